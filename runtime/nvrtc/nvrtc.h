/* SPDX-License-Identifier: Apache-2.0 */
/*
 * CUDA C to PTX with NVIDIA's run-time compiler, for rwProgramCreateFromSource*.
 */
#ifndef RW_NVRTC_H
#define RW_NVRTC_H

#include <stdbool.h>
#include <stddef.h>

#include "raywright.h"

/*
 * Compiles `source`, which messages call `name`. `library` is where libnvrtc is (a file or a
 * folder), NULL: it is searched for. `folder` is searched for includes first, NULL: none. The
 * user's options come next, the folder of raywright_device.h last.
 * On success *ptx is NUL-terminated and to be freed, *ptx_size its length without the NUL. On
 * failure *message says what failed and why, with the compiler's log, to be freed; NULL when there
 * is no memory.
 *   RT_ERROR_INVALID_SOURCE   the compiler refused the source
 *   RT_ERROR_NOT_SUPPORTED    no NVRTC was found
 */
RTresult rw_source_to_ptx(const char *source, const char *name, const char *folder,
                          const char *library, unsigned option_count, const char *const *options,
                          char **ptx, size_t *ptx_size, char **message);

#endif
