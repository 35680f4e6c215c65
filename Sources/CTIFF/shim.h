// libtiff over bytes in memory; its getters take variable arguments, which Swift cannot call.
#ifndef SNAPCAT_CTIFF_SHIM_H
#define SNAPCAT_CTIFF_SHIM_H

#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <tiffio.h>

/// Bytes of a file, and where the next read starts.
typedef struct stiff_memory {
    const uint8_t *bytes;
    uint64_t count;
    uint64_t position;
} stiff_memory;

static inline tmsize_t stiff_read(thandle_t handle, void *target, tmsize_t length) {
    stiff_memory *memory = (stiff_memory *)handle;
    const uint64_t left = memory->position < memory->count ? memory->count - memory->position : 0;
    const uint64_t taken = (uint64_t)length < left ? (uint64_t)length : left;
    memcpy(target, memory->bytes + (memory->count - left), taken);
    memory->position += taken;
    return (tmsize_t)taken;
}

static inline tmsize_t stiff_write(thandle_t handle, void *source, tmsize_t length) {
    (void)handle;
    (void)source;
    (void)length;
    return 0;
}

static inline toff_t stiff_seek(thandle_t handle, toff_t offset, int origin) {
    stiff_memory *memory = (stiff_memory *)handle;
    memory->position = offset + (origin == SEEK_CUR ? memory->position : origin == SEEK_END ? memory->count : 0);
    return memory->position;
}

static inline int stiff_close(thandle_t handle) {
    (void)handle;
    return 0;
}

static inline toff_t stiff_size(thandle_t handle) {
    return ((stiff_memory *)handle)->count;
}

/// Opens a file in memory for reading, without messages on standard error; NULL when it is no TIFF file.
/// `memory` has to outlive the handle.
static inline TIFF *stiff_open(stiff_memory *memory) {
    TIFFSetErrorHandler(NULL);
    TIFFSetWarningHandler(NULL);
    return TIFFClientOpen("memory", "rm", memory, stiff_read, stiff_write, stiff_seek, stiff_close, stiff_size, NULL,
                          NULL);
}

static inline uint32_t stiff_width(TIFF *file) {
    uint32_t value = 0;
    return TIFFGetField(file, TIFFTAG_IMAGEWIDTH, &value) ? value : 0;
}

static inline uint32_t stiff_height(TIFF *file) {
    uint32_t value = 0;
    return TIFFGetField(file, TIFFTAG_IMAGELENGTH, &value) ? value : 0;
}

/// The orientation tag; 1 when there is none.
static inline uint16_t stiff_orientation(TIFF *file) {
    uint16_t value = 1;
    return TIFFGetField(file, TIFFTAG_ORIENTATION, &value) ? value : 1;
}

/// Copies the EXIF capture time; 1 when there is one. The file's current directory changes.
static inline int stiff_capture_time(TIFF *file, char target[32]) {
    toff_t offset = 0;
    const char *text = NULL;
    if (!TIFFGetField(file, TIFFTAG_EXIFIFD, &offset) || !TIFFReadEXIFDirectory(file, offset)) return 0;
    if (!TIFFGetField(file, EXIFTAG_DATETIMEORIGINAL, &text) || text == NULL) return 0;
    snprintf(target, 32, "%s", text);
    return 1;
}

#endif
