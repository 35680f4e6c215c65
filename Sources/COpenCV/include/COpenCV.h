// The C door to OpenCV. Everything C++ stays behind it: each function catches every exception and hands back a message.
#ifndef SNAPCAT_COPENCV_H
#define SNAPCAT_COPENCV_H

#include "draw.h"
#include "image.h"
#include "orient.h"

#endif
