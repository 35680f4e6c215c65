#include "orient.h"

#include <algorithm>
#include <cstddef>

#include "support.hpp"

namespace {

/// A step in a picture, in pixels.
struct Direction {
    int x, y;
};

/// Copies all pixels of a picture to places that lie `column_step` and `row_step` bytes apart, block by block, so that
/// the lines read and written stay in the processor's cache.
template <int channels>
void scatter(const scv_image *source, uint8_t *origin, ptrdiff_t column_step, ptrdiff_t row_step) {
    constexpr int block = 64;
    for (int top = 0; top < source->height; top += block) {
        const int bottom = std::min(top + block, source->height);
        for (int left = 0; left < source->width; left += block) {
            const int right = std::min(left + block, source->width);
            for (int row = top; row < bottom; ++row) {
                const uint8_t *from = source->data + (static_cast<ptrdiff_t>(row) * source->width + left) * channels;
                uint8_t *to = origin + row * row_step + left * column_step;
                for (int column = left; column < right; ++column, from += channels, to += column_step) {
                    for (int channel = 0; channel < channels; ++channel) to[channel] = from[channel];
                }
            }
        }
    }
}

}  // namespace

int scv_orient(const scv_image *source, scv_image *target, int32_t degrees, int32_t mirrored, scv_error *error) {
    return scv::guarded(error, [&] {
        const bool swaps = degrees == 90 || degrees == 270;
        CV_Assert(degrees == 0 || degrees == 180 || swaps);
        CV_Assert(target->width == (swaps ? source->height : source->width));
        CV_Assert(target->height == (swaps ? source->width : source->height));
        CV_Assert(source->channels == target->channels && (source->channels == 1 || source->channels == 3));
        const ptrdiff_t pixel = target->channels, line = pixel * target->width;
        // Which way the target is walked when the source is walked to the right, and when it is walked down.
        Direction right{1, 0}, down{0, 1};
        switch (degrees) {
        case 90: right = {0, 1}, down = {-1, 0}; break;
        case 180: right = {-1, 0}, down = {0, -1}; break;
        case 270: right = {0, -1}, down = {1, 0}; break;
        default: break;
        }
        if (mirrored != 0) {
            Direction &turned = swaps ? down : right;
            turned = {-turned.x, -turned.y};
        }
        const ptrdiff_t column_step = right.x * pixel + right.y * line, row_step = down.x * pixel + down.y * line;
        const bool from_right = right.x + down.x < 0, from_bottom = right.y + down.y < 0;
        uint8_t *origin = target->data + (from_right ? (target->width - 1) * pixel : 0) +
                          (from_bottom ? (target->height - 1) * line : 0);
        if (pixel == 3) scatter<3>(source, origin, column_step, row_step);
        else scatter<1>(source, origin, column_step, row_step);
    });
}
