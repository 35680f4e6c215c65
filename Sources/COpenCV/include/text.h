#ifndef SNAPCAT_COPENCV_TEXT_H
#define SNAPCAT_COPENCV_TEXT_H

#include "image.h"

#ifdef __cplusplus
extern "C" {
#endif

/// Fills the one-channel `target` with `source` as dark text on an even white ground, in the same size.
///
/// Lightness (L of CIE Lab) is divided by the ground, a wide median; where the text is the lighter of the two, both are
/// inverted first.
int scv_text_flatten(const scv_image *source, scv_image *target, scv_error *error);

/// Draws a line of ASCII text in a stroke font on a one-channel `target`; `x` and `y` are the left end of its baseline.
int scv_draw_text(scv_image *target, const char *text, int32_t x, int32_t y, double scale, int32_t thickness,
                  uint8_t value, scv_error *error);

#ifdef __cplusplus
}
#endif

#endif
