#include "CPhoneNumber.h"

#include <cstdio>
#include <string>

#include <phonenumbers/phonenumberutil.h>

using i18n::phonenumbers::PhoneNumber;
using i18n::phonenumbers::PhoneNumberUtil;

int spn_parse(const char *text, const char *region, spn_number *number) {
    try {
        const PhoneNumberUtil &library = *PhoneNumberUtil::GetInstance();
        PhoneNumber parsed;
        if (library.Parse(text, region, &parsed) != PhoneNumberUtil::NO_PARSING_ERROR) return 0;
        if (!library.IsPossibleNumber(parsed)) return 0;
        std::string formatted, code;
        library.Format(parsed, PhoneNumberUtil::E164, &formatted);
        library.GetRegionCodeForNumber(parsed, &code);
        if (code == "ZZ") code.clear();
        std::snprintf(number->e164, sizeof number->e164, "%s", formatted.c_str());
        std::snprintf(number->region, sizeof number->region, "%s", code.c_str());
        std::snprintf(number->extension, sizeof number->extension, "%s", parsed.extension().c_str());
        number->type = static_cast<int32_t>(library.GetNumberType(parsed));
        number->valid = library.IsValidNumber(parsed) ? 1 : 0;
        return 1;
    } catch (...) {
        return 0;
    }
}

int spn_region_is_supported(const char *region) {
    try {
        return PhoneNumberUtil::GetInstance()->GetCountryCodeForRegion(region) > 0 ? 1 : 0;
    } catch (...) {
        return 0;
    }
}
