/* SPDX-License-Identifier: Apache-2.0 */
/*
 * RW_REPLACE_PTX=HASH=FILE: an edited kernel runs instead of the one that was compiled, in the same
 * application. The file has to define the same entry with the same parameters and the same
 * constant block; everything else is the editor's.
 */
#ifndef RW_REPLACE_H
#define RW_REPLACE_H

#include "runtime/launch/kernel.h"

/* Does the setting name this kernel? */
bool rw_is_replaced(RTcontext context, const struct rw_kernel *kernel);
/* Tells of a kernel that the setting does not name: a program that was changed is another kernel,
 * and who edits one and runs another has to know. */
void rw_replace_report(RTcontext context, const struct rw_kernel *kernel);
/* Puts the file's text in place of kernel->compiled->code if the setting names this kernel. */
RTresult rw_replace_code(RTcontext context, struct rw_kernel *kernel);

#endif
