#include "document.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>
#include <vector>

#include <opencv2/imgproc.hpp>

#include "lab.hpp"
#include "support.hpp"

namespace {

cv::Mat square(int side) {
    return cv::getStructuringElement(cv::MORPH_RECT, {side, side});
}

/// The hulls of the contours in a mask, the largest first.
void collect_hulls(const cv::Mat &mask, int retrieval, double minimum_area, int limit, scv_polygons *hulls) {
    std::vector<std::vector<cv::Point>> contours;
    cv::findContours(mask, contours, retrieval, cv::CHAIN_APPROX_SIMPLE);
    std::vector<std::pair<double, std::vector<cv::Point>>> found;
    for (const auto &contour : contours) {
        const cv::Rect box = cv::boundingRect(contour);
        if (box.area() < minimum_area) continue;
        std::vector<cv::Point> hull, simple;
        cv::convexHull(contour, hull);
        const double area = cv::contourArea(hull);
        if (area < minimum_area) continue;
        cv::approxPolyDP(hull, simple, 1.2, true);
        if (simple.size() >= 4) found.emplace_back(area, std::move(simple));
    }
    // Contours of one area by where they start, so that the order is the same every time.
    std::sort(found.begin(), found.end(), [](const auto &a, const auto &b) {
        if (a.first != b.first) return a.first > b.first;
        return std::make_pair(a.second[0].y, a.second[0].x) < std::make_pair(b.second[0].y, b.second[0].x);
    });
    int used = 0;
    for (int i = 0; i < hulls->count; i++) used += hulls->counts[i];
    for (int i = 0; i < static_cast<int>(found.size()) && i < limit; i++) {
        const auto &polygon = found[i].second;
        const int size = static_cast<int>(polygon.size());
        if (hulls->count == hulls->capacity || used + size > hulls->point_capacity) return;
        for (const cv::Point &point : polygon) {
            hulls->points[2 * used] = point.x + .5f;
            hulls->points[2 * used + 1] = point.y + .5f;
            used++;
        }
        hulls->counts[hulls->count++] = size;
    }
}

/// The level that the share `quantile` of the pixels does not exceed.
int level_at(const cv::Mat &plane, double quantile) {
    std::array<int, 256> histogram{};
    for (int y = 0; y < plane.rows; y++) {
        const uint8_t *row = plane.ptr<uint8_t>(y);
        for (int x = 0; x < plane.cols; x++) histogram[row[x]]++;
    }
    const double goal = quantile * static_cast<double>(plane.total());
    double sum = 0;
    for (int level = 0; level < 256; level++) {
        sum += histogram[level];
        if (sum >= goal) return level;
    }
    return 255;
}

/// The boxes of what looks like lines of letters in a mask of strokes.
void collect_text_boxes(const cv::Mat &strokes, scv_segments *boxes) {
    cv::Mat joined, labels, statistics, centroids;
    cv::morphologyEx(strokes, joined, cv::MORPH_CLOSE, cv::getStructuringElement(cv::MORPH_RECT, {9, 1}));
    cv::morphologyEx(joined, joined, cv::MORPH_OPEN, cv::getStructuringElement(cv::MORPH_RECT, {5, 2}));
    const int count = cv::connectedComponentsWithStats(joined, labels, statistics, centroids, 8, CV_32S);
    for (int label = 1; label < count; label++) {
        const int *row = statistics.ptr<int>(label);
        const int x = row[cv::CC_STAT_LEFT], y = row[cv::CC_STAT_TOP];
        const int width = row[cv::CC_STAT_WIDTH], height = row[cv::CC_STAT_HEIGHT];
        const double filled = row[cv::CC_STAT_AREA] / static_cast<double>(width * height);
        if (height < 4 || height > strokes.rows / 5 || width < 2 * height || filled < .45) continue;
        // Letters leave gaps: strokes that cover nearly the whole box are a bar or a line.
        const double inked = cv::countNonZero(strokes({x, y, width, height})) / static_cast<double>(width * height);
        if (inked < .2 || inked > .85) continue;
        if (boxes->count == boxes->capacity) return;
        const float values[4] = {float(x), float(y), float(width), float(height)};
        std::copy(values, values + 4, boxes->values + 4 * boxes->count);
        boxes->count++;
    }
}

}  // namespace

int scv_document_planes(const scv_image *source, scv_image planes[4], scv_error *error) {
    return scv::guarded(error, [&] {
        cv::Mat smooth, lab, hsv;
        cv::medianBlur(scv::view(source), smooth, 5);
        scv::lab(smooth).convertTo(lab, CV_8U);
        cv::cvtColor(smooth, hsv, cv::COLOR_BGR2HSV);
        for (int channel = 0; channel < 3; channel++) {
            cv::Mat plane = scv::view(&planes[channel]);
            cv::extractChannel(lab, plane, channel);
        }
        cv::Mat saturation = scv::view(&planes[3]);
        cv::extractChannel(hsv, saturation, 1);
    });
}

int scv_color_gradient(const scv_image *source, float *gradient_x, float *gradient_y, scv_image *lab, scv_error *error) {
    return scv::guarded(error, [&] {
        cv::Mat smooth = scv::view(lab), precise = scv::lab(scv::view(source)), dx, dy;
        cv::GaussianBlur(precise, precise, {}, 1.2);
        precise.convertTo(smooth, CV_8U);
        cv::Sobel(precise, dx, CV_32F, 1, 0, 3, .125);
        cv::Sobel(precise, dy, CV_32F, 0, 1, 3, .125);
        // Colours are weighted a little more than lightness.
        const float weights[3] = {1, 1.5f, 1.5f};
        for (int y = 0; y < source->height; y++) {
            const float *across = dx.ptr<float>(y), *down = dy.ptr<float>(y);
            for (int x = 0; x < source->width; x++, across += 3, down += 3) {
                float best = -1;
                for (int channel = 0; channel < 3; channel++) {
                    const float change_x = weights[channel] * across[channel], change_y = weights[channel] * down[channel];
                    const float strength = change_x * change_x + change_y * change_y;
                    if (strength <= best) continue;
                    best = strength;
                    *gradient_x = change_x;
                    *gradient_y = change_y;
                }
                gradient_x++;
                gradient_y++;
            }
        }
    });
}

int scv_edge_hulls(const scv_image *plane, double low, double high, int32_t closing, double minimum_area, int32_t limit,
                   scv_polygons *hulls, scv_error *error) {
    return scv::guarded(error, [&] {
        cv::Mat edges;
        cv::Canny(scv::view(plane), edges, low, high);
        cv::dilate(edges, edges, square(3));
        cv::morphologyEx(edges, edges, cv::MORPH_CLOSE, square(closing));
        collect_hulls(edges, cv::RETR_LIST, minimum_area, limit, hulls);
    });
}

int scv_region_hulls(const scv_image *plane, scv_split split, double value, double minimum_area, int32_t limit,
                     scv_polygons *hulls, scv_error *error) {
    return scv::guarded(error, [&] {
        const cv::Mat levels = scv::view(plane);
        const auto collect = [&](cv::Mat mask) {
            cv::morphologyEx(mask, mask, cv::MORPH_OPEN, square(5));
            cv::morphologyEx(mask, mask, cv::MORPH_CLOSE, square(9));
            collect_hulls(mask, cv::RETR_EXTERNAL, minimum_area, limit, hulls);
        };
        cv::Mat upper, lower;
        if (split == SCV_SPLIT_LOCAL_MEAN) {
            const int window = static_cast<int>(value) | 1;
            cv::adaptiveThreshold(levels, upper, 255, cv::ADAPTIVE_THRESH_MEAN_C, cv::THRESH_BINARY, window, -2);
            cv::adaptiveThreshold(levels, lower, 255, cv::ADAPTIVE_THRESH_MEAN_C, cv::THRESH_BINARY_INV, window, 2);
        } else {
            if (split == SCV_SPLIT_OTSU) {
                cv::threshold(levels, upper, 0, 255, cv::THRESH_BINARY | cv::THRESH_OTSU);
            } else {
                cv::threshold(levels, upper, level_at(levels, value), 255, cv::THRESH_BINARY);
            }
            cv::bitwise_not(upper, lower);
        }
        collect(upper);
        collect(lower);
    });
}

int scv_level_hulls(const scv_image *plane, double level, double minimum_area, int32_t limit, scv_polygons *hulls,
                    scv_error *error) {
    return scv::guarded(error, [&] {
        cv::Mat mask;
        cv::threshold(scv::view(plane), mask, level, 255, cv::THRESH_BINARY);
        collect_hulls(mask, cv::RETR_EXTERNAL, minimum_area, limit, hulls);
    });
}

int scv_line_segments(const scv_image *plane, int32_t stretch, double minimum_length, scv_segments *segments,
                      scv_error *error) {
    return scv::guarded(error, [&] {
        cv::Mat levels = scv::view(plane);
        if (stretch != 0) {
            const int low = level_at(levels, .005), high = level_at(levels, .995);
            const double factor = std::min(6.0, 255.0 / std::max(1, high - low));
            cv::Mat wide;
            levels.convertTo(wide, CV_8U, factor, -low * factor);
            levels = wide;
        }
        std::vector<cv::Vec4f> found;
        cv::createLineSegmentDetector()->detect(levels, found);
        for (const cv::Vec4f &segment : found) {
            if (std::hypot(segment[2] - segment[0], segment[3] - segment[1]) < minimum_length) continue;
            if (segments->count == segments->capacity) return;
            for (int i = 0; i < 4; i++) segments->values[4 * segments->count + i] = segment[i] + .5f;
            segments->count++;
        }
    });
}

int scv_stroke_density(const scv_image *gray, int32_t window, scv_image *target, scv_error *error) {
    return scv::guarded(error, [&] {
        const cv::Mat levels = scv::view(gray);
        cv::Mat bright, dark, result = scv::view(target);
        cv::morphologyEx(levels, bright, cv::MORPH_TOPHAT, square(5));
        cv::morphologyEx(levels, dark, cv::MORPH_BLACKHAT, square(5));
        cv::max(bright, dark, bright);
        cv::threshold(bright, bright, 16, 255, cv::THRESH_BINARY);
        cv::blur(bright, result, {window, window});
    });
}

int scv_sample_strip(const scv_image *source, const double ends[4], scv_image *target, scv_error *error) {
    return scv::guarded(error, [&] {
        const double dx = ends[2] - ends[0], dy = ends[3] - ends[1], length = std::hypot(dx, dy);
        if (length < 1) CV_Error(cv::Error::StsBadArg, "the line has no length");
        const int columns = std::max(target->width, static_cast<int>(std::lround(length)));
        const double ux = dx / length, uy = dy / length, step = length / columns, middle = (target->height - 1) / 2.0;
        // Strip pixel (column, row) shows the source at start + u * step * (column + .5) + normal * (row - middle).
        const double values[6] = {ux * step, -uy, ends[0] + ux * step / 2 + uy * middle - .5,
                                  uy * step, ux,  ends[1] + uy * step / 2 - ux * middle - .5};
        const cv::Mat transform(2, 3, CV_64F, const_cast<double *>(values));
        cv::Mat strip, result = scv::view(target);
        cv::warpAffine(scv::view(source), strip, transform, {columns, target->height},
                       cv::INTER_LINEAR | cv::WARP_INVERSE_MAP, cv::BORDER_REPLICATE);
        cv::resize(strip, result, result.size(), 0, 0, cv::INTER_AREA);
    });
}

int scv_text_boxes(const scv_image *gray, scv_segments *boxes, scv_error *error) {
    return scv::guarded(error, [&] {
        const cv::Mat levels = scv::view(gray);
        cv::Mat bright, dark, either;
        cv::morphologyEx(levels, bright, cv::MORPH_TOPHAT, square(9));
        cv::morphologyEx(levels, dark, cv::MORPH_BLACKHAT, square(9));
        cv::max(bright, dark, either);
        cv::Scalar mean, deviation;
        cv::meanStdDev(either, mean, deviation);
        const double threshold = std::max(14.0, mean[0] + deviation[0]);
        // Each tone by itself: between close lines of dark letters the ground is a bright stroke.
        for (const cv::Mat &tone : {bright, dark}) {
            cv::Mat strokes;
            cv::threshold(tone, strokes, threshold, 255, cv::THRESH_BINARY);
            collect_text_boxes(strokes, boxes);
        }
    });
}

int scv_flatten_quadrilateral(const scv_image *source, const double corners[8], scv_image *target, scv_error *error) {
    return scv::guarded(error, [&] {
        cv::Mat pixels = scv::view(source), result = scv::view(target);
        cv::Point2f from[4];
        double left = source->width, top = source->height, right = 0, bottom = 0;
        for (int i = 0; i < 4; i++) {
            from[i] = {static_cast<float>(corners[2 * i]), static_cast<float>(corners[2 * i + 1])};
            left = std::min(left, corners[2 * i]);
            right = std::max(right, corners[2 * i]);
            top = std::min(top, corners[2 * i + 1]);
            bottom = std::max(bottom, corners[2 * i + 1]);
        }
        // Only the part that is seen is averaged.
        const cv::Rect whole(0, 0, source->width, source->height);
        const cv::Rect part = whole & cv::Rect(cv::Point(std::floor(left) - 8, std::floor(top) - 8),
                                               cv::Point(std::ceil(right) + 8, std::ceil(bottom) + 8));
        if (part.empty()) CV_Error(cv::Error::StsBadArg, "the quadrilateral lies beyond the image");
        pixels = pixels(part);
        const double across = std::max(cv::norm(from[1] - from[0]), cv::norm(from[2] - from[3])) / target->width;
        const double down = std::max(cv::norm(from[3] - from[0]), cv::norm(from[2] - from[1])) / target->height;
        const double shrink = std::max(1.0, std::min(across, down));
        cv::Mat averaged = pixels;
        if (shrink > 1.25) {
            cv::resize(pixels, averaged, {std::max(1, int(std::lround(pixels.cols / shrink))),
                                          std::max(1, int(std::lround(pixels.rows / shrink)))}, 0, 0, cv::INTER_AREA);
        }
        const float scale_x = averaged.cols / static_cast<float>(pixels.cols);
        const float scale_y = averaged.rows / static_cast<float>(pixels.rows);
        for (cv::Point2f &point : from) {
            point.x = (point.x - part.x) * scale_x - .5f;
            point.y = (point.y - part.y) * scale_y - .5f;
        }
        const float width = target->width - .5f, height = target->height - .5f;
        const cv::Point2f to[4] = {{-.5f, -.5f}, {width, -.5f}, {width, height}, {-.5f, height}};
        cv::warpPerspective(averaged, result, cv::getPerspectiveTransform(from, to), result.size(), cv::INTER_CUBIC,
                            cv::BORDER_REPLICATE);
    });
}
