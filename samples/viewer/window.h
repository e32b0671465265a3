/* SPDX-License-Identifier: Apache-2.0 */
#ifndef VIEWER_WINDOW_H
#define VIEWER_WINDOW_H

#include "common/sample.h"
#include "viewer/scene.h"

/* Shows a prepared viewer in a window until that is closed; ends the process if something goes
 * wrong. */
void viewer_window(struct viewer *v, const struct sample_options *options);

#endif
