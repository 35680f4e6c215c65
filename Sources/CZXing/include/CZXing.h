// The C door to ZXing-C++, which reads barcodes.
#ifndef SNAPCAT_CZXING_H
#define SNAPCAT_CZXING_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// The kinds of codes, as bits.
typedef enum szx_format {
    SZX_AZTEC = 1 << 0,
    SZX_CODABAR = 1 << 1,
    SZX_CODE39 = 1 << 2,
    SZX_CODE93 = 1 << 3,
    SZX_CODE128 = 1 << 4,
    SZX_DATABAR = 1 << 5,
    SZX_DATABAR_EXPANDED = 1 << 6,
    SZX_DATA_MATRIX = 1 << 7,
    SZX_EAN8 = 1 << 8,
    SZX_EAN13 = 1 << 9,
    SZX_ITF = 1 << 10,
    SZX_PDF417 = 1 << 11,
    SZX_QR = 1 << 12,
    SZX_UPCE = 1 << 13,
    SZX_MICRO_QR = 1 << 14
} szx_format;

/// A code that was read; text and bytes are lent until the list is freed.
typedef struct szx_barcode {
    uint32_t format;
    /// UTF-8, not ended by a zero byte.
    const char *text;
    size_t text_size;
    const uint8_t *bytes;
    size_t bytes_size;
    /// x and y of the top-left, top-right, bottom-right and bottom-left corner as the code reads, in pixels.
    int32_t corners[8];
} szx_barcode;

/// Codes that were read.
typedef struct szx_list szx_list;

/// Reads the codes of a grey image (rows without padding, first row on top): all of the wanted matrix codes, and one
/// linear code, the clearest. Returns a list to be freed with `szx_free`, or NULL with a message of at most
/// `message_size` bytes.
szx_list *szx_read(const uint8_t *gray, int32_t width, int32_t height, uint32_t formats, char *message,
                   size_t message_size);

/// How many codes a list holds.
size_t szx_count(const szx_list *list);

/// Fills `barcode` with a code of the list; `index` is less than `szx_count`.
void szx_get(const szx_list *list, size_t index, szx_barcode *barcode);

/// Frees a list; NULL is allowed.
void szx_free(szx_list *list);

#ifdef __cplusplus
}
#endif

#endif
