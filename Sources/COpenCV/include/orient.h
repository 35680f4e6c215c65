#ifndef SNAPCAT_COPENCV_ORIENT_H
#define SNAPCAT_COPENCV_ORIENT_H

#include "image.h"

#ifdef __cplusplus
extern "C" {
#endif

/// Fills `target` with `source` turned clockwise by 90, 180 or 270 degrees and then, if asked for, mirrored left to
/// right, in one pass over the pixels. `target` has to have the size that comes out, and the channels of `source`.
int scv_orient(const scv_image *source, scv_image *target, int32_t degrees, int32_t mirrored, scv_error *error);

#ifdef __cplusplus
}
#endif

#endif
