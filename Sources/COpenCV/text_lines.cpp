#include <algorithm>
#include <array>
#include <numeric>
#include <vector>

#include <opencv2/imgproc.hpp>

#include "support.hpp"
#include "text.h"

namespace {

/// Up to this value a pixel of a flattened image is ink.
constexpr int ink = 199;
/// Up to this value it is ink where it touches ink: thin grey strokes fall apart without it.
constexpr int faintInk = 224;
/// Up to this value it is dark: shapes of noise do not grow together yet.
constexpr int darkInk = 100;
/// Wider shapes than this, in heights, are rules unless their ink leaves gaps as letters that touch do.
constexpr int widestLetters = 6;
constexpr double leastFill = 0.25, mostFill = 0.75;
/// Lower shapes are dots, accents and dashes: they belong to a line but do not make one.
constexpr int smallestLetter = 7;
/// More shapes than any page of text has: texture, in which no line can be found.
constexpr size_t tooManyShapes = 20000;
/// The widest gap between neighbours of a line, in heights of the taller one.
constexpr double widestGap = 1.15;

/// Shapes that are joined step by step into lines.
class Groups {
public:
    explicit Groups(size_t count) : parents(count) { std::iota(parents.begin(), parents.end(), size_t{0}); }

    size_t find(size_t index) {
        while (parents[index] != index) index = parents[index] = parents[parents[index]];
        return index;
    }

    void join(size_t one, size_t other) { parents[find(one)] = find(other); }

private:
    std::vector<size_t> parents;
};

struct Line {
    cv::Rect box;
    std::vector<int> heights;
};

struct Shapes {
    std::vector<cv::Rect> letters;
    std::vector<cv::Rect> dots;
};

/// For each label, whether one of its pixels is ink.
std::vector<char> inked(const cv::Mat &flat, const cv::Mat &labels, int count) {
    std::vector<char> result(static_cast<size_t>(count), 0);
    for (int y = 0; y < flat.rows; y++) {
        const uint8_t *value = flat.ptr(y);
        const int *label = labels.ptr<int>(y);
        for (int x = 0; x < flat.cols; x++) {
            if (value[x] <= ink) result[static_cast<size_t>(label[x])] = 1;
        }
    }
    return result;
}

/// Whether a wide shape is made of letters that touch.
bool isTouchingLetters(const cv::Rect &box, int area) {
    const double fill = static_cast<double>(area) / box.area();
    return box.height > smallestLetter && fill >= leastFill && fill <= mostFill;
}

Shapes shapes(const cv::Mat &flat) {
    cv::Mat mask, labels, statistics, centres;
    cv::threshold(flat, mask, faintInk, 255, cv::THRESH_BINARY_INV);
    const int count = cv::connectedComponentsWithStats(mask, labels, statistics, centres, 8);
    const std::vector<char> hasInk = inked(flat, labels, count);
    Shapes result;
    for (int index = 1; index < count; index++) {
        if (!hasInk[static_cast<size_t>(index)]) continue;
        const int *row = statistics.ptr<int>(index);
        const cv::Rect box(row[cv::CC_STAT_LEFT], row[cv::CC_STAT_TOP], row[cv::CC_STAT_WIDTH],
                           row[cv::CC_STAT_HEIGHT]);
        if (box.height > 0.3 * flat.rows || box.width > 0.6 * flat.cols || row[cv::CC_STAT_AREA] < 6) continue;
        const bool isWide = box.width > widestLetters * box.height && box.width > 60;
        if (box.height < smallestLetter || (isWide && !isTouchingLetters(box, row[cv::CC_STAT_AREA]))) {
            if (box.height <= 2 * smallestLetter && box.width <= 30) result.dots.push_back(box);
        } else {
            result.letters.push_back(box);
        }
    }
    return result;
}

bool areNeighbours(const cv::Rect &left, const cv::Rect &right) {
    const int taller = std::max(left.height, right.height), lower = std::min(left.height, right.height);
    const int overlap = std::min(left.br().y, right.br().y) - std::max(left.y, right.y);
    return right.x - left.br().x <= widestGap * taller && taller <= 2.6 * lower && overlap >= 0.5 * lower;
}

std::vector<Line> lines(std::vector<cv::Rect> &letters) {
    std::sort(letters.begin(), letters.end(), [](const cv::Rect &a, const cv::Rect &b) {
        return std::make_pair(a.x, a.y) < std::make_pair(b.x, b.y);
    });
    int tallest = 0;
    for (const cv::Rect &letter : letters) tallest = std::max(tallest, letter.height);
    Groups groups(letters.size());
    for (size_t one = 0; one < letters.size(); one++) {
        const double reach = letters[one].br().x + widestGap * std::min(tallest, 3 * letters[one].height);
        for (size_t other = one + 1; other < letters.size() && letters[other].x <= reach; other++) {
            if (areNeighbours(letters[one], letters[other])) groups.join(one, other);
        }
    }
    std::vector<Line> found(letters.size());
    for (size_t index = 0; index < letters.size(); index++) {
        Line &line = found[groups.find(index)];
        line.box = line.heights.empty() ? letters[index] : line.box | letters[index];
        line.heights.push_back(letters[index].height);
    }
    return found;
}

/// Widens the line by the dots and accents that stand close to its letters.
void addDots(Line &line, const std::vector<cv::Rect> &dots) {
    std::nth_element(line.heights.begin(), line.heights.begin() + line.heights.size() / 2, line.heights.end());
    const double height = line.heights[line.heights.size() / 2];
    const cv::Rect letters = line.box;
    for (const cv::Rect &dot : dots) {
        const bool beside = dot.br().x > letters.x - 0.5 * height && dot.x < letters.br().x + 0.5 * height;
        const bool level = dot.br().y > letters.y - 0.45 * height && dot.y < letters.br().y + 0.3 * height;
        if (beside && level) line.box |= dot;
    }
}

/// The value that a share of the pixels does not exceed.
int percentile(const std::array<int, 256> &histogram, double share) {
    const int total = std::accumulate(histogram.begin(), histogram.end(), 0);
    int sum = 0;
    for (int value = 0; value < 256; value++) {
        sum += histogram[value];
        if (sum >= share * total) return value;
    }
    return 255;
}

std::array<int, 256> histogram(const cv::Mat &image) {
    std::array<int, 256> result{};
    for (int y = 0; y < image.rows; y++) {
        for (int x = 0; x < image.cols; x++) result[image.ptr(y)[x]]++;
    }
    return result;
}

/// Turns white on black into black on white and uses the whole range from black to white.
void stretch(cv::Mat &image) {
    std::array<int, 256> edge = histogram(image.rowRange(0, std::min(3, image.rows)));
    const std::array<int, 256> lower = histogram(image.rowRange(std::max(0, image.rows - 3), image.rows));
    for (int value = 0; value < 256; value++) edge[value] += lower[value];
    const std::array<int, 256> all = histogram(image);
    if (percentile(edge, 0.5) < (percentile(all, 0.02) + percentile(all, 0.98)) / 2) cv::bitwise_not(image, image);
    const std::array<int, 256> upright = histogram(image);
    const int low = percentile(upright, 0.01), high = percentile(upright, 0.9);
    const double gain = 255.0 / std::max(20, high - low);
    image.convertTo(image, CV_8U, gain, -low * gain);
}

}  // namespace

int scv_text_lines(const scv_image *source, scv_text_line *result, int32_t capacity, int32_t *count, scv_error *error) {
    return scv::guarded(error, [&] {
        *count = 0;
        const cv::Mat flat = scv::view(source);
        Shapes found = shapes(flat);
        if (found.letters.size() > tooManyShapes) return;
        for (Line &line : lines(found.letters)) {
            if (line.heights.empty() || *count == capacity) continue;
            addDots(line, found.dots);
            if (line.box.height > 0.35 * flat.rows) continue;
            const bool isWide = line.box.width > 1.2 * line.box.height;
            const scv_box box{line.box.x, line.box.y, line.box.width, line.box.height};
            const auto letters = static_cast<int32_t>(line.heights.size());
            result[(*count)++] = scv_text_line{box, isWide ? std::max(letters, 2) : letters};
        }
    });
}

int scv_text_shape_count(const scv_image *source, int32_t *count, scv_error *error) {
    return scv::guarded(error, [&] {
        cv::Mat mask, labels;
        cv::threshold(scv::view(source), mask, darkInk, 255, cv::THRESH_BINARY_INV);
        *count = cv::connectedComponents(mask, labels, 8) - 1;
    });
}

int scv_text_line_image(const scv_image *source, const scv_box *part, int32_t margin, scv_image *target,
                        scv_error *error) {
    return scv::guarded(error, [&] {
        const cv::Mat page = scv::view(source);
        const cv::Rect box = cv::Rect(part->left, part->top, part->width, part->height) & cv::Rect({}, page.size());
        cv::Mat whole = scv::view(target);
        whole.setTo(255);
        cv::Mat inner = whole(cv::Rect(margin, margin, whole.cols - 2 * margin, whole.rows - 2 * margin));
        cv::Mat line;
        cv::resize(page(box), line, inner.size(), 0, 0, box.height > inner.rows ? cv::INTER_AREA : cv::INTER_CUBIC);
        stretch(line);
        line.copyTo(inner);
    });
}
