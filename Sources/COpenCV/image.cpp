#include "image.h"

#include <opencv2/imgproc.hpp>

#include "support.hpp"

int scv_set_threads(int32_t count, scv_error *error) {
    return scv::guarded(error, [&] { cv::setNumThreads(count); });
}

const char *scv_version(void) {
    return CV_VERSION;
}

int scv_resize(const scv_image *source, scv_image *target, scv_interpolation interpolation, scv_error *error) {
    return scv::guarded(error, [&] {
        cv::Mat result = scv::view(target);
        cv::resize(scv::view(source), result, result.size(), 0, 0, interpolation);
    });
}

int scv_gray(const scv_image *source, scv_image *target, scv_error *error) {
    return scv::guarded(error, [&] {
        cv::Mat result = scv::view(target);
        cv::cvtColor(scv::view(source), result, cv::COLOR_BGR2GRAY);
    });
}

int scv_rotate(const scv_image *source, scv_image *target, int32_t degrees, scv_error *error) {
    return scv::guarded(error, [&] {
        cv::Mat result = scv::view(target);
        switch (degrees) {
        case 90: cv::rotate(scv::view(source), result, cv::ROTATE_90_CLOCKWISE); break;
        case 180: cv::rotate(scv::view(source), result, cv::ROTATE_180); break;
        case 270: cv::rotate(scv::view(source), result, cv::ROTATE_90_COUNTERCLOCKWISE); break;
        default: CV_Error(cv::Error::StsBadArg, "only quarter turns are possible");
        }
    });
}

int scv_warp_quadrilateral(const scv_image *source, const float corners[8], scv_image *target,
                           scv_interpolation interpolation, scv_error *error) {
    return scv::guarded(error, [&] {
        cv::Mat result = scv::view(target);
        const float width = static_cast<float>(target->width), height = static_cast<float>(target->height);
        const cv::Point2f from[4] = {{corners[0], corners[1]}, {corners[2], corners[3]},
                                     {corners[4], corners[5]}, {corners[6], corners[7]}};
        const cv::Point2f to[4] = {{0, 0}, {width, 0}, {width, height}, {0, height}};
        cv::warpPerspective(scv::view(source), result, cv::getPerspectiveTransform(from, to), result.size(),
                            interpolation, cv::BORDER_REPLICATE);
    });
}
