/* SPDX-License-Identifier: Apache-2.0 */
/* What the two sides of a helper agree on: its arguments, its exit status, and messages. Both are
 * of one build, which the third argument is there to tell, so structures travel as they are. */
#ifndef RW_ISOLATE_STATUS_H
#define RW_ISOLATE_STATUS_H

#include <stdint.h>

enum rw_argument {
    RW_ARGUMENT_PROGRAM,
    RW_ARGUMENT_ROLE,
    RW_ARGUMENT_BUILD, /* rw_compiler_hash */
    RW_ARGUMENT_BYTES, /* numbers, from here on: struct rw_helper_task */
    RW_ARGUMENT_ADDRESS,
    RW_ARGUMENT_SIZE,
    RW_ARGUMENT_THREADS,
    RW_ARGUMENT_FOLDERS,
    RW_ARGUMENT_COUNT
};

enum rw_helper_status {
    RW_STATUS_DONE,
    RW_STATUS_OTHER_BUILD = 3,
    RW_STATUS_NO_LIMITS,
    RW_STATUS_NO_MEMORY,
    RW_STATUS_NO_DEVICE,
};

/* ---- compilations ---- */

/* The description follows a 64-bit size; this is the answer, followed by text and kernel. */
struct rw_compile_answer {
    uint64_t text_size;   /* of messages, without a NUL */
    uint64_t kernel_size; /* rwc_kernel_write; 0: none */
    uint32_t profile_states;
    /* 1: it was; a number, for a bool must not be what somebody else wrote. */
    uint32_t out_of_memory;
};

#endif
