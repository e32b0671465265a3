/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Variables in constant memory, of which a kernel has 64 KiB: those of its programs and the block
 * of their bound values. Where they are more, all of them go to global memory, the accesses with
 * them. An address in a register does not say which variable it is of, so it is all or none; and
 * since what changes is a word of the text, it is done in the text.
 *
 *     .const .align 4 .b8 table[80000];        .global .align 4 .b8 table[80000];
 *     ld.const.u32 %r1, [%rd1];            ->  ld.global.u32 %r1, [%rd1];
 *     cvta.const.u64 %rd2, %rd1;               cvta.global.u64 %rd2, %rd1;
 *
 * The question whether an address is of constant memory (isspacep.const) stays, and the answer is
 * no then; the other question would call all of global memory constant.
 */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include <llvm-c/Target.h>

#include "compiler/target/cuda/cuda.h"

enum { CONSTANT_SPACE = 4, MOST_BYTES = 65536 };

static bool is_too_much(LLVMModuleRef module)
{
    LLVMTargetDataRef layout = LLVMGetModuleDataLayout(module);
    uint64_t bytes = 0;
    LLVMValueRef g = LLVMGetFirstGlobal(module);
    for (; g && bytes <= MOST_BYTES; g = LLVMGetNextGlobal(g)) {
        if (LLVMGetPointerAddressSpace(LLVMTypeOf(g)) != CONSTANT_SPACE) continue;
        const uint64_t align = LLVMGetAlignment(g) ? LLVMGetAlignment(g) : 16;
        bytes = (bytes + align - 1) / align * align;
        bytes += LLVMABISizeOfType(layout, LLVMGlobalGetValueType(g));
    }
    return bytes > MOST_BYTES;
}

static const char from[] = ".const", to[] = ".global", question[] = "isspacep";
enum { FROM_BYTES = sizeof(from) - 1, TO_BYTES = sizeof(to) - 1, ASKED = sizeof(question) - 1 };

/* A word of its own; names have no dots, and what is in quotes are names of files. */
static bool is_space(const char *at)
{
    return !strncmp(at, from, FROM_BYTES) && !isalnum((unsigned char)at[FROM_BYTES]) &&
           at[FROM_BYTES] != '_' && at[FROM_BYTES] != '$';
}

static bool is_question(const char *ptx, const char *at)
{
    return at - ptx >= ASKED && !strncmp(at - ASKED, question, ASKED);
}

/* Counts the words, and with `out` writes the text with the others. */
static size_t rewrite(const char *ptx, char *out)
{
    size_t count = 0;
    bool quoted = false;
    for (const char *at = ptx; *at;) {
        quoted ^= *at == '"';
        const bool found = !quoted && is_space(at) && !is_question(ptx, at);
        count += found;
        if (out) memcpy(out, found ? to : at, found ? TO_BYTES : 1);
        if (out) out += found ? TO_BYTES : 1;
        at += found ? FROM_BYTES : 1;
    }
    if (out) *out = '\0';
    return count;
}

char *rwc_cuda_move_constants(const struct rwc_unit *unit, char *ptx)
{
    if (!is_too_much(unit->module)) return ptx;
    char *moved = malloc(strlen(ptx) + rewrite(ptx, NULL) * (TO_BYTES - FROM_BYTES) + 1);
    if (moved)
        rewrite(ptx, moved);
    else
        rwc_out_of_memory(unit->diag, NULL, "for a kernel's code");
    free(ptx);
    return moved;
}
