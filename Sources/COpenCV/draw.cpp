#include "draw.h"

#include <algorithm>
#include <cmath>
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

/// Turns a bitmap clockwise around its center and moves its upper left corner along.
void turn(cv::Mat &bitmap, double roll, int32_t *x, int32_t *y) {
    const double radians = roll * CV_PI / 180;
    const double sine = std::abs(std::sin(radians)), cosine = std::abs(std::cos(radians));
    const int width = cvCeil(bitmap.cols * cosine + bitmap.rows * sine);
    const int height = cvCeil(bitmap.cols * sine + bitmap.rows * cosine);
    cv::Mat matrix = cv::getRotationMatrix2D(cv::Point2f(0.5f * bitmap.cols, 0.5f * bitmap.rows), -roll, 1);
    matrix.at<double>(0, 2) += 0.5 * (width - bitmap.cols);
    matrix.at<double>(1, 2) += 0.5 * (height - bitmap.rows);
    cv::Mat turned;
    cv::warpAffine(bitmap, turned, matrix, cv::Size(width, height));
    *x -= (width - bitmap.cols) / 2;
    *y -= (height - bitmap.rows) / 2;
    bitmap = turned;
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
              int32_t scaled_width, int32_t scaled_height, double roll, scv_error *error) {
    return scv::guarded(error, [&] {
        cv::Mat picture = scv::view(target);
        const cv::Mat original(height, width, CV_8UC4, const_cast<uint8_t *>(bitmap));
        cv::Mat scaled;
        const int interpolation = scaled_width < width ? cv::INTER_AREA : cv::INTER_LINEAR;
        cv::resize(original, scaled, cv::Size(scaled_width, scaled_height), 0, 0, interpolation);
        if (roll != 0) turn(scaled, roll, &x, &y);
        overlay(picture, scaled, x, y, [](uint8_t *to, const uint8_t *from) {
            for (int channel = 0; channel < 3; ++channel) {
                const unsigned below = (to[channel] * (255u - from[3]) + 127) / 255;
                to[channel] = static_cast<uint8_t>(std::min(255u, below + from[channel]));
            }
        });
    });
}

int scv_blur(scv_image *target, int32_t x, int32_t y, int32_t width, int32_t height, double roll, scv_error *error) {
    return scv::guarded(error, [&] {
        cv::Mat picture = scv::view(target);
        const cv::Point2f center(x + 0.5f * width, y + 0.5f * height);
        const cv::RotatedRect ellipse(center, cv::Size2f(width, height), static_cast<float>(roll));
        const cv::Rect area = ellipse.boundingRect() & cv::Rect(0, 0, picture.cols, picture.rows);
        if (area.empty()) return;
        cv::Mat part = picture(area), mask(area.size(), CV_8UC1, cv::Scalar(0)), coarse, blurred;
        // A grid of a few cells, smoothly enlarged, keeps nothing that could be sharpened again.
        const cv::Size cells(std::min(6, area.width), std::min(6, area.height));
        cv::resize(part, coarse, cells, 0, 0, cv::INTER_AREA);
        cv::resize(coarse, blurred, area.size(), 0, 0, cv::INTER_CUBIC);
        const cv::Point2f corner(static_cast<float>(area.x), static_cast<float>(area.y));
        cv::ellipse(mask, cv::RotatedRect(center - corner, ellipse.size, ellipse.angle), cv::Scalar(255), cv::FILLED);
        blurred.copyTo(part, mask);
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
