/* SPDX-License-Identifier: Apache-2.0 */
/* Buffers over memory that another interface has exported as a file descriptor. */
#ifndef RW_EXTERNAL_H
#define RW_EXTERNAL_H

#include "runtime/object/lent.h"

/* Makes the contents of a new buffer those of `size` bytes of the memory from `offset` on. The
 * descriptor stays the caller's. */
RTresult rw_external_attach(RTbuffer buffer, int fd, size_t offset, size_t size);

#endif
