// The C door to libphonenumber.
#ifndef SNAPCAT_CPHONENUMBER_H
#define SNAPCAT_CPHONENUMBER_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A number that libphonenumber accepted.
typedef struct spn_number {
    char e164[32];
    char region[8];
    int32_t type;
} spn_number;

/// Parses `text` as a number of `region` (two capital letters, or "ZZ" for none). Returns 1 and fills `number` when it is
/// a valid number, 0 otherwise.
int spn_parse(const char *text, const char *region, spn_number *number);

#ifdef __cplusplus
}
#endif

#endif
