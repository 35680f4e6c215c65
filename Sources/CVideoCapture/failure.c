#include "failure.h"

#include <errno.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <string.h>

#include <libavutil/error.h>
#include <libavutil/log.h>

static atomic_uint complaints;
/// Whether the name of a server was unknown; FFmpeg's code for that is the one for any trouble with reading.
static atomic_bool host_is_unknown;

static void hear(void *context, int level, const char *format, va_list arguments) {
    (void) arguments;
    if (level > AV_LOG_ERROR || context == NULL) return;
    const AVClass *kind = *(const AVClass **) context;
    if (kind != NULL && kind->category == AV_CLASS_CATEGORY_DECODER) atomic_fetch_add(&complaints, 1);
    if (strstr(format, "resolve hostname") != NULL) atomic_store(&host_is_unknown, true);
}

void svc_listen_to_log(void) { av_log_set_callback(hear); }

unsigned svc_complaints(void) { return atomic_load(&complaints); }

static svc_failure meaning(int code) {
    switch (code) {
    case AVERROR(ECONNREFUSED): return SVC_FAILURE_REFUSED;
    case AVERROR(ETIMEDOUT):
    // The deadline has interrupted it.
    case AVERROR_EXIT: return SVC_FAILURE_TIMED_OUT;
    case AVERROR(ENETUNREACH):
    case AVERROR(EHOSTUNREACH):
    case AVERROR(ENETDOWN): return SVC_FAILURE_UNREACHABLE;
    case AVERROR(ECONNRESET):
    case AVERROR(ECONNABORTED):
    case AVERROR(EPIPE): return SVC_FAILURE_BROKEN_OFF;
    case AVERROR_HTTP_BAD_REQUEST:
    case AVERROR_HTTP_OTHER_4XX: return SVC_FAILURE_BAD_REQUEST;
    case AVERROR_HTTP_UNAUTHORIZED: return SVC_FAILURE_UNAUTHORIZED;
    case AVERROR_HTTP_FORBIDDEN: return SVC_FAILURE_FORBIDDEN;
    case AVERROR_HTTP_NOT_FOUND: return SVC_FAILURE_NOT_FOUND;
    case AVERROR_HTTP_SERVER_ERROR: return SVC_FAILURE_SERVER;
    case AVERROR_PROTOCOL_NOT_FOUND: return SVC_FAILURE_PROTOCOL;
    case AVERROR(ENOENT): return SVC_FAILURE_NO_FILE;
    case AVERROR(ENODEV):
    case AVERROR(ENXIO): return SVC_FAILURE_NO_DEVICE;
    case AVERROR(ENOTTY): return SVC_FAILURE_NO_CAMERA;
    case AVERROR(EACCES):
    case AVERROR(EPERM): return SVC_FAILURE_NO_PERMISSION;
    case AVERROR(EBUSY): return SVC_FAILURE_BUSY;
    case AVERROR(EIO): return atomic_load(&host_is_unknown) ? SVC_FAILURE_UNKNOWN_HOST : SVC_FAILURE_READING;
    case AVERROR_EOF: return SVC_FAILURE_NO_DATA;
    case AVERROR_INVALIDDATA: return SVC_FAILURE_INVALID_DATA;
    case AVERROR_STREAM_NOT_FOUND: return SVC_FAILURE_NO_VIDEO;
    case AVERROR_DECODER_NOT_FOUND: return SVC_FAILURE_NO_DECODER;
    case AVERROR(ENOMEM): return SVC_FAILURE_MEMORY;
    default: return SVC_FAILURE_OTHER;
    }
}

void svc_report(svc_error *error, int code) {
    if (error == NULL) return;
    error->failure = meaning(code);
    av_strerror(code, error->detail, sizeof error->detail);
}
