#ifndef SNAPCAT_CVIDEOCAPTURE_H
#define SNAPCAT_CVIDEOCAPTURE_H

#include <stddef.h>
#include <stdint.h>

/// Why a source gives no pictures.
typedef enum svc_failure {
    SVC_FAILURE_OTHER,
    SVC_FAILURE_REFUSED,
    SVC_FAILURE_TIMED_OUT,
    SVC_FAILURE_UNKNOWN_HOST,
    SVC_FAILURE_UNREACHABLE,
    SVC_FAILURE_BROKEN_OFF,
    SVC_FAILURE_BAD_REQUEST,
    SVC_FAILURE_UNAUTHORIZED,
    SVC_FAILURE_FORBIDDEN,
    SVC_FAILURE_NOT_FOUND,
    SVC_FAILURE_SERVER,
    SVC_FAILURE_PROTOCOL,
    SVC_FAILURE_NO_FILE,
    SVC_FAILURE_NO_DEVICE,
    SVC_FAILURE_NO_CAMERA,
    SVC_FAILURE_NO_PERMISSION,
    SVC_FAILURE_BUSY,
    SVC_FAILURE_READING,
    SVC_FAILURE_NO_DATA,
    SVC_FAILURE_INVALID_DATA,
    SVC_FAILURE_NO_VIDEO,
    SVC_FAILURE_NO_DECODER,
    SVC_FAILURE_MEMORY,
} svc_failure;

/// What went wrong; filled only by a function that fails.
typedef struct svc_error {
    svc_failure failure;
    /// In FFmpeg's words.
    char detail[128];
} svc_error;

/// What kind of source it is.
typedef enum svc_kind {
    /// A camera of Video4Linux.
    SVC_KIND_DEVICE,
    /// An address or a named pipe: pictures come when they come.
    SVC_KIND_STREAM,
    /// A video file.
    SVC_KIND_FILE,
} svc_kind;

/// A picture in blue, green and red, 8 bits each, rows from the top without padding, upright.
typedef struct svc_frame {
    const uint8_t *data;
    size_t size;
    int32_t width;
    int32_t height;
    /// Whether parts of it could not be decoded.
    int is_damaged;
} svc_frame;

typedef struct svc_capture svc_capture;

/// Opens a source; NULL when that fails.
///
/// `timeout_ms` bounds opening, and each later wait for a picture, wherever the source lets itself be interrupted.
svc_capture *svc_open(const char *source, svc_kind kind, int32_t timeout_ms, svc_error *error);

/// Waits for the next picture: 1 when there is one, 0 at the end, -1 when it fails.
int svc_grab(svc_capture *capture, svc_error *error);

/// Hands out the picture that was grabbed: 1, or 0 when it cannot be decoded, or -1 when it fails.
///
/// `frame` is valid until the next call with this capture.
int svc_retrieve(svc_capture *capture, svc_frame *frame, svc_error *error);

/// Seconds from the start to the grabbed picture; NaN when the source has no times.
double svc_position(const svc_capture *capture);

/// Pictures a second as the source states them; 0 when it does not.
double svc_frame_rate(const svc_capture *capture);

/// The count of pictures as the source states it, or else as its duration has it; 0 when neither is known.
double svc_frame_count(const svc_capture *capture);

/// Pictures that could not be decoded so far.
int64_t svc_undecodable(const svc_capture *capture);

/// Closes it.
void svc_close(svc_capture *capture);

#endif
