// The C door to libphonenumber.
#ifndef SNAPCAT_CPHONENUMBER_H
#define SNAPCAT_CPHONENUMBER_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// What libphonenumber says of a number.
typedef struct spn_number {
    char e164[32];
    /// Two capital letters; empty when the number belongs to no region.
    char region[8];
    /// The extension's digits; empty without one.
    char extension[16];
    /// The value of libphonenumber's PhoneNumberType.
    int32_t type;
    /// 1 when the number can be in use, 0 when only its length is right.
    int32_t valid;
} spn_number;

/// Parses `text` as a number of `region` (two capital letters, or "ZZ" for none). Returns 1 and fills `number` when it is
/// a number of a possible length, 0 otherwise.
int spn_parse(const char *text, const char *region, spn_number *number);

/// Whether there is a numbering plan for `region` (two capital letters): 1 or 0.
int spn_region_is_supported(const char *region);

#ifdef __cplusplus
}
#endif

#endif
