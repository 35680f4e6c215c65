#include "network.h"

#include <algorithm>
#include <iterator>
#include <memory>
#include <string>
#include <vector>

#include <opencv2/dnn.hpp>
#include <opencv2/imgproc.hpp>

#include "support.hpp"

struct scv_network {
    cv::dnn::Net net;
    std::vector<std::string> names;
    std::vector<cv::Mat> outputs;
};

namespace {

void adopt(cv::dnn::Net net, scv_network **network) {
    if (net.empty()) CV_Error(cv::Error::StsParseError, "the file holds no network");
    auto result = std::make_unique<scv_network>();
    result->net = std::move(net);
    result->net.setPreferableBackend(cv::dnn::DNN_BACKEND_OPENCV);
    result->net.setPreferableTarget(cv::dnn::DNN_TARGET_CPU);
    result->names = result->net.getUnconnectedOutLayersNames();
    *network = result.release();
}

/// A part of the image scaled into its place in the input, with padding around it.
cv::Mat letterboxed(const cv::Mat &whole, const scv_network_input &input) {
    const cv::Mat image = whole(cv::Rect(input.source_x, input.source_y, input.source_width, input.source_height));
    cv::Mat canvas(input.height, input.width, image.type(), cv::Scalar::all(input.padding));
    cv::Mat content = canvas(cv::Rect(input.content_x, input.content_y, input.content_width, input.content_height));
    const bool shrinks = content.cols < image.cols || content.rows < image.rows;
    cv::resize(image, content, content.size(), 0, 0, shrinks ? cv::INTER_AREA : cv::INTER_LINEAR);
    if (input.mirrors != 0) cv::flip(content, content, 1);
    return canvas;
}

}  // namespace

int scv_network_read(scv_network_format format, const void *weights, size_t weights_size, const void *configuration,
                     size_t configuration_size, scv_network **network, scv_error *error) {
    return scv::guarded(error, [&] {
        const char *model = static_cast<const char *>(weights);
        const char *settings = static_cast<const char *>(configuration);
        switch (format) {
        case SCV_NETWORK_DARKNET:
            return adopt(cv::dnn::readNetFromDarknet(settings, configuration_size, model, weights_size), network);
        case SCV_NETWORK_ONNX:
            return adopt(cv::dnn::readNetFromONNX(model, weights_size), network);
        case SCV_NETWORK_CAFFE:
            return adopt(cv::dnn::readNetFromCaffe(settings, configuration_size, model, weights_size), network);
        case SCV_NETWORK_TENSORFLOW:
            return adopt(cv::dnn::readNetFromTensorflow(model, weights_size, settings, configuration_size), network);
        }
        CV_Error(cv::Error::StsBadArg, "unknown format of a network");
    });
}

void scv_network_free(scv_network *network) {
    scv::guarded(nullptr, [&] { delete network; });
}

int scv_network_forward(scv_network *network, const scv_image *image, const scv_network_input *input,
                        scv_error *error) {
    return scv::guarded(error, [&] {
        const cv::Mat canvas = letterboxed(scv::view(image), *input);
        const cv::Scalar mean(input->mean[0], input->mean[1], input->mean[2]);
        network->net.setInput(
            cv::dnn::blobFromImage(canvas, input->scale, canvas.size(), mean, input->swaps_red_and_blue != 0, false));
        network->net.forward(network->outputs, network->names);
    });
}

int32_t scv_network_output_count(const scv_network *network) {
    return static_cast<int32_t>(network->outputs.size());
}

int scv_network_output(const scv_network *network, int32_t index, scv_tensor *tensor, scv_error *error) {
    return scv::guarded(error, [&] {
        const cv::Mat &output = network->outputs.at(static_cast<size_t>(index));
        const int limit = static_cast<int>(std::size(tensor->dimensions));
        if (output.type() != CV_32F || !output.isContinuous() || output.dims > limit) {
            CV_Error(cv::Error::StsUnsupportedFormat, "the network's output is not a plain tensor of floats");
        }
        tensor->name = network->names.at(static_cast<size_t>(index)).c_str();
        tensor->values = output.ptr<float>();
        tensor->dimension_count = output.dims;
        std::copy_n(output.size.p, output.dims, tensor->dimensions);
    });
}
