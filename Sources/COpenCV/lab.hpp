// CIE Lab. OpenCV's own conversion is not used: it computes tables for 0.2 s in every process that calls it once.
#ifndef SNAPCAT_COPENCV_LAB_HPP
#define SNAPCAT_COPENCV_LAB_HPP

#include <opencv2/core.hpp>

namespace scv {

/// CIE Lab (D65) of an 8-bit BGR image of the sRGB colour space: three floating-point channels, lightness in 0...255,
/// green to red and blue to yellow around 128 in steps of CIE.
cv::Mat lab(const cv::Mat &bgr);

/// The lightness alone, in 0...255, 8 bits.
cv::Mat lightness(const cv::Mat &bgr);

}  // namespace scv

#endif
