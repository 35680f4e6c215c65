#include "shrink.hpp"

#include <opencv2/imgproc.hpp>

void scv::shrink(const cv::Mat &image, cv::Mat &result) {
    cv::Mat source = image;
    // Halving is vectorised in OpenCV, other factors are not.
    while (source.cols >= 2 * result.cols && source.rows >= 2 * result.rows) {
        const cv::Size half(source.cols / 2, source.rows / 2);
        cv::Mat halved;
        cv::resize(source(cv::Rect(0, 0, 2 * half.width, 2 * half.height)), halved, half, 0, 0, cv::INTER_AREA);
        source = halved;
    }
    cv::resize(source, result, result.size(), 0, 0, cv::INTER_AREA);
}
