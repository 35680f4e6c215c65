#include "CVideoCapture.h"

#include <cstdio>
#include <exception>
#include <memory>
#include <new>
#include <vector>

#include <opencv2/videoio.hpp>

struct svc_capture {
    cv::VideoCapture video;
    cv::Mat picture;
};

namespace {

void report(svc_error *error, const char *message) {
    if (error != nullptr) std::snprintf(error->message, sizeof error->message, "%s", message);
}

/// Runs `body` and returns what it returns; `failed` with a message if it threw.
template <typename Result, typename Body>
Result guarded(svc_error *error, Result failed, Body body) {
    try {
        return body();
    } catch (const cv::Exception &failure) {
        report(error, failure.err.empty() ? failure.what() : failure.err.c_str());
    } catch (const std::exception &failure) {
        report(error, failure.what());
    } catch (...) {
        report(error, "unknown C++ exception");
    }
    return failed;
}

double property(svc_capture *capture, int name) {
    return guarded(nullptr, 0.0, [&] { return capture->video.get(name); });
}

}  // namespace

svc_capture *svc_open(const char *source, svc_backend backend, int32_t timeout_ms, svc_error *error) {
    return guarded(error, static_cast<svc_capture *>(nullptr), [&]() -> svc_capture * {
        auto capture = std::make_unique<svc_capture>();
        bool opened = false;
        if (backend == SVC_BACKEND_V4L2) {
            opened = capture->video.open(source, cv::CAP_V4L2);
        } else {
            const std::vector<int> limits = {cv::CAP_PROP_OPEN_TIMEOUT_MSEC, timeout_ms,
                                             cv::CAP_PROP_READ_TIMEOUT_MSEC, timeout_ms};
            opened = capture->video.open(source, cv::CAP_FFMPEG, limits);
        }
        if (opened) return capture.release();
        report(error, "no video can be read from it");
        return nullptr;
    });
}

int svc_grab(svc_capture *capture, svc_error *error) {
    return guarded(error, -1, [&] { return capture->video.grab() ? 1 : 0; });
}

int svc_retrieve(svc_capture *capture, svc_frame *frame, svc_error *error) {
    return guarded(error, -1, [&] {
        if (!capture->video.retrieve(capture->picture) || capture->picture.empty()) return 0;
        if (capture->picture.type() != CV_8UC3) CV_Error(cv::Error::StsUnsupportedFormat, "the pictures have no 3 channels of 8 bits");
        if (!capture->picture.isContinuous()) capture->picture = capture->picture.clone();
        frame->data = capture->picture.data;
        frame->width = capture->picture.cols;
        frame->height = capture->picture.rows;
        frame->size = capture->picture.total() * capture->picture.elemSize();
        return 1;
    });
}

double svc_position_ms(svc_capture *capture) { return property(capture, cv::CAP_PROP_POS_MSEC); }

double svc_frame_rate(svc_capture *capture) { return property(capture, cv::CAP_PROP_FPS); }

double svc_frame_count(svc_capture *capture) { return property(capture, cv::CAP_PROP_FRAME_COUNT); }

void svc_close(svc_capture *capture) { delete capture; }
