/* SPDX-License-Identifier: Apache-2.0 */
/* A recording in a terminal. */
#ifndef RW_INSPECT_TEXT_H
#define RW_INSPECT_TEXT_H

#include <jansson.h>

void rw_inspect_text(const json_t *model);

#endif
