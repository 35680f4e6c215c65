// What every file of the shim shares: views of the caller's pixels, and the barrier that no exception crosses.
#ifndef SNAPCAT_COPENCV_SUPPORT_HPP
#define SNAPCAT_COPENCV_SUPPORT_HPP

#include <cstdio>
#include <exception>

#include <opencv2/core.hpp>

#include "image.h"

namespace scv {

inline void report(scv_error *error, const char *message) {
    if (error != nullptr) std::snprintf(error->message, sizeof error->message, "%s", message);
}

/// Runs `body`; 0 if it returned, 1 with a message if it threw.
template <typename Body>
int guarded(scv_error *error, Body body) {
    try {
        body();
        return 0;
    } catch (const cv::Exception &failure) {
        report(error, failure.err.empty() ? failure.what() : failure.err.c_str());
    } catch (const std::exception &failure) {
        report(error, failure.what());
    } catch (...) {
        report(error, "unknown C++ exception");
    }
    return 1;
}

/// A matrix over the caller's pixels, without a copy.
inline cv::Mat view(const scv_image *image) {
    return cv::Mat(image->height, image->width, CV_8UC(image->channels), image->data);
}

}  // namespace scv

#endif
