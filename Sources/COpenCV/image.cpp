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
