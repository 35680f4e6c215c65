#ifndef SNAPCAT_CVIDEOCAPTURE_PICTURE_H
#define SNAPCAT_CVIDEOCAPTURE_PICTURE_H

#include <stdint.h>

#include <libavutil/frame.h>
#include <libswscale/swscale.h>

#include "CVideoCapture.h"

/// Turns decoded frames into pictures of blue, green and red.
typedef struct svc_converter {
    struct SwsContext *scaler;
    uint8_t *pixels;
    uint8_t *turned;
    size_t capacity;
    /// Quarter turns clockwise that make pictures upright.
    int turns;
} svc_converter;

/// Converts a frame of any size and format; a code of FFmpeg below 0 when it fails.
int svc_convert(svc_converter *converter, const AVFrame *source, svc_frame *picture);

/// Frees what it holds.
void svc_converter_clear(svc_converter *converter);

#endif
