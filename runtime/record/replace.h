/* SPDX-License-Identifier: Apache-2.0 */
/*
 * RW_REPLACE_PTX=HASH=FILE: an edited kernel runs instead of the one that was compiled, in the same
 * application. The file has to define the same entry with the same parameters and the same
 * constant block; everything else is the editor's.
 */
#ifndef RW_REPLACE_H
#define RW_REPLACE_H

#include "compiler/compiler.h"
#include "runtime/object/object.h"

/* Does the setting name the kernel with this hash? */
bool rw_is_replaced(RTcontext context, const uint8_t hash[16]);
/* Tells of a kernel that the setting does not name: a program that was changed is another kernel,
 * and who edits one and runs another has to know. */
void rw_replace_report(RTcontext context, const uint8_t hash[16]);
/* Puts the file's text in place of compiled->code if the setting names this kernel; *replaced says
 * whether. */
RTresult rw_replace_code(RTcontext context, const uint8_t hash[16], struct rwc_kernel *compiled,
                         bool *replaced);

#endif
