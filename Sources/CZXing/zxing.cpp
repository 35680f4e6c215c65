#define ZX_USE_UTF8
#include "CZXing.h"

#include <cstdio>
#include <exception>
#include <new>
#include <string>
#include <utility>
#include <vector>

#include <ZXing/ReadBarcode.h>

using namespace ZXing;

namespace {

struct Code {
    uint32_t format;
    std::string text;
    std::vector<uint8_t> bytes;
    int32_t corners[8];
};

const std::pair<szx_format, BarcodeFormat> formatPairs[] = {
    {SZX_AZTEC, BarcodeFormat::Aztec},
    {SZX_CODABAR, BarcodeFormat::Codabar},
    {SZX_CODE39, BarcodeFormat::Code39},
    {SZX_CODE93, BarcodeFormat::Code93},
    {SZX_CODE128, BarcodeFormat::Code128},
    {SZX_DATABAR, BarcodeFormat::DataBar},
    {SZX_DATABAR_EXPANDED, BarcodeFormat::DataBarExpanded},
    {SZX_DATA_MATRIX, BarcodeFormat::DataMatrix},
    {SZX_EAN8, BarcodeFormat::EAN8},
    {SZX_EAN13, BarcodeFormat::EAN13},
    {SZX_EAN13, BarcodeFormat::UPCA},
    {SZX_ITF, BarcodeFormat::ITF},
    {SZX_PDF417, BarcodeFormat::PDF417},
    {SZX_QR, BarcodeFormat::QRCode},
    {SZX_UPCE, BarcodeFormat::UPCE},
    {SZX_MICRO_QR, BarcodeFormat::MicroQRCode},
};

BarcodeFormats wanted(uint32_t formats, BarcodeFormats among) {
    BarcodeFormats result;
    for (const auto &[bit, format] : formatPairs)
        if ((formats & bit) != 0 && among.testFlag(format)) result |= format;
    return result;
}

Code code(const Result &result) {
    Code code{};
    for (const auto &[bit, format] : formatPairs)
        if (format == result.format()) code.format = bit;
    code.text = result.text();
    // UPC-A is EAN-13 with a zero in front.
    if (result.format() == BarcodeFormat::UPCA && code.text.size() == 12) code.text.insert(0, "0");
    code.bytes.assign(result.bytes().begin(), result.bytes().end());
    for (int corner = 0; corner < 4; ++corner) {
        code.corners[corner * 2] = result.position()[corner].x;
        code.corners[corner * 2 + 1] = result.position()[corner].y;
    }
    return code;
}

/// Reads codes of the given kinds. More than one linear code at a time is not asked for: comparing two of them may end
/// the process by an assertion that Debian's build of the library leaves in.
void read(const ImageView &image, BarcodeFormats formats, bool isLinear, std::vector<Code> &codes) {
    if (formats.empty()) return;
    DecodeHints hints;
    hints.setFormats(formats).setTryHarder(true).setTryRotate(true).setTryDownscale(true);
    if (isLinear) hints.setMaxNumberOfSymbols(1);
    for (const Result &result : ReadBarcodes(image, hints))
        if (result.isValid()) codes.push_back(code(result));
}

}  // namespace

struct szx_list {
    std::vector<Code> codes;
};

szx_list *szx_read(const uint8_t *gray, int32_t width, int32_t height, uint32_t formats, char *message,
                   size_t message_size) {
    szx_list *list = nullptr;
    try {
        list = new szx_list;
        const ImageView image(gray, width, height, ImageFormat::Lum);
        read(image, wanted(formats, BarcodeFormat::MatrixCodes), false, list->codes);
        read(image, wanted(formats, BarcodeFormat::LinearCodes), true, list->codes);
        return list;
    } catch (const std::exception &failure) {
        std::snprintf(message, message_size, "%s", failure.what());
    } catch (...) {
        std::snprintf(message, message_size, "unknown C++ exception");
    }
    delete list;
    return nullptr;
}

size_t szx_count(const szx_list *list) { return list->codes.size(); }

void szx_get(const szx_list *list, size_t index, szx_barcode *barcode) {
    const Code &code = list->codes[index];
    barcode->format = code.format;
    barcode->text = code.text.data();
    barcode->text_size = code.text.size();
    barcode->bytes = code.bytes.data();
    barcode->bytes_size = code.bytes.size();
    for (int value = 0; value < 8; ++value) barcode->corners[value] = code.corners[value];
}

void szx_free(szx_list *list) { delete list; }
