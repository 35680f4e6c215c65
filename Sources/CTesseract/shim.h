#include <tesseract/capi.h>

/// Limits nested OpenMP regions of the calling thread; declared here since the compiler ships no omp.h.
void omp_set_max_active_levels(int max_levels);
