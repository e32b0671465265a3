/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The back end for NVIDIA's GPUs: PTX text, which the driver compiles. What LLVM 19 cannot say of
 * newer instructions and GPUs is put into the text at the end.
 */
#include <llvm-c/Target.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "compiler/base/hash.h"
#include "compiler/target/cuda/cuda.h"
#include "compiler/target/machine.h"

static void init_llvm(void)
{
    LLVMInitializeNVPTXTargetInfo();
    LLVMInitializeNVPTXTarget();
    LLVMInitializeNVPTXTargetMC();
    LLVMInitializeNVPTXAsmPrinter();
}

static LLVMTargetMachineRef machine(const struct rwc_kernel_desc *desc, struct rwc_diag *diag)
{
    return rwc_machine_ptx(desc->sm, diag);
}

static void add_key(struct rwc_hasher *hasher, const struct rwc_kernel_desc *desc)
{
    rwc_hash_add_number(hasher, desc->sm);
}

/* LLVM writes the version that the architecture needs at least; inline assembly may need more. */
static void raise_version(char *ptx, unsigned version)
{
    char *line = strstr(ptx, "\n.version ");
    if (!line) return;
    char *digits = line + strlen("\n.version "); /* "7.8" */
    unsigned written = (unsigned)(digits[0] - '0') * 10 + (unsigned)(digits[2] - '0');
    if (written >= version) return;
    digits[0] = (char)('0' + version / 10);
    digits[2] = (char)('0' + version % 10);
}

/* Likewise the architecture, where it is newer than any that LLVM knows: sm_90 becomes sm_100. */
static void raise_target(char *ptx, unsigned sm)
{
    char *line = strstr(ptx, "\n.target sm_"), digits[16];
    if (!line) return;
    line += strlen("\n.target sm_"); /* "90" */
    size_t old = strspn(line, "0123456789");
    size_t new = (size_t)snprintf(digits, sizeof(digits), "%u", sm);
    if (strtoul(line, NULL, 10) >= sm || new > old + RWC_EMIT_SPARE) return;
    memmove(line + new, line + old, strlen(line + old) + 1);
    memcpy(line, digits, new);
}

/* LLVM numbers calls through all that the process compiles, and says so in comments: without them
 * the same kernel is the same text. */
static void drop_call_numbers(char *ptx)
{
    static const char mark[] = " // callseq ";
    char *from = ptx, *to = ptx;
    for (char *next; (next = strstr(from, mark)); from = next + strcspn(next, "\n")) {
        memmove(to, from, (size_t)(next - from));
        to += next - from;
    }
    if (to != from) memmove(to, from, strlen(from) + 1);
}

static void prepare(struct rwc_unit *unit)
{
    rwc_cuda_spell_calls(unit);
    rwc_cuda_hold_loads(unit);
    rwc_cuda_even_branches(unit);
}

static char *finish(const struct rwc_unit *unit, char *ptx)
{
    drop_call_numbers(ptx);
    raise_version(ptx, unit->ptx_version);
    raise_target(ptx, unit->ptx_sm);
    return rwc_cuda_move_constants(unit, ptx);
}

const struct rwc_backend rwc_backend_cuda = {
    .info = {.name = "cuda",
             .warp_lanes = 32,
             .trees = RW_LAYOUT_COMPRESSED,
             .is_ptx = true,
             .machine_code = "megakernel.cubin"},
    .memory_spaces = true,
    .init_llvm = init_llvm,
    .machine = machine,
    .lower = rwc_lower_cuda,
    /* Nothing is moved out of loops or made partially redundant: the outermost loop is the
     * dispatch, and what is hoisted out of it holds a register through every state. */
    .clean_up = RWC_CLEAN_UP("gvn<no-pre;no-load-pre>", ""),
    .lint = {.place = "GPU",
             .judge_intrinsic = rwc_cuda_judge_intrinsic,
             .refuse = rwc_cuda_refuse,
             .has_bfloat = rwc_cuda_has_bfloat,
             .is_kernel = rwc_cuda_is_kernel},
    .prepare = prepare,
    .file = LLVMAssemblyFile,
    .finish = finish,
    .add_key = add_key,
};
