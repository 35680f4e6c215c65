#ifndef SNAPCAT_COPENCV_SHRINK_HPP
#define SNAPCAT_COPENCV_SHRINK_HPP

#include <opencv2/core.hpp>

namespace scv {

/// Fills `result`, which has its size, with the image, each pixel being the average of those that it covers.
void shrink(const cv::Mat &image, cv::Mat &result);

}  // namespace scv

#endif
