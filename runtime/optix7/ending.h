/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The end of the process, or of the library in it: launches that nobody has waited for yet are
 * waited for where somebody wants their times, and what tells of them is written then.
 */
#ifndef RW_OPTIX7_ENDING_H
#define RW_OPTIX7_ENDING_H

#include "runtime/optix7/object.h"

/* A context that is alive: from here to the other call its launches are waited for at the end. */
void rw_optix7_ending_add(struct optix7_context *context);
void rw_optix7_ending_remove(struct optix7_context *context);

#endif
