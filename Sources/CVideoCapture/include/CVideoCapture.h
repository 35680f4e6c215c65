#ifndef SNAPCAT_CVIDEOCAPTURE_H
#define SNAPCAT_CVIDEOCAPTURE_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// What went wrong, in words; filled only by a function that fails.
typedef struct svc_error {
    char message[512];
} svc_error;

/// An open camera, stream or video file.
typedef struct svc_capture svc_capture;

/// How a source is opened.
typedef enum svc_backend {
    /// Files and streams, by FFmpeg.
    SVC_BACKEND_FFMPEG = 0,
    /// Camera devices, by Video4Linux.
    SVC_BACKEND_V4L2 = 1
} svc_backend;

/// A decoded picture: rows of blue, green and red without padding; valid until the next call on the capture.
typedef struct svc_frame {
    const uint8_t *data;
    size_t size;
    int32_t width;
    int32_t height;
} svc_frame;

/// Opens a source; NULL with a message when it cannot be opened within `timeout_ms` (which bounds each read, too, where
/// the backend supports it).
svc_capture *svc_open(const char *source, svc_backend backend, int32_t timeout_ms, svc_error *error);

/// Waits for the next picture without converting it: 1 when there is one, 0 at the end, -1 with a message on failure.
int svc_grab(svc_capture *capture, svc_error *error);

/// Converts the picture that was grabbed last: 1 when it worked, 0 when the picture is empty, -1 with a message.
int svc_retrieve(svc_capture *capture, svc_frame *frame, svc_error *error);

/// The place of the grabbed picture in the video, in milliseconds; 0 when the container does not tell.
double svc_position_ms(svc_capture *capture);

/// Pictures a second and the count of all pictures, as the container states them; 0 when unknown.
double svc_frame_rate(svc_capture *capture);
double svc_frame_count(svc_capture *capture);

void svc_close(svc_capture *capture);

#ifdef __cplusplus
}
#endif

#endif
