#include "cascade.h"

#include <algorithm>
#include <memory>
#include <vector>

#include <opencv2/imgproc.hpp>
#include <opencv2/objdetect.hpp>

#include "support.hpp"

struct scv_cascade {
    cv::CascadeClassifier classifier;
};

namespace {

constexpr double scale_step = 1.1;
constexpr int minimum_neighbors = 2;

/// The image as a view shows it, and the way back.
class TurnedImage {
public:
    TurnedImage(const cv::Mat &image, const scv_cascade_view &view)
        : width_(image.cols), mirrors_(view.mirrors != 0), margin_(view.margin) {
        cv::copyMakeBorder(image, pixels_, margin_, margin_, margin_, margin_, cv::BORDER_REPLICATE);
        if (mirrors_) cv::flip(pixels_, pixels_, 1);
        const cv::Point2f center(0.5f * static_cast<float>(pixels_.cols), 0.5f * static_cast<float>(pixels_.rows));
        const cv::Mat turn = cv::getRotationMatrix2D(center, view.turn, 1);
        cv::invertAffineTransform(turn, back_);
        if (view.turn != 0) {
            cv::Mat turned;
            cv::warpAffine(pixels_, turned, turn, pixels_.size(), cv::INTER_LINEAR, cv::BORDER_REPLICATE);
            pixels_ = turned;
        }
    }

    const cv::Mat &pixels() const { return pixels_; }

    scv_square original(const cv::Rect &found, double weight) const {
        const cv::Point2d center(found.x + 0.5 * found.width, found.y + 0.5 * found.height);
        const double x = back_(0, 0) * center.x + back_(0, 1) * center.y + back_(0, 2) - margin_;
        const double y = back_(1, 0) * center.x + back_(1, 1) * center.y + back_(1, 2) - margin_;
        return {mirrors_ ? width_ - x : x, y, static_cast<double>(found.width), weight};
    }

private:
    int width_;
    bool mirrors_;
    int margin_;
    cv::Mat pixels_;
    cv::Mat_<double> back_;
};

}  // namespace

int scv_cascade_read(const char *path, scv_cascade **cascade, scv_error *error) {
    return scv::guarded(error, [&] {
        auto result = std::make_unique<scv_cascade>();
        if (!result->classifier.load(path)) CV_Error(cv::Error::StsParseError, "the file holds no cascade");
        *cascade = result.release();
    });
}

void scv_cascade_free(scv_cascade *cascade) {
    scv::guarded(nullptr, [&] { delete cascade; });
}

int scv_cascade_find(scv_cascade *cascade, const scv_image *image, const scv_cascade_view *view, scv_square *squares,
                     int32_t capacity, int32_t *count, scv_error *error) {
    return scv::guarded(error, [&] {
        const TurnedImage turned(scv::view(image), *view);
        std::vector<cv::Rect> found;
        std::vector<int> levels;
        std::vector<double> weights;
        cascade->classifier.detectMultiScale(turned.pixels(), found, levels, weights, scale_step, minimum_neighbors, 0,
                                             cv::Size(view->minimum_side, view->minimum_side), cv::Size(), true);
        *count = std::min(capacity, static_cast<int32_t>(found.size()));
        for (size_t index = 0; index < static_cast<size_t>(*count); ++index) {
            squares[index] = turned.original(found[index], weights[index]);
        }
    });
}

int scv_equalize(scv_image *image, scv_error *error) {
    return scv::guarded(error, [&] {
        cv::Mat pixels = scv::view(image);
        cv::equalizeHist(pixels, pixels);
    });
}
