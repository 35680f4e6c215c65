#include "text.h"

#include <algorithm>

#include <opencv2/imgproc.hpp>

#include "lab.hpp"
#include "support.hpp"

namespace {

constexpr int reduction = 4;
/// Below this lightness the ground counts as dark, unless the text says otherwise.
constexpr int darkGround = 118;
/// Differences from the ground up to this are noise.
constexpr int noise = 12;

/// The side of a window, in reduced pixels, that no line of text fills.
int window(const cv::Mat &light) {
    return (std::max(15, std::max(light.cols, light.rows) / 12) / reduction) | 1;
}

cv::Size reduced(cv::Size size) {
    return cv::Size(std::max(8, size.width / reduction), std::max(8, size.height / reduction));
}

cv::Mat resized(const cv::Mat &image, cv::Size size, int interpolation) {
    cv::Mat result;
    cv::resize(image, result, size, 0, 0, interpolation);
    return result;
}

/// The ground under the text, reduced.
cv::Mat ground(const cv::Mat &light) {
    cv::Mat small = resized(light, reduced(light.size()), cv::INTER_AREA);
    cv::medianBlur(small, small, std::min(255, window(light)));
    cv::GaussianBlur(small, small, cv::Size(), 3);
    return small;
}

/// How much of the neighbourhood lies above the ground (`light` first) or below it (`base` first), reduced.
cv::Mat excess(const cv::Mat &first, const cv::Mat &second, int side) {
    cv::Mat difference, small;
    cv::subtract(first, second, difference);
    cv::subtract(difference, cv::Scalar(noise), difference);
    small = resized(difference, reduced(first.size()), cv::INTER_AREA);
    small.convertTo(small, CV_32F);
    cv::blur(small, small, cv::Size(side, side));
    return small;
}

/// 255 where text is lighter than its ground, 0 where it is darker, reduced.
///
/// What there is more of in the neighbourhood decides; the ground's own lightness counts half as much again.
cv::Mat lightText(const cv::Mat &light, const cv::Mat &base, const cv::Mat &smallBase) {
    const float prior = 1.5f, margin = 0.15f;
    const cv::Mat above = excess(light, base, window(light)), below = excess(base, light, window(light));
    cv::Mat result(smallBase.size(), CV_8U);
    for (int y = 0; y < result.rows; y++) {
        const uint8_t *value = smallBase.ptr(y);
        const float *more = above.ptr<float>(y), *less = below.ptr<float>(y);
        for (int x = 0; x < result.cols; x++) {
            const bool dark = value[x] < darkGround;
            const float balance = more[x] * (dark ? prior : 1) - less[x] * (dark ? 1 : prior);
            result.ptr(y)[x] = balance > margin || (dark && balance >= -margin) ? 255 : 0;
        }
    }
    cv::GaussianBlur(result, result, cv::Size(), 3);
    return result;
}

}  // namespace

int scv_text_flatten(const scv_image *source, scv_image *target, scv_error *error) {
    return scv::guarded(error, [&] {
        cv::Mat result = scv::view(target);
        const cv::Mat image = scv::view(source), light = image.channels() == 1 ? image : scv::lightness(image);
        const cv::Mat smallGround = ground(light);
        const cv::Mat under = resized(smallGround, light.size(), cv::INTER_LINEAR);
        const cv::Mat inverted = resized(lightText(light, under, smallGround), light.size(), cv::INTER_LINEAR);
        for (int y = 0; y < light.rows; y++) {
            const uint8_t *value = light.ptr(y), *base = under.ptr(y), *share = inverted.ptr(y);
            uint8_t *out = result.ptr(y);
            for (int x = 0; x < light.cols; x++) {
                const int normal = 255 * std::min<int>(value[x], base[x]) / std::max<int>(base[x], 1);
                const int inverse = 255 * std::min(255 - value[x], 255 - base[x]) / std::max(255 - base[x], 1);
                out[x] = static_cast<uint8_t>((normal * (255 - share[x]) + inverse * share[x]) / 255);
            }
        }
    });
}

int scv_draw_text(scv_image *target, const char *text, int32_t x, int32_t y, double scale, int32_t thickness,
                  uint8_t value, scv_error *error) {
    return scv::guarded(error, [&] {
        cv::Mat result = scv::view(target);
        cv::putText(result, text, cv::Point(x, y), cv::FONT_HERSHEY_SIMPLEX, scale, cv::Scalar(value), thickness,
                    cv::LINE_AA);
    });
}
