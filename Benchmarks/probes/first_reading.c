// Says when a program first has Tesseract read something, in seconds since the time in START_TIME (of the monotonic
// clock); to be loaded before Tesseract.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

int TessBaseAPIRecognize(void *api, void *monitor) {
    static int (*real)(void *, void *);
    if (real == NULL) {
        const char *start = getenv("START_TIME");
        struct timespec now;
        clock_gettime(CLOCK_MONOTONIC, &now);
        if (start != NULL) fprintf(stderr, "first reading: %.3f\n", (double)now.tv_sec + now.tv_nsec / 1e9 - atof(start));
        real = (int (*)(void *, void *))dlsym(RTLD_NEXT, "TessBaseAPIRecognize");
    }
    return real(api, monitor);
}
