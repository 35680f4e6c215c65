#include "picture.h"

#include <errno.h>
#include <string.h>

#include <libavutil/error.h>
#include <libavutil/macros.h>
#include <libavutil/mem.h>

enum { channels = 3, alignment = 64 };

/// Makes room for pictures of so many bytes, and a little more, since the scaler may write beyond the end of a row.
static int reserve(svc_converter *converter, size_t size) {
    if (size <= converter->capacity) return 0;
    svc_converter_clear(converter);
    converter->pixels = av_malloc(size + alignment);
    converter->turned = converter->turns == 0 ? NULL : av_malloc(size + alignment);
    if (converter->pixels == NULL || (converter->turns != 0 && converter->turned == NULL)) return AVERROR(ENOMEM);
    converter->capacity = size;
    return 0;
}

/// Writes a picture of `width` x `height` pixels turned clockwise.
static void turn(const uint8_t *from, uint8_t *to, int width, int height, int turns) {
    for (int y = 0; y < height; y++) {
        for (int x = 0; x < width; x++) {
            size_t place;
            if (turns == 1) place = (size_t) x * height + (height - 1 - y);
            else if (turns == 2) place = (size_t) (height - 1 - y) * width + (width - 1 - x);
            else place = (size_t) (width - 1 - x) * height + y;
            memcpy(to + place * channels, from + ((size_t) y * width + x) * channels, channels);
        }
    }
}

int svc_convert(svc_converter *converter, const AVFrame *source, svc_frame *picture) {
    const int width = source->width, height = source->height;
    if (width <= 0 || height <= 0 || (int64_t) width * height > 200000000) return AVERROR_INVALIDDATA;
    const size_t row = (size_t) width * channels, stride = FFALIGN(row, alignment);
    int status = reserve(converter, stride * height);
    if (status < 0) return status;
    // Asked for each frame, since a stream may change its size and format at any time.
    converter->scaler = sws_getCachedContext(converter->scaler, width, height, source->format, width, height,
                                             AV_PIX_FMT_BGR24, SWS_BICUBIC, NULL, NULL, NULL);
    if (converter->scaler == NULL) return AVERROR_INVALIDDATA;
    uint8_t *planes[4] = {converter->pixels, NULL, NULL, NULL};
    const int strides[4] = {(int) stride, 0, 0, 0};
    status = sws_scale(converter->scaler, (const uint8_t *const *) source->data, source->linesize, 0, height, planes,
                       strides);
    if (status < 0) return status;
    for (int y = 1; stride != row && y < height; y++) {
        memmove(converter->pixels + (size_t) y * row, converter->pixels + (size_t) y * stride, row);
    }
    if (converter->turns != 0) turn(converter->pixels, converter->turned, width, height, converter->turns);
    picture->data = converter->turns != 0 ? converter->turned : converter->pixels;
    picture->size = row * height;
    picture->width = converter->turns % 2 == 1 ? height : width;
    picture->height = converter->turns % 2 == 1 ? width : height;
    return 0;
}

void svc_converter_clear(svc_converter *converter) {
    sws_freeContext(converter->scaler);
    av_freep(&converter->pixels);
    av_freep(&converter->turned);
    converter->scaler = NULL;
    converter->capacity = 0;
}
