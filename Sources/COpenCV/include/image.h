#ifndef SNAPCAT_COPENCV_IMAGE_H
#define SNAPCAT_COPENCV_IMAGE_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// What went wrong, in words; filled only by a function that returns something else than 0.
typedef struct scv_error {
    char message[512];
} scv_error;

/// Pixels that the caller owns: 8 bits a channel, 1 (grey) or 3 (blue, green, red) interleaved channels,
/// rows without padding, first row on top.
typedef struct scv_image {
    uint8_t *data;
    int32_t width;
    int32_t height;
    int32_t channels;
} scv_image;

/// How pixels are computed when an image changes its size.
typedef enum scv_interpolation {
    SCV_INTERPOLATION_LINEAR = 1,
    SCV_INTERPOLATION_CUBIC = 2,
    SCV_INTERPOLATION_AREA = 3
} scv_interpolation;

/// Sets how many threads OpenCV uses inside one call; 1 turns its threads off.
int scv_set_threads(int32_t count, scv_error *error);

/// The version of the OpenCV that is loaded, such as "4.6.0".
const char *scv_version(void);

/// Fills `target` with `source` scaled to the target's size; both have the same channels.
int scv_resize(const scv_image *source, scv_image *target, scv_interpolation interpolation, scv_error *error);

/// Fills the one-channel `target` with the luma of the three-channel `source` of the same size.
int scv_gray(const scv_image *source, scv_image *target, scv_error *error);

/// Fills `target` with `source` turned clockwise by 90, 180 or 270 degrees.
int scv_rotate(const scv_image *source, scv_image *target, int32_t degrees, scv_error *error);

#ifdef __cplusplus
}
#endif

#endif
