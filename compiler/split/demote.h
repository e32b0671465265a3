/* SPDX-License-Identifier: Apache-2.0 */
/*
 * How SSA form is repaired where a value gets a second definition: a variable (alloca) stands for
 * it, its definition writes it, its users read it, and mem2reg does the rest. Users are collected
 * before other code is made that reads the value itself.
 */
#ifndef RWC_DEMOTE_H
#define RWC_DEMOTE_H

#include <llvm-c/Core.h>
#include <stdbool.h>
#include <stddef.h>

struct rwc_users { /* instructions that use a value, each once */
    LLVMValueRef *list;
    size_t count;
};

/* False: out of memory; rwc_users_free is right either way. */
bool rwc_users_collect(struct rwc_users *users, LLVMValueRef value);
void rwc_users_free(struct rwc_users *users);

/* The users read the variable, a phi at the end of the block that the value comes from; right after
 * its definition the value is written to it. The builder is moved. */
void rwc_demote(LLVMBuilderRef builder, LLVMValueRef value, LLVMValueRef variable,
                const struct rwc_users *users);

#endif
