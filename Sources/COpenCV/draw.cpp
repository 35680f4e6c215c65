#include "draw.h"

#include <algorithm>

#include "support.hpp"

void scv_flatten(const uint8_t *source, uint8_t *target, size_t count) {
    for (size_t pixel = 0; pixel < count; ++pixel, source += 4, target += 3) {
        const unsigned alpha = source[3], white = 255 * (255 - alpha);
        for (int channel = 0; channel < 3; ++channel) {
            target[channel] = static_cast<uint8_t>((source[channel] * alpha + white + 127) / 255);
        }
    }
}

void scv_flatten_premultiplied(const uint8_t *source, uint8_t *target, size_t count) {
    for (size_t pixel = 0; pixel < count; ++pixel, source += 4, target += 3) {
        const unsigned white = 255 - source[3];
        for (int channel = 0; channel < 3; ++channel) {
            target[channel] = static_cast<uint8_t>(std::min(255u, source[2 - channel] + white));
        }
    }
}

void scv_from_inks(const uint8_t *source, uint8_t *target, size_t count) {
    for (size_t pixel = 0; pixel < count; ++pixel, source += 4, target += 3) {
        for (int channel = 0; channel < 3; ++channel) {
            target[channel] = static_cast<uint8_t>((source[2 - channel] * source[3] + 127) / 255);
        }
    }
}
