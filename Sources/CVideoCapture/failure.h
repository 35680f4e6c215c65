#ifndef SNAPCAT_CVIDEOCAPTURE_FAILURE_H
#define SNAPCAT_CVIDEOCAPTURE_FAILURE_H

#include "CVideoCapture.h"

/// Keeps FFmpeg's messages from being printed, and what they tell besides error codes.
void svc_listen_to_log(void);

/// How often a decoder has complained so far.
unsigned svc_complaints(void);

/// Fills `error` with what an error code of FFmpeg means.
void svc_report(svc_error *error, int code);

#endif
