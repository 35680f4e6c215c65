#include "draw.h"

#include <algorithm>
#include <string>

#include <opencv2/imgproc.hpp>

#include "support.hpp"

namespace {

/// The built-in line font at a size.
struct LineFont {
    static constexpr int face = cv::FONT_HERSHEY_SIMPLEX;
    double scale;
    int thickness;
    int margin;

    explicit LineFont(int height)
        : scale(cv::getFontScaleFromHeight(face, std::max(height, 1), 1)),
          thickness(std::max(1, height / 8)),
          margin(thickness) {}

    cv::Size size(const std::string &text, int *baseline) const {
        return cv::getTextSize(text, face, scale, thickness, baseline);
    }
};

/// Calls `mix` for each pixel of `source` that lies within `target` when its corner is put at (x, y).
template <typename Mix>
void overlay(cv::Mat &target, const cv::Mat &source, int x, int y, Mix mix) {
    const cv::Rect area = cv::Rect(x, y, source.cols, source.rows) & cv::Rect(0, 0, target.cols, target.rows);
    for (int row = area.y; row < area.y + area.height; ++row) {
        uint8_t *to = target.ptr(row) + 3 * area.x;
        const uint8_t *from = source.ptr(row - y) + source.channels() * (area.x - x);
        for (int column = 0; column < area.width; ++column, to += 3, from += source.channels()) mix(to, from);
    }
}

uint8_t mixed(unsigned below, unsigned above, unsigned alpha) {
    return static_cast<uint8_t>((below * (255 - alpha) + above * alpha + 127) / 255);
}

}  // namespace

void scv_flatten(const uint8_t *source, uint8_t *target, size_t count) {
    for (size_t pixel = 0; pixel < count; ++pixel, source += 4, target += 3) {
        const unsigned alpha = source[3], white = 255 * (255 - alpha);
        for (int channel = 0; channel < 3; ++channel) {
            target[channel] = static_cast<uint8_t>((source[channel] * alpha + white + 127) / 255);
        }
    }
}

void scv_flatten_premultiplied(const uint8_t *source, uint8_t *target, size_t count) {
    for (size_t pixel = 0; pixel < count; ++pixel, source += 4, target += 3) {
        const unsigned white = 255 - source[3];
        for (int channel = 0; channel < 3; ++channel) {
            target[channel] = static_cast<uint8_t>(std::min(255u, source[2 - channel] + white));
        }
    }
}

void scv_from_inks(const uint8_t *source, uint8_t *target, size_t count) {
    for (size_t pixel = 0; pixel < count; ++pixel, source += 4, target += 3) {
        for (int channel = 0; channel < 3; ++channel) {
            target[channel] = static_cast<uint8_t>((source[2 - channel] * source[3] + 127) / 255);
        }
    }
}

int scv_fill(scv_image *target, int32_t x, int32_t y, int32_t width, int32_t height, scv_color color,
             scv_error *error) {
    return scv::guarded(error, [&] {
        cv::Mat picture = scv::view(target);
        const cv::Rect area = cv::Rect(x, y, width, height) & cv::Rect(0, 0, picture.cols, picture.rows);
        picture(area).setTo(cv::Scalar(color.blue, color.green, color.red));
    });
}

int scv_line(scv_image *target, double ax, double ay, double bx, double by, int32_t width, scv_color color,
             scv_error *error) {
    return scv::guarded(error, [&] {
        cv::Mat picture = scv::view(target);
        const int shift = 4;
        const auto place = [](double x, double y) {
            const double scale = 1 << shift;
            return cv::Point(cv::saturate_cast<int>((x - .5) * scale), cv::saturate_cast<int>((y - .5) * scale));
        };
        cv::line(picture, place(ax, ay), place(bx, by), cv::Scalar(color.blue, color.green, color.red), width, cv::LINE_AA,
                 shift);
    });
}

int scv_blend(scv_image *target, const uint8_t *bitmap, int32_t width, int32_t height, int32_t x, int32_t y,
              int32_t scaled_width, int32_t scaled_height, scv_error *error) {
    return scv::guarded(error, [&] {
        cv::Mat picture = scv::view(target);
        const cv::Mat original(height, width, CV_8UC4, const_cast<uint8_t *>(bitmap));
        cv::Mat scaled;
        const int interpolation = scaled_width < width ? cv::INTER_AREA : cv::INTER_LINEAR;
        cv::resize(original, scaled, cv::Size(scaled_width, scaled_height), 0, 0, interpolation);
        overlay(picture, scaled, x, y, [](uint8_t *to, const uint8_t *from) {
            for (int channel = 0; channel < 3; ++channel) {
                const unsigned below = (to[channel] * (255u - from[3]) + 127) / 255;
                to[channel] = static_cast<uint8_t>(std::min(255u, below + from[channel]));
            }
        });
    });
}

int scv_paint(scv_image *target, const scv_image *mask, int32_t x, int32_t y, scv_color color, scv_error *error) {
    return scv::guarded(error, [&] {
        cv::Mat picture = scv::view(target);
        overlay(picture, scv::view(mask), x, y, [color](uint8_t *to, const uint8_t *from) {
            to[0] = mixed(to[0], color.blue, from[0]);
            to[1] = mixed(to[1], color.green, from[0]);
            to[2] = mixed(to[2], color.red, from[0]);
        });
    });
}

int scv_text_size(const char *text, int32_t height, int32_t *width, int32_t *total_height, scv_error *error) {
    return scv::guarded(error, [&] {
        const LineFont font(height);
        int baseline = 0;
        const cv::Size size = font.size(text, &baseline);
        *width = size.width + 2 * font.margin;
        *total_height = size.height + baseline + 2 * font.margin;
    });
}

int scv_text(scv_image *mask, const char *text, int32_t height, scv_error *error) {
    return scv::guarded(error, [&] {
        const LineFont font(height);
        int baseline = 0;
        const cv::Size size = font.size(text, &baseline);
        cv::Mat canvas = scv::view(mask);
        cv::putText(canvas, text, cv::Point(font.margin, font.margin + size.height), LineFont::face, font.scale,
                    cv::Scalar(255), font.thickness, cv::LINE_AA);
    });
}
