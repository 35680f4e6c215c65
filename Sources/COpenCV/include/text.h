#ifndef SNAPCAT_COPENCV_TEXT_H
#define SNAPCAT_COPENCV_TEXT_H

#include "image.h"

#ifdef __cplusplus
extern "C" {
#endif

/// Fills the one-channel `target` with `source` as dark text on an even white ground, in the same size.
///
/// Lightness (L of CIE Lab) is divided by the ground, a wide median; where the ground is dark, both are inverted first.
int scv_text_flatten(const scv_image *source, scv_image *target, scv_error *error);

#ifdef __cplusplus
}
#endif

#endif
