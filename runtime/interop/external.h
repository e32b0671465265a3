/* SPDX-License-Identifier: Apache-2.0 */
/* Buffers over memory that another interface has exported as a file descriptor. */
#ifndef RW_EXTERNAL_H
#define RW_EXTERNAL_H

#include "runtime/object/lent.h"

/* Makes the contents of a new buffer those of `size` bytes of the memory from `offset` on. The
 * descriptor stays the caller's. */
RTresult rw_external_attach(RTbuffer buffer, int fd, size_t offset, size_t size);
/* The same of a file, as far as it goes, which is read and never written. */
RTresult rw_external_attach_file(RTbuffer buffer, const char *path, size_t offset);

#endif
