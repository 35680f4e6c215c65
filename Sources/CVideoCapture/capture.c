#include "CVideoCapture.h"

#include <errno.h>
#include <math.h>
#include <string.h>

#include <libavcodec/avcodec.h>
#include <libavdevice/avdevice.h>
#include <libavformat/avformat.h>
#include <libavutil/avstring.h>
#include <libavutil/display.h>
#include <libavutil/time.h>

#include "failure.h"
#include "picture.h"

struct svc_capture {
    AVFormatContext *format;
    AVCodecContext *decoder;
    AVStream *stream;
    AVPacket *packet;
    AVFrame *frame;
    svc_converter converter;
    svc_kind kind;
    /// Whether pictures stand for themselves and come when they come: then only those asked for are decoded.
    int is_lazy;
    int is_draining;
    double position;
    int is_damaged;
    unsigned complaints;
    int64_t undecodable;
    /// In microseconds.
    int64_t timeout;
    int64_t deadline;
};

enum { most_bad_reads = 100, pause_us = 5000 };

static int is_overdue(void *context) {
    const svc_capture *capture = context;
    return av_gettime_relative() > capture->deadline;
}

/// Some protocols call it invalid data when they were interrupted.
static void report(svc_capture *capture, int status, svc_error *error) {
    svc_report(error, is_overdue(capture) ? AVERROR(ETIMEDOUT) : status);
}

static void extend(svc_capture *capture) { capture->deadline = av_gettime_relative() + capture->timeout; }

/// RTSP over TCP where the server can do so, and nothing but the video.
static void set_options(AVDictionary **options, const char *source) {
    if (strncmp(source, "rtsp", 4) != 0) return;
    av_dict_set(options, "rtsp_flags", "prefer_tcp", 0);
    av_dict_set(options, "allowed_media_types", "video", 0);
}

static int open_format(svc_capture *capture, const char *source) {
    const AVInputFormat *input = NULL;
    if (capture->kind == SVC_KIND_DEVICE) {
        avdevice_register_all();
        input = av_find_input_format("video4linux2");
        if (input == NULL) return AVERROR_DEMUXER_NOT_FOUND;
    }
    capture->format = avformat_alloc_context();
    if (capture->format == NULL) return AVERROR(ENOMEM);
    capture->format->interrupt_callback = (AVIOInterruptCB) {is_overdue, capture};
    if (capture->kind != SVC_KIND_FILE) {
        capture->format->flags |= AVFMT_FLAG_NOBUFFER;
        capture->format->max_analyze_duration = 2 * AV_TIME_BASE;
    }
    AVDictionary *options = NULL;
    set_options(&options, source);
    // A file's name may look like an address.
    char *name = capture->kind == SVC_KIND_DEVICE || strstr(source, "://") != NULL ? av_strdup(source)
                                                                                     : av_asprintf("file:%s", source);
    int status = name == NULL ? AVERROR(ENOMEM) : avformat_open_input(&capture->format, name, input, &options);
    av_free(name);
    av_dict_free(&options);
    if (status < 0) return status;
    status = avformat_find_stream_info(capture->format, NULL);
    return status;
}

static int open_decoder(svc_capture *capture) {
    const AVCodec *codec = NULL;
    const int index = av_find_best_stream(capture->format, AVMEDIA_TYPE_VIDEO, -1, -1, &codec, 0);
    if (index < 0) return index;
    capture->stream = capture->format->streams[index];
    for (unsigned other = 0; other < capture->format->nb_streams; other++) {
        if ((int) other != index) capture->format->streams[other]->discard = AVDISCARD_ALL;
    }
    capture->decoder = avcodec_alloc_context3(codec);
    if (capture->decoder == NULL) return AVERROR(ENOMEM);
    int status = avcodec_parameters_to_context(capture->decoder, capture->stream->codecpar);
    if (status < 0) return status;
    capture->decoder->pkt_timebase = capture->stream->time_base;
    if (capture->kind == SVC_KIND_FILE) {
        capture->decoder->thread_count = 0;
    } else {
        // Threads for whole frames would hold pictures back.
        capture->decoder->flags |= AV_CODEC_FLAG_LOW_DELAY;
        capture->decoder->thread_type = FF_THREAD_SLICE;
        const AVCodecDescriptor *traits = avcodec_descriptor_get(capture->decoder->codec_id);
        capture->is_lazy = traits != NULL && (traits->props & AV_CODEC_PROP_INTRA_ONLY) != 0;
    }
    status = avcodec_open2(capture->decoder, codec, NULL);
    if (status < 0) return status;
    const int32_t *matrix = (const int32_t *) av_stream_get_side_data(capture->stream, AV_PKT_DATA_DISPLAYMATRIX, NULL);
    const double degrees = matrix == NULL ? 0 : av_display_rotation_get(matrix);
    capture->converter.turns = isfinite(degrees) ? ((int) lround(-degrees / 90) % 4 + 4) % 4 : 0;
    capture->packet = av_packet_alloc();
    capture->frame = av_frame_alloc();
    return capture->packet == NULL || capture->frame == NULL ? AVERROR(ENOMEM) : 0;
}

svc_capture *svc_open(const char *source, svc_kind kind, int32_t timeout_ms, svc_error *error) {
    svc_listen_to_log();
    svc_capture *capture = av_mallocz(sizeof *capture);
    if (capture == NULL) {
        svc_report(error, AVERROR(ENOMEM));
        return NULL;
    }
    capture->kind = kind;
    capture->timeout = (int64_t) timeout_ms * 1000;
    capture->position = NAN;
    extend(capture);
    int status = open_format(capture, source);
    if (status >= 0) status = open_decoder(capture);
    if (status >= 0) {
        capture->complaints = svc_complaints();
        return capture;
    }
    report(capture, status, error);
    svc_close(capture);
    return NULL;
}

/// Reads the next packet of the video: 1, or 0 at the end, or a code below 0.
static int read_packet(svc_capture *capture) {
    int bad = 0;
    while (1) {
        av_packet_unref(capture->packet);
        const int status = av_read_frame(capture->format, capture->packet);
        if (status == AVERROR_EOF) return 0;
        if (status == AVERROR(EAGAIN)) {
            if (is_overdue(capture)) return AVERROR(ETIMEDOUT);
            av_usleep(pause_us);
        } else if (status < 0) {
            // A damaged file may go on behind the damage.
            if (capture->kind != SVC_KIND_FILE || status != AVERROR_INVALIDDATA || ++bad > most_bad_reads) return status;
            capture->undecodable++;
        } else if (capture->packet->stream_index == capture->stream->index) {
            return 1;
        }
    }
}

/// Takes a picture from the decoder: 1, or 0 when it needs more, or a code below 0.
static int receive(svc_capture *capture) {
    const int status = avcodec_receive_frame(capture->decoder, capture->frame);
    if (status == AVERROR(EAGAIN)) return 0;
    if (status < 0) return status;
    const unsigned complaints = svc_complaints();
    capture->is_damaged = complaints != capture->complaints || capture->frame->decode_error_flags != 0 ||
                          (capture->frame->flags & AV_FRAME_FLAG_CORRUPT) != 0;
    capture->complaints = complaints;
    const int64_t time = capture->frame->best_effort_timestamp;
    const int64_t start = capture->stream->start_time == AV_NOPTS_VALUE ? 0 : capture->stream->start_time;
    capture->position = time == AV_NOPTS_VALUE ? NAN : (double) (time - start) * av_q2d(capture->stream->time_base);
    return 1;
}

/// Decodes up to the next picture: 1, or 0 at the end, or a code below 0.
static int decode(svc_capture *capture) {
    while (1) {
        int status = receive(capture);
        if (status == 1) return 1;
        if (status == AVERROR_EOF) return 0;
        if (status < 0) {
            capture->undecodable++;
            if (capture->is_draining) return 0;
        }
        if (is_overdue(capture)) return AVERROR(ETIMEDOUT);
        status = read_packet(capture);
        if (status < 0) return status;
        if (status == 0 && capture->is_draining) return 0;
        capture->is_draining = status == 0;
        status = avcodec_send_packet(capture->decoder, capture->is_draining ? NULL : capture->packet);
        if (status < 0 && status != AVERROR_EOF) capture->undecodable++;
    }
}

int svc_grab(svc_capture *capture, svc_error *error) {
    extend(capture);
    const int status = capture->is_lazy ? read_packet(capture) : decode(capture);
    if (status < 0) report(capture, status, error);
    return status < 0 ? -1 : status;
}

int svc_retrieve(svc_capture *capture, svc_frame *frame, svc_error *error) {
    if (capture->is_lazy) {
        capture->complaints = svc_complaints();
        const int sent = avcodec_send_packet(capture->decoder, capture->packet);
        if (sent < 0 || receive(capture) != 1) {
            capture->undecodable++;
            return 0;
        }
    }
    const int status = svc_convert(&capture->converter, capture->frame, frame);
    frame->is_damaged = capture->is_damaged;
    if (status >= 0) return 1;
    svc_report(error, status);
    return status == AVERROR(ENOMEM) ? -1 : 0;
}

double svc_position(const svc_capture *capture) { return capture->position; }

double svc_frame_rate(const svc_capture *capture) {
    const AVRational rate = av_guess_frame_rate(capture->format, capture->stream, NULL);
    return rate.num > 0 && rate.den > 0 ? av_q2d(rate) : 0;
}

double svc_frame_count(const svc_capture *capture) {
    if (capture->stream->nb_frames > 0) return (double) capture->stream->nb_frames;
    if (capture->format->duration <= 0) return 0;
    return (double) capture->format->duration / AV_TIME_BASE * svc_frame_rate(capture);
}

int64_t svc_undecodable(const svc_capture *capture) { return capture->undecodable; }

void svc_close(svc_capture *capture) {
    if (capture == NULL) return;
    svc_converter_clear(&capture->converter);
    av_frame_free(&capture->frame);
    av_packet_free(&capture->packet);
    avcodec_free_context(&capture->decoder);
    avformat_close_input(&capture->format);
    av_free(capture);
}
