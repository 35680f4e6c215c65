#include "draw.h"

#include "support.hpp"

void scv_flatten(const uint8_t *source, uint8_t *target, size_t count) {
    for (size_t pixel = 0; pixel < count; ++pixel, source += 4, target += 3) {
        const unsigned alpha = source[3], white = 255 * (255 - alpha);
        for (int channel = 0; channel < 3; ++channel) {
            target[channel] = static_cast<uint8_t>((source[channel] * alpha + white + 127) / 255);
        }
    }
}
