#ifndef SNAPCAT_COPENCV_NETWORK_H
#define SNAPCAT_COPENCV_NETWORK_H

#include "image.h"

#ifdef __cplusplus
extern "C" {
#endif

/// A neural network, for one caller at a time.
typedef struct scv_network scv_network;

/// The file formats that networks are read from.
typedef enum scv_network_format {
    /// A weights file and a configuration (.cfg).
    SCV_NETWORK_DARKNET = 0,
    /// One file; no configuration.
    SCV_NETWORK_ONNX = 1,
    /// A weights file and a configuration (.prototxt).
    SCV_NETWORK_CAFFE = 2,
    /// A frozen graph and, if it needs one, a text graph (.pbtxt) as configuration.
    SCV_NETWORK_TENSORFLOW = 3
} scv_network_format;

/// How an image becomes the input of a network.
typedef struct scv_network_input {
    /// Size of the input.
    int32_t width;
    int32_t height;
    /// Where the scaled image goes in the input; the rest shows `padding`.
    int32_t content_x;
    int32_t content_y;
    int32_t content_width;
    int32_t content_height;
    /// The part of the image that is looked at, in whole pixels; it must lie within the image.
    int32_t source_x;
    int32_t source_y;
    int32_t source_width;
    int32_t source_height;
    /// 1 when the scaled image is mirrored left to right.
    int32_t mirrors;
    uint8_t padding;
    /// 1 when the network wants red, green, blue; 0 for blue, green, red.
    int32_t swaps_red_and_blue;
    /// An input value is (pixel - mean) * scale; the mean is in the network's order of colours.
    double scale;
    double mean[3];
} scv_network_input;

/// An output of a network, lent until the next forward pass.
typedef struct scv_tensor {
    const char *name;
    const float *values;
    int32_t dimension_count;
    int32_t dimensions[8];
} scv_tensor;

/// Reads a network from the bytes of its files; `configuration` is NULL when there is none. Free it with
/// `scv_network_free`.
int scv_network_read(scv_network_format format, const void *weights, size_t weights_size, const void *configuration,
                     size_t configuration_size, scv_network **network, scv_error *error);

/// Frees a network; NULL is allowed.
void scv_network_free(scv_network *network);

/// Runs the network on an image of three channels and keeps its outputs.
int scv_network_forward(scv_network *network, const scv_image *image, const scv_network_input *input,
                        scv_error *error);

/// How many outputs the last forward pass gave.
int32_t scv_network_output_count(const scv_network *network);

/// Fills `tensor` with an output of the last forward pass.
int scv_network_output(const scv_network *network, int32_t index, scv_tensor *tensor, scv_error *error);

#ifdef __cplusplus
}
#endif

#endif
