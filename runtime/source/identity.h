/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What the PTX of a source depends on, as hashes: its text and options, the files that it could
 * include, and the compiler. Sources with equal hashes are compiled to the same PTX.
 */
#ifndef RW_SOURCE_IDENTITY_H
#define RW_SOURCE_IDENTITY_H

#include <stdint.h>

#include "runtime/source/source.h"

struct rw_source_identity {
    uint8_t source[16];
    uint8_t compiler[16];
};

/* False: it is not known, because NVRTC would not be what compiles it, or for an option or a
 * directive that is not understood here, or for want of memory. */
bool rw_source_identify(const struct rw_source *source, const struct rw_source_compilers *compilers,
                        struct rw_source_identity *out);

#endif
