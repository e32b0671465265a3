/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The back end for this processor: a position-independent object file, which code.c loads. Its
 * warps have one lane.
 */
#include <llvm-c/Target.h>
#include <pthread.h>

#include "base/clock.h"
#include "compiler/base/guard.h"
#include "compiler/base/hash.h"
#include "compiler/target/backend.h"
#include "compiler/target/cpu/lower.h"
#include "compiler/target/cpu/symbols.h"
#include "compiler/target/machine.h"

extern const unsigned char rw_cpu_helpers_bitcode[];
extern const size_t rw_cpu_helpers_bitcode_size;

static void init_llvm(void)
{
    LLVMInitializeX86TargetInfo();
    LLVMInitializeX86Target();
    LLVMInitializeX86TargetMC();
    LLVMInitializeX86AsmPrinter();
}

static LLVMTargetMachineRef machine(const struct rwc_kernel_desc *desc, struct rwc_diag *diag)
{
    (void)desc;
    return rwc_machine_ptx(RWC_DUMPED_SM, diag);
}

/* ---- this processor, as the key has it ---- */

static pthread_mutex_t processor_lock = PTHREAD_MUTEX_INITIALIZER;
static char *processor_name, *processor_features; /* NULL: not asked for yet */

static bool ask_processor(void *user)
{
    (void)user;
    if (!processor_name) processor_name = LLVMGetHostCPUName();
    processor_features = LLVMGetHostCPUFeatures();
    return true;
}

/* Once, and guarded: LLVM allocates for its answer. */
static bool find_processor(void)
{
    struct rwc_diag diag = {0};
    pthread_mutex_lock(&processor_lock);
    if (!processor_features) rwc_guarded(ask_processor, NULL, "asking for the processor", &diag);
    const bool found = processor_features != NULL;
    pthread_mutex_unlock(&processor_lock);
    rwc_diag_free(&diag);
    return found;
}

static void add_key(struct rwc_hasher *hasher, const struct rwc_kernel_desc *desc)
{
    const bool found = find_processor();
    (void)desc;
    rwc_hash_add_text(hasher, found ? processor_name : NULL);
    rwc_hash_add_text(hasher, found ? processor_features : NULL);
    if (!found) rwc_hash_add_number(hasher, (uint64_t)(rw_clock_ms() * 1e6)); /* nobody's key */
    rwc_hash_add_number(hasher, rw_cpu_helpers_bitcode_size);
    rwc_hash_add(hasher, rw_cpu_helpers_bitcode, rw_cpu_helpers_bitcode_size);
}

/* ---- what LLVM 19's X86 back end selects, found by giving each construct to it ---- */

static const char *const intrinsics[] = {
    "cos",
    "exp",
    "exp10",
    "exp2",
    "frameaddress.p0",
    "log",
    "log10",
    "log2",
    "pow",
    "powi",
    "prefetch",
    "sin",
    "tan",
    "tanh",
    "x86.sse.ldmxcsr",
    "x86.sse.stmxcsr",
    "x86.sse2.pause",
    NULL,
};

/* An empty text only says where a value has to be, see rw_load_here. */
static bool has_assembly(LLVMValueRef callee)
{
    size_t length = 0;
    if (!LLVMIsAInlineAsm(callee)) return false;
    LLVMGetInlineAsmAsmString(callee, &length);
    return length != 0;
}

static const char *refuse(LLVMValueRef i)
{
    if (LLVMIsACallInst(i) && has_assembly(LLVMGetCalledValue(i))) return "inline assembly";
    return NULL;
}

static bool has_function(const char *name)
{
    return rwc_cpu_symbol_address(name) != NULL;
}

const struct rwc_backend rwc_backend_cpu = {
    .info = {.name = "cpu",
             .warp_lanes = 1,
             .trees = RW_LAYOUT_FULL,
             .is_host = true,
             .machine_code = "megakernel.o"},
    .guards_buffers = true,
    .recursion = true,
    .init_llvm = init_llvm,
    .machine = machine,
    .lower = rwc_lower_cpu,
    .clean_up = RWC_CLEAN_UP("gvn", "loop-mssa(licm),"),
    .lint = {.place = "CPU",
             .intrinsics = intrinsics,
             .refuse = refuse,
             .has_function = has_function},
    .prepare = rwc_prepare_cpu,
    .file = LLVMObjectFile,
    .most_parts = 8,
    .add_key = add_key,
};
