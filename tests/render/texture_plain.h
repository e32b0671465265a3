/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The kernel `plain` of textures.cu, compiled by NVRTC and launched through the driver on a scene's
 * texture object: what the GPU itself says. Ends the program when a call fails.
 */
#ifndef RW_TEST_TEXTURE_PLAIN_H
#define RW_TEST_TEXTURE_PLAIN_H

#include "tests/render/texture_scene.h"

void plain_open(void);
void plain_close(void);
void plain_run(const struct texture_scene *s, int mode, float (*results)[4]);

#endif
