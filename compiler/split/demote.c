/* SPDX-License-Identifier: Apache-2.0 */
/* See demote.h. */
#include "compiler/split/demote.h"

#include <stdlib.h>

#include "compiler/ir/value_map.h"

bool rwc_users_collect(struct rwc_users *users, LLVMValueRef value)
{
    size_t uses = 0;
    for (LLVMUseRef u = LLVMGetFirstUse(value); u; u = LLVMGetNextUse(u)) uses++;
    users->list = malloc((uses + 1) * sizeof(*users->list));
    users->count = 0;
    if (!users->list) return false;
    struct rwc_value_map seen = {0};
    for (LLVMUseRef u = LLVMGetFirstUse(value); u; u = LLVMGetNextUse(u)) {
        LLVMValueRef user = LLVMGetUser(u);
        if (rwc_value_map_get(&seen, user)) continue;
        rwc_value_map_set(&seen, user, user);
        users->list[users->count++] = user;
    }
    bool ok = !seen.failed;
    rwc_value_map_clear(&seen);
    return ok;
}

void rwc_users_free(struct rwc_users *users)
{
    free(users->list);
    *users = (struct rwc_users){0};
}

static void read_in_phi(LLVMBuilderRef builder, LLVMValueRef value, LLVMValueRef variable,
                        LLVMValueRef phi)
{
    for (unsigned k = 0; k < LLVMCountIncoming(phi); k++) {
        if (LLVMGetIncomingValue(phi, k) != value) continue;
        LLVMBasicBlockRef block = LLVMGetIncomingBlock(phi, k);
        LLVMPositionBuilderBefore(builder, LLVMGetBasicBlockTerminator(block));
        LLVMValueRef read = LLVMBuildLoad2(builder, LLVMTypeOf(value), variable, "");
        for (unsigned j = k; j < LLVMCountIncoming(phi); j++) /* one value per incoming block */
            if (LLVMGetIncomingBlock(phi, j) == block) LLVMSetOperand(phi, j, read);
    }
}

static void read_variable(LLVMBuilderRef builder, LLVMValueRef value, LLVMValueRef variable,
                          LLVMValueRef user)
{
    if (LLVMGetInstructionOpcode(user) == LLVMPHI) {
        read_in_phi(builder, value, variable, user);
        return;
    }
    LLVMPositionBuilderBefore(builder, user);
    LLVMValueRef read = LLVMBuildLoad2(builder, LLVMTypeOf(value), variable, "");
    for (int k = 0; k < LLVMGetNumOperands(user); k++)
        if (LLVMGetOperand(user, (unsigned)k) == value) LLVMSetOperand(user, (unsigned)k, read);
}

void rwc_demote(LLVMBuilderRef builder, LLVMValueRef value, LLVMValueRef variable,
                const struct rwc_users *users)
{
    for (size_t u = 0; u < users->count; u++)
        read_variable(builder, value, variable, users->list[u]);
    LLVMValueRef next = LLVMGetNextInstruction(value);
    while (LLVMGetInstructionOpcode(next) == LLVMPHI) next = LLVMGetNextInstruction(next);
    LLVMPositionBuilderBefore(builder, next);
    LLVMBuildStore(builder, value, variable);
}
