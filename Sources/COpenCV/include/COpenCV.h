// The C door to OpenCV. Everything C++ stays behind it: each function catches every exception and hands back a message.
#ifndef SNAPCAT_COPENCV_H
#define SNAPCAT_COPENCV_H

#include "cascade.h"
#include "document.h"
#include "draw.h"
#include "image.h"
#include "network.h"
#include "orient.h"
#include "text.h"

#endif
