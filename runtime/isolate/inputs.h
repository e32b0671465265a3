/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What a tree is built of, out of the reach of the helper: a builder reads vertices, indices and
 * boxes more than once, and what changes in between would lead it outside of its own memory.
 */
#ifndef RW_ISOLATE_INPUTS_H
#define RW_ISOLATE_INPUTS_H

#include "runtime/device/build.h"

struct rw_own_input {
    struct rw_build_input input;
    struct rw_build_part *parts;
    unsigned char *bytes;
};

/* Copies what lies from `begin` to `end`, each byte once however many parts name it. False: there
 * is no memory, and nothing to be freed. */
bool rw_own_input_make(const struct rw_build_input *input, uint64_t begin, uint64_t end,
                       struct rw_own_input *out);
void rw_own_input_free(struct rw_own_input *own);

#endif
