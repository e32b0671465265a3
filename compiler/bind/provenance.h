/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Which addresses lie in global memory for sure, whatever PTX says of them.
 *
 * Known to be global are: buffer elements; what the host has written (values of variables, and the
 * tables behind struct rw_launch); a program's own module-scope variables; and what an address
 * points to that was loaded from one of the first two, for they hold addresses of device memory
 * alone. Everything else may be local memory of some program: payloads, attributes, arguments of
 * callable programs and functions, arrays, and all that is reached through an address found in one
 * of these. So a program must not leave the address of a local variable in a buffer.
 */
#ifndef RWC_PROVENANCE_H
#define RWC_PROVENANCE_H

#include <llvm-c/Core.h>
#include <stdbool.h>

/* `address`: a pointer of any space or an integer of 64 bits, when the variables of its function
 * have got their places and the calls of buffers are not lowered yet. *failed is set, and not
 * reset, when there is no memory for the search. */
bool rwc_is_global_address(LLVMValueRef address, bool *failed);

#endif
