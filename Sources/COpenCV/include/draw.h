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

/// A colour of a picture.
typedef struct scv_color {
    uint8_t blue;
    uint8_t green;
    uint8_t red;
} scv_color;

/// Fills a rectangle of the three-channel `target`; what leaves the picture is cut off.
int scv_fill(scv_image *target, int32_t x, int32_t y, int32_t width, int32_t height, scv_color color,
             scv_error *error);

/// Draws a smooth line of `width` pixels into the three-channel `target`; what leaves the picture is cut off.
int scv_line(scv_image *target, double ax, double ay, double bx, double by, int32_t width, scv_color color,
             scv_error *error);

/// Blends a `width` x `height` bitmap of four premultiplied channels (blue, green, red, alpha), scaled to `scaled_width`
/// x `scaled_height`, into the three-channel `target` with its upper left corner at (x, y), and turned clockwise around
/// its center by `roll` degrees.
int scv_blend(scv_image *target, const uint8_t *bitmap, int32_t width, int32_t height, int32_t x, int32_t y,
              int32_t scaled_width, int32_t scaled_height, double roll, scv_error *error);

/// Blurs the ellipse that fills a rectangle of the three-channel `target`, turned clockwise around its center by `roll`
/// degrees, so that only its colours remain.
int scv_blur(scv_image *target, int32_t x, int32_t y, int32_t width, int32_t height, double roll, scv_error *error);

/// Paints `color` into the three-channel `target` where the one-channel `mask` covers it, with the mask's upper left
/// corner at (x, y).
int scv_paint(scv_image *target, const scv_image *mask, int32_t x, int32_t y, scv_color color, scv_error *error);

/// The size of ASCII `text` in OpenCV's built-in line font, with capitals `height` pixels high.
int scv_text_size(const char *text, int32_t height, int32_t *width, int32_t *total_height, scv_error *error);

/// Draws ASCII `text` as white lines into the one-channel `mask` of the size that `scv_text_size` gave.
int scv_text(scv_image *mask, const char *text, int32_t height, scv_error *error);

#ifdef __cplusplus
}
#endif

#endif
