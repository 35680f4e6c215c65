#ifndef SNAPCAT_COPENCV_DOCUMENT_H
#define SNAPCAT_COPENCV_DOCUMENT_H

#include "image.h"

#ifdef __cplusplus
extern "C" {
#endif

/// Polygons in buffers of the caller: `counts[i]` points of the i-th polygon, x and y each, one polygon after the other.
/// What does not fit is left out.
typedef struct scv_polygons {
    float *points;
    int32_t point_capacity;
    int32_t *counts;
    int32_t capacity;
    /// Filled: how many polygons there are.
    int32_t count;
} scv_polygons;

/// Line segments in a buffer of the caller: x and y of the start, x and y of the end.
typedef struct scv_segments {
    float *values;
    int32_t capacity;
    /// Filled: how many segments there are.
    int32_t count;
} scv_segments;

/// How a plane is split into two regions.
typedef enum scv_split {
    /// At the level that separates the two halves of the histogram best; the value is not used.
    SCV_SPLIT_OTSU = 0,
    /// At the level that the share `value` of the pixels does not exceed.
    SCV_SPLIT_QUANTILE = 1,
    /// At the mean of a neighbourhood of `value` pixels (odd).
    SCV_SPLIT_LOCAL_MEAN = 2
} scv_split;

/// Fills four one-channel planes of the size of the three-channel `source`, smoothed by a median:
/// lightness, green to red, blue to yellow, saturation.
int scv_document_planes(const scv_image *source, scv_image planes[4], scv_error *error);

/// Fills the gradient of the colour channel that changes most at each pixel, in levels a pixel, and the smoothed image
/// in CIE Lab that it was taken from; both float buffers hold width * height values.
int scv_color_gradient(const scv_image *source, float *gradient_x, float *gradient_y, scv_image *lab, scv_error *error);

/// Traces edges between the two thresholds, closes gaps of `closing` pixels, and hands back the simplified convex hulls
/// of at most `limit` contours whose hull covers `minimum_area` pixels, the largest first.
int scv_edge_hulls(const scv_image *plane, double low, double high, int32_t closing, double minimum_area, int32_t limit,
                   scv_polygons *hulls, scv_error *error);

/// Splits a plane into two regions and hands back the simplified convex hulls of at most `limit` parts of each
/// whose hull covers `minimum_area` pixels, the largest first.
int scv_region_hulls(const scv_image *plane, scv_split split, double value, double minimum_area, int32_t limit,
                     scv_polygons *hulls, scv_error *error);

/// Adds the hulls of the regions above a level, the largest first, at most `limit`.
int scv_level_hulls(const scv_image *plane, double level, double minimum_area, int32_t limit, scv_polygons *hulls,
                    scv_error *error);

/// Finds straight line segments of at least `minimum_length` pixels; `stretch` brings the plane to full contrast first.
int scv_line_segments(const scv_image *plane, int32_t stretch, double minimum_length, scv_segments *segments,
                      scv_error *error);

/// Fills `target` with the share of fine strokes, such as those of letters, around each pixel of a one-channel image,
/// 255 for all.
int scv_stroke_density(const scv_image *gray, int32_t window, scv_image *target, scv_error *error);

/// Fills the three-channel `target` with a strip of `source` along a line, in the middle row of the target: columns run
/// from the start to the end and are averaged, rows are one pixel of the source apart and cross the line from its left
/// to its right side. `ends` holds x and y of the start and of the end.
int scv_sample_strip(const scv_image *source, const double ends[4], scv_image *target, scv_error *error);

/// Hands back the boxes (x, y, width, height as the values of a segment) of what looks like lines of text that run from
/// left to right in a one-channel image.
int scv_text_boxes(const scv_image *gray, scv_segments *boxes, scv_error *error);

/// Fills `target` with the quadrilateral of `source` whose corners (x and y of the top-left, top-right, bottom-right and
/// bottom-left one, in pixels, 0 being the outer edge of the first pixel) become those of the target.
/// The source is averaged before it shrinks. Pixels beyond the source repeat its border.
int scv_flatten_quadrilateral(const scv_image *source, const double corners[8], scv_image *target, scv_error *error);

#ifdef __cplusplus
}
#endif

#endif
