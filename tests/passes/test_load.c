/* SPDX-License-Identifier: Apache-2.0 */
/*
 * From PTX text to bound programs: load and what follows it up to intrinsics, on PTX as nvcc writes
 * it, run on the CPU; and messages that name the user's line.
 */
#include <llvm-c/IRReader.h>

#include "compiler/pipeline.h"
#include "tests/passes/support.h"

#define HEAD ".version 7.0\n.target sm_75\n.address_size 64\n"
/* A variable with the metadata that the headers leave; lengths of names are written by hand. */
#define VARIABLE(length, name, bytes, semantic, semantic_bytes)                                    \
    ".global .align 4 .b8 " name "[" bytes "];\n"                                                  \
    ".global .align 4 .b8 _ZN21rti_internal_typeinfo" length name "E[8] = {82, 97, 121, 0, " bytes \
    "};\n"                                                                                         \
    ".global .align 1 .b8 _ZN21rti_internal_typename" length name "E[4] = {105, 110, 116};\n"      \
    ".global .align 4 .u32 _ZN21rti_internal_typeenum" length name "E = 4919;\n"                   \
    ".global .align 1 .b8 _ZN21rti_internal_semantic" length name "E[" semantic_bytes              \
    "] = {" semantic "};\n"                                                                        \
    ".global .align 1 .b8 _ZN23rti_internal_annotation" length name "E[1] = {0};\n"

static const char sphere_ptx[] = HEAD VARIABLE(
    "5", "bonus", "4", "0",
    "1") ".visible .entry _Z6spherei(.param .u32 prim)\n{\n"
         "  .reg .b32 %r<5>;\n  .reg .f32 %f<2>;\n  .reg .pred %p<2>;\n"
         "  ld.param.s32 %r1, [prim];\n"
         "  ld.global.u32 %r2, [bonus];\n"
         "  add.s32 %r3, %r1, %r2;\n"
         "  cvt.rn.f32.s32 %f1, %r3;\n"
         "  call (%r4), _rt_potential_intersection, (%f1);\n"
         "  setp.eq.s32 %p1, %r4, 0;\n"
         "  @%p1 bra END;\n"
         "  call (%r4), _rt_report_intersection, (%r3);\n"
         "END:\n  ret;\n}\n"
         ".visible .entry _Z3boxiPf(.param .u32 prim, .param .u64 result)\n{\n"
         "  .reg .b32 %r<3>;\n  .reg .b64 %rd<3>;\n"
         "  ld.param.u32 %r1, [prim];\n  ld.param.u64 %rd1, [result];\n"
         "  cvta.to.global.u64 %rd2, %rd1;\n"
         "  ld.global.u32 %r2, [bonus];\n  add.s32 %r1, %r1, %r2;\n"
         "  st.global.u32 [%rd2+20], %r1;\n  ret;\n}\n"
         ".visible .entry _Z6tracerv()\n{\n"
         "  .reg .b32 %r<2>;\n  .reg .f32 %f<2>;\n  .reg .b64 %rd<2>;\n"
         "  mov.f32 %f1, 0f00000000;\n  mov.u32 %r1, 1;\n  mov.u64 %rd1, 0;\n"
         "  call _rt_trace_64, (%r1, %f1, %f1, %f1, %f1, %f1, %f1, %r1, %f1, %f1, %rd1, %r1);\n"
         "  ret;\n}\n";

struct loaded {
    struct rwc_module *module;
    struct rwc_program_desc desc;
    struct test_unit t;
};

/* Compiles one program of the PTX as far as intrinsics. */
static bool load(struct loaded *l, const char *program, enum rwc_program_kind kind,
                 enum rwc_storage storage)
{
    static struct rwc_binding binding;
    *l = (struct loaded){0};
    binding = (struct rwc_binding){"bonus", storage, 16};
    l->module = rwc_module_create(sphere_ptx, strlen(sphere_ptx), "sphere.ptx", &l->t.diag);
    if (!l->module) return false;
    l->desc = (struct rwc_program_desc){.module = l->module,
                                        .program = rwc_module_find(l->module, program),
                                        .kind = kind,
                                        .id = RW_STATE_FIRST_PROGRAM,
                                        .bindings = &binding,
                                        .binding_count = 1};
    l->t.desc = (struct rwc_kernel_desc){.target = RWC_TARGET_CUDA,
                                         .sm = 75,
                                         .programs = &l->desc,
                                         .program_count = 1,
                                         .verify_each = true};
    return l->desc.program && rwc_unit_init(&l->t.unit, &l->t.desc, &l->t.diag) &&
           rwc_run_passes(&l->t.unit, NULL, "intrinsics");
}

static void unload(struct loaded *l)
{
    if (l->t.jit) LLVMConsumeError(LLVMOrcDisposeLLJIT(l->t.jit));
    if (l->t.unit.context) rwc_unit_destroy(&l->t.unit);
    rwc_module_free(l->module);
    rwc_diag_free(&l->t.diag);
}

/* Instructions go before blocks, which branches use. */
static void empty(LLVMValueRef function)
{
    for (LLVMBasicBlockRef b = LLVMGetFirstBasicBlock(function); b; b = LLVMGetNextBasicBlock(b))
        for (LLVMValueRef i; (i = LLVMGetLastInstruction(b));) {
            if (LLVMGetTypeKind(LLVMTypeOf(i)) != LLVMVoidTypeKind)
                LLVMReplaceAllUsesWith(i, LLVMGetPoison(LLVMTypeOf(i)));
            LLVMInstructionEraseFromParent(i);
        }
    while (LLVMGetFirstBasicBlock(function)) LLVMDeleteBasicBlock(LLVMGetFirstBasicBlock(function));
    LLVMSetLinkage(function, LLVMExternalLinkage);
}

/* Everything but the program goes: the built-in code is for the GPU. */
static void *compiled_alone(struct loaded *l, const struct test_symbol *symbols, size_t count)
{
    LLVMModuleRef module = l->t.unit.module;
    for (LLVMValueRef f = LLVMGetFirstFunction(module); f; f = LLVMGetNextFunction(f))
        if (f != l->t.unit.programs[0].function) empty(f);
    return compiled(&l->t, "program.3", symbols, count);
}

static float potential;
static uint32_t reported;

static uint32_t potential_intersection(struct rw_lane *lane, float t)
{
    (void)lane;
    potential = t;
    return t < 100;
}

static uint32_t report_intersection(struct rw_lane *lane, uint32_t material)
{
    (void)lane;
    reported = material;
    return RW_STATUS_TERMINATE;
}

static const struct test_symbol symbols[] = {
    {"rw_potential_intersection", potential_intersection},
    {"rw_report_intersection", report_intersection},
};

TEST(intersection)
{
    struct loaded l;
    uint32_t record[8] = {[4] = 30};
    struct rw_launch launch = {.geometries = (uintptr_t)record, .geometry_stride = sizeof(record)};
    struct rw_lane lane = {.launch = &launch};
    CHECK(load(&l, "sphere", RWC_INTERSECTION, RWC_STORAGE_GEOMETRY));
    uint32_t (*run)(struct rw_lane *, uint32_t) = compiled_alone(&l, symbols, 2);
    CHECK(run);
    CHECK_EQ(run(&lane, 12), RW_STATUS_TERMINATE);
    CHECK(potential == 42);
    CHECK_EQ(reported, 42);
    CHECK_EQ(run(&lane, 70), RW_STATUS_CONTINUE);
    CHECK_EQ(reported, 42);
    unload(&l);
}

TEST(bounds)
{
    struct loaded l;
    uint32_t record[8] = {[4] = 30}, result[6] = {0};
    struct rw_launch launch = {.geometries = (uintptr_t)record, .geometry_stride = sizeof(record)};
    struct rw_lane lane = {.launch = &launch};
    CHECK(load(&l, "box", RWC_BOUNDS, RWC_STORAGE_GEOMETRY));
    void (*run)(struct rw_lane *, uint32_t, void *) = compiled_alone(&l, NULL, 0);
    CHECK(run);
    run(&lane, 5, result);
    CHECK_EQ(result[5], 35);
    unload(&l);
}

TEST(wrong_parameters)
{
    struct loaded l;
    CHECK(!load(&l, "sphere", RWC_MISS, RWC_STORAGE_CONSTANT));
    CHECK_CONTAINS(l.t.diag.text, "sphere.ptx:10: program 'sphere' has 1 parameter, but a program "
                                  "of kind miss takes no parameter");
    unload(&l);
}

TEST(message_names_file_and_line)
{
    struct loaded l;
    CHECK(!load(&l, "tracer", RWC_ANY_HIT, RWC_STORAGE_CONSTANT));
    CHECK_CONTAINS(l.t.diag.text,
                   "sphere.ptx:46: rtTrace is not allowed in any-hit program 'tracer'");
    unload(&l);
}

static const struct rw_test tests[] = {
    {"intersection program", test_intersection},
    {"bounding box program", test_bounds},
    {"wrong parameters", test_wrong_parameters},
    {"message names file and line", test_message_names_file_and_line},
};

int main(void)
{
    return RUN_TABLE(tests);
}
