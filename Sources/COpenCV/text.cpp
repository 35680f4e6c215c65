#include "text.h"

#include <algorithm>

#include <opencv2/imgproc.hpp>

#include "support.hpp"

namespace {

/// Below this lightness the ground counts as dark.
constexpr int darkGround = 118;

cv::Mat lightness(const cv::Mat &image) {
    if (image.channels() == 1) return image;
    cv::Mat lab, result;
    cv::cvtColor(image, lab, cv::COLOR_BGR2Lab);
    cv::extractChannel(lab, result, 0);
    return result;
}

/// The ground under the text, at a quarter of the size: a median over a window that no line of text fills.
cv::Mat ground(const cv::Mat &light) {
    const int reduction = 4;
    const int window = std::max(15, std::max(light.cols, light.rows) / 12);
    cv::Mat small;
    const cv::Size size(std::max(8, light.cols / reduction), std::max(8, light.rows / reduction));
    cv::resize(light, small, size, 0, 0, cv::INTER_AREA);
    cv::medianBlur(small, small, std::min(255, (window / reduction) | 1));
    cv::GaussianBlur(small, small, cv::Size(), 3);
    return small;
}

cv::Mat enlarged(const cv::Mat &small, cv::Size size) {
    cv::Mat result;
    cv::resize(small, result, size, 0, 0, cv::INTER_LINEAR);
    return result;
}

}  // namespace

int scv_text_flatten(const scv_image *source, scv_image *target, scv_error *error) {
    return scv::guarded(error, [&] {
        cv::Mat result = scv::view(target);
        const cv::Mat light = lightness(scv::view(source));
        const cv::Mat smallGround = ground(light);
        cv::Mat smallDarkness;
        cv::threshold(smallGround, smallDarkness, darkGround - 1, 255, cv::THRESH_BINARY_INV);
        const cv::Mat under = enlarged(smallGround, light.size());
        const cv::Mat darkness = enlarged(smallDarkness, light.size());
        for (int y = 0; y < light.rows; y++) {
            const uint8_t *value = light.ptr(y), *base = under.ptr(y), *dark = darkness.ptr(y);
            uint8_t *out = result.ptr(y);
            for (int x = 0; x < light.cols; x++) {
                const int normal = 255 * std::min<int>(value[x], base[x]) / std::max<int>(base[x], 1);
                const int inverse = 255 * std::min(255 - value[x], 255 - base[x]) / std::max(255 - base[x], 1);
                out[x] = static_cast<uint8_t>((normal * (255 - dark[x]) + inverse * dark[x]) / 255);
            }
        }
    });
}
