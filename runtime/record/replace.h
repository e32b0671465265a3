/* SPDX-License-Identifier: Apache-2.0 */
/*
 * RW_REPLACE_PTX=HASH=FILE: an edited kernel runs instead of the one that was compiled, in the same
 * application. The file has to define the same entry with the same parameters and the same
 * constant block; everything else is the editor's.
 */
#ifndef RW_REPLACE_H
#define RW_REPLACE_H

#include "compiler/compiler.h"
#include "raywright.h"
#include "runtime/device/device.h"

/* Does the setting name the kernel with this hash? NULL is no setting. */
bool rw_is_replaced(const char *setting, const uint8_t hash[16]);
/* Of a kernel that a setting does not name: the end of a message that begins with the kernel. A
 * program that was changed is another kernel, and who edits one and runs another has to know.
 * False: there is nothing to tell. */
bool rw_is_left_out(const char *setting, const uint8_t hash[16], char *text, size_t size);
/* Puts the file's text in place of compiled->code if the setting names this kernel; *replaced says
 * whether. Else `why` says why not. */
RTresult rw_replace_code(const char *setting, const struct rw_device *device,
                         const uint8_t hash[16], struct rwc_kernel *compiled, bool *replaced,
                         char *why, size_t why_size);

#endif
