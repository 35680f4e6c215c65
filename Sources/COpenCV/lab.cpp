#include "lab.hpp"

#include <array>
#include <cmath>

namespace {

/// Linear light of each level of sRGB (IEC 61966-2-1).
std::array<float, 256> linearLevels() {
    std::array<float, 256> levels;
    for (int level = 0; level < 256; level++) {
        const double value = level / 255.0;
        levels[level] = static_cast<float>(value <= .04045 ? value / 12.92 : std::pow((value + .055) / 1.055, 2.4));
    }
    return levels;
}

/// CIE's f, a cube root that is a line near zero, for arguments of 0...1: read off a table, linear between its entries.
class CubeRoot {
public:
    CubeRoot() {
        for (int index = 0; index < steps + 2; index++) {
            const double value = index / double(steps);
            table[index] = static_cast<float>(value > 216.0 / 24389 ? std::cbrt(value) : (24389.0 / 27 * value + 16) / 116);
        }
    }

    float operator()(float value) const {
        const float place = value * steps;
        const int index = static_cast<int>(place);
        return table[index] + (place - index) * (table[index + 1] - table[index]);
    }

private:
    static constexpr int steps = 4096;
    std::array<float, steps + 2> table;
};

/// Calls `body` with each pixel's number in its row, row, and X, Y and Z, white being 1 in each.
template <typename Body>
void eachPixel(const cv::Mat &bgr, Body body) {
    static const std::array<float, 256> linear = linearLevels();
    for (int y = 0; y < bgr.rows; y++) {
        const uint8_t *pixel = bgr.ptr(y);
        for (int x = 0; x < bgr.cols; x++, pixel += 3) {
            const float blue = linear[pixel[0]], green = linear[pixel[1]], red = linear[pixel[2]];
            body(y, x, .433953f * red + .376219f * green + .189828f * blue,
                 .212671f * red + .715160f * green + .072169f * blue, .017758f * red + .109477f * green + .872765f * blue);
        }
    }
}

const CubeRoot &cubeRoot() {
    static const CubeRoot root;
    return root;
}

}  // namespace

cv::Mat scv::lab(const cv::Mat &bgr) {
    cv::Mat result(bgr.size(), CV_32FC3);
    const CubeRoot &root = cubeRoot();
    eachPixel(bgr, [&](int row, int column, float x, float y, float z) {
        const float fx = root(x), fy = root(y), fz = root(z);
        result.at<cv::Vec3f>(row, column) = {2.55f * (116 * fy - 16), 500 * (fx - fy) + 128, 200 * (fy - fz) + 128};
    });
    return result;
}

cv::Mat scv::lightness(const cv::Mat &bgr) {
    cv::Mat result(bgr.size(), CV_8U);
    const CubeRoot &root = cubeRoot();
    eachPixel(bgr, [&](int row, int column, float, float y, float) {
        result.at<uint8_t>(row, column) = cv::saturate_cast<uint8_t>(2.55f * (116 * root(y) - 16));
    });
    return result;
}
