#ifndef SNAPCAT_COPENCV_CASCADE_H
#define SNAPCAT_COPENCV_CASCADE_H

#include "image.h"

#ifdef __cplusplus
extern "C" {
#endif

/// A cascade of boosted classifiers, for one caller at a time.
typedef struct scv_cascade scv_cascade;

/// How a cascade looks at an image.
typedef struct scv_cascade_view {
    /// 1 to look at the image mirrored left to right.
    int32_t mirrors;
    /// The image is turned counterclockwise by so many degrees around its center before it is looked at.
    double turn;
    /// So many pixels of the border are repeated around the image, for a face that nearly fills it.
    int32_t margin;
    /// Squares with a shorter side are left out, in pixels.
    int32_t minimum_side;
} scv_cascade_view;

/// A square that a cascade found.
typedef struct scv_square {
    /// The center in pixels of the image as it was given.
    double center_x;
    double center_y;
    double side;
    /// The last stage's sum of votes; more is surer.
    double weight;
} scv_square;

/// Reads a cascade from an XML file. Free it with `scv_cascade_free`.
int scv_cascade_read(const char *path, scv_cascade **cascade, scv_error *error);

/// Frees a cascade; NULL is allowed.
void scv_cascade_free(scv_cascade *cascade);

/// Fills up to `capacity` `squares` with what the cascade finds in an image of one channel, and `count` with how many
/// there are.
int scv_cascade_find(scv_cascade *cascade, const scv_image *image, const scv_cascade_view *view, scv_square *squares,
                     int32_t capacity, int32_t *count, scv_error *error);

/// Stretches the values of an image of one channel over the whole range.
int scv_equalize(scv_image *image, scv_error *error);

#ifdef __cplusplus
}
#endif

#endif
