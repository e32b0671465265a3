/* SPDX-License-Identifier: Apache-2.0 */
/* Standard and CUDA headers for NVRTC, which has none: see standard.c. */
#ifndef RW_STANDARD_H
#define RW_STANDARD_H

enum { RW_STANDARD_HEADERS = 96 }; /* at most */

/*
 * Names and texts of the headers that no folder of the options (-I) has; each has room for
 * RW_STANDARD_HEADERS. Returns how many. They belong to the library.
 */
int rw_standard_headers(unsigned option_count, const char *const *options, const char **names,
                        const char **texts);

/* The folder that an option of NVRTC's (-I) names, NULL: it names none. */
const char *rw_standard_folder(const char *option);

#endif
