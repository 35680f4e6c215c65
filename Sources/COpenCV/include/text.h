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

/// An upright box in pixels, origin at the upper left.
typedef struct scv_box {
    int32_t left;
    int32_t top;
    int32_t width;
    int32_t height;
} scv_box;

/// Shapes that stand beside each other.
typedef struct scv_text_line {
    scv_box box;
    /// How many shapes; a single one that is no wider than high may be a letter or a drawing.
    int32_t letters;
} scv_text_line;

/// Finds lines of dark print in the flattened one-channel `source`: neighbouring shapes of similar height on one level.
///
/// At most `capacity` lines are filled in, no order promised; `count` tells how many.
int scv_text_lines(const scv_image *source, scv_text_line *lines, int32_t capacity, int32_t *count, scv_error *error);

/// Counts the dark shapes of any size, also single pixels, in the flattened one-channel `source`.
int scv_text_shape_count(const scv_image *source, int32_t *count, scv_error *error);

/// Fills the one-channel `target` with a part of `source`, scaled into the target less `margin` pixels on each side,
/// as black on white with its contrast stretched.
int scv_text_line_image(const scv_image *source, const scv_box *part, int32_t margin, scv_image *target,
                        scv_error *error);

/// Draws a line of ASCII text in a stroke font on a one-channel `target`; `x` and `y` are the left end of its baseline.
int scv_draw_text(scv_image *target, const char *text, int32_t x, int32_t y, double scale, int32_t thickness,
                  uint8_t value, scv_error *error);

#ifdef __cplusplus
}
#endif

#endif
