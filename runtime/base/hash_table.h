/* SPDX-License-Identifier: Apache-2.0 */
/*
 * uthash, set up so that running out of memory is an ordinary failure: by default it would end the
 * process. After HASH_ADD_*, `item->hh.tbl == NULL` means that the item was not added.
 */
#ifndef RW_HASH_H
#define RW_HASH_H

#include "runtime/base/memory.h"

#define HASH_NONFATAL_OOM 1
#define uthash_malloc(size) rw_malloc(size)
#define uthash_free(memory, size) rw_free(memory)
#include <uthash.h>

/* Most tables here are small: the variables of one object. They double when they fill up. (uthash
 * defines these two unconditionally.) */
#undef HASH_INITIAL_NUM_BUCKETS
#undef HASH_INITIAL_NUM_BUCKETS_LOG2
#define HASH_INITIAL_NUM_BUCKETS 8U
#define HASH_INITIAL_NUM_BUCKETS_LOG2 3U

#endif
