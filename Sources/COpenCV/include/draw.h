#ifndef SNAPCAT_COPENCV_DRAW_H
#define SNAPCAT_COPENCV_DRAW_H

#include "image.h"

#ifdef __cplusplus
extern "C" {
#endif

/// Lays `count` pixels of blue, green, red and alpha (not premultiplied) on white and fills `target` with blue, green and
/// red.
void scv_flatten(const uint8_t *source, uint8_t *target, size_t count);

/// Lays `count` pixels of red, green, blue and alpha (colours premultiplied with it) on white and fills `target` with
/// blue, green and red.
void scv_flatten_premultiplied(const uint8_t *source, uint8_t *target, size_t count);

/// Converts `count` pixels of inverted cyan, magenta, yellow and black and fills `target` with blue, green and red.
void scv_from_inks(const uint8_t *source, uint8_t *target, size_t count);

#ifdef __cplusplus
}
#endif

#endif
