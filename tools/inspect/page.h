/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A recording as one page that needs nothing but a browser: tools/inspect/page/ (a frame, a style
 * and scripts, built into the program), the recording as JSON, and every text of it, packed with
 * zlib and base64 and unpacked by the page when it is looked at. Equal texts are in it once.
 */
#ifndef RW_INSPECT_PAGE_H
#define RW_INSPECT_PAGE_H

#include <jansson.h>
#include <stdbool.h>

/* `model` is what rw_recording_read gave for the folder; it gains the numbers of the texts. False:
 * errno says why. */
bool rw_inspect_page(const char *folder, json_t *model, const char *output);

#endif
