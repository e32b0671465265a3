/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A kernel for a GPU, compiled and not run: launch parameters and records are read where they are,
 * by instructions for global memory.
 */
#include "compiler/compiler.h"
#include "tests/optix7/fixture.h"

/* clang-format off */
#define LOAD \
    "  .reg .b32 %r<40>; .reg .b64 %rd<4>; .reg .f32 %f<4>;\n" \
    "  ld.const.u64 %rd0, [params]; ld.const.u64 %rd1, [params+8]; ld.const.f32 %f0, [params+16];\n" \
    "  mov.f32 %f1, 0f3F800000; mov.u32 %r0, 0; mov.u32 %r1, 255; mov.u32 %r2, 25;\n"
#define CALL(function) \
    "  call (%r39, " R31("%r38") "), " function ", (%r0, %rd1, %f0, %f0, %f0, %f1, %f1, %f1, " \
    "%f0, %f1, %f0, %r1, %r2, %r0, %r0, %r0, %r0, %r0, " R31("%r0") ");\n"

static const char ptx[] = PTX_HEAD
    ".const .align 8 .b8 params[24];\n"
    ".entry __raygen__any() {\n" LOAD CALL("_optix_hitobject_traverse")
    "  call (%r3), _optix_hitobject_is_hit, ();\n"
    "  st.global.u32 [%rd0], %r3;\n"
    "  ret;\n}\n"
    ".entry __raygen__trace() {\n" LOAD CALL("_optix_trace_typed_32") "  ret;\n}\n"
    ".entry __miss__mark() {\n"
    "  .reg .b64 %rd0;\n"
    "  ld.const.u64 %rd0, [params]; st.global.u32 [%rd0], 74565;\n"
    "  ret;\n}\n"
    ".entry __anyhit__mark() {\n"
    "  .reg .b64 %rd0;\n"
    "  ld.const.u64 %rd0, [params]; st.global.u32 [%rd0], 74566;\n"
    "  ret;\n}\n";
/* clang-format on */

extern const unsigned char rw_shapes_ptx[]; /* programs/optix7/shapes.cu */

static struct rwc_program_desc describe(const struct rwc_module *module, const char *name,
                                        enum rwc_program_kind kind, uint32_t number)
{
    return (struct rwc_program_desc){.module = module,
                                     .program = module ? rwc_module_find(module, name) : NULL,
                                     .kind = kind,
                                     .id = RW_STATE_FIRST_PROGRAM + number,
                                     .ray_types = ~0u};
}

/* With an intersection program of `shapes`, if that is not NULL. */
static struct rwc_kernel *compile_with(uint64_t features, const struct rwc_module *module,
                                       const char *ray_generation, const struct rwc_module *shapes,
                                       const char *intersection, struct rwc_diag *diag)
{
    const struct rwc_program_desc programs[] = {
        describe(module, ray_generation, RWC_RAY_GENERATION, 0),
        describe(module, "__miss__mark", RWC_MISS, 1),
        describe(module, "__anyhit__mark", RWC_ANY_HIT, 2),
        describe(shapes, intersection, RWC_INTERSECTION, 3),
    };
    const struct rwc_kernel_desc desc = {
        .target = RWC_TARGET_CUDA,
        .sm = 90,
        .programs = programs,
        .program_count = sizeof(programs) / sizeof(programs[0]) - (shapes ? 0 : 1),
        .ray_type_count = 1,
        .features = RW_FEATURE_SBT | RW_FEATURE_TRIANGLES | RW_FEATURE_INSTANCES |
                    RW_FEATURE_TRANSFORMS | RW_FEATURE_MASKS | RW_FEATURE_FACING |
                    RW_FEATURE_ANY_HIT | (shapes ? RW_FEATURE_PRIMITIVES : 0) | features,
        .attribute_words = 2,
        .launch_params = "params",
        .max_trace_depth = 1,
        .max_call_depth = 31,
        .threads = 1,
    };
    return rwc_compile(&desc, diag);
}

static struct rwc_kernel *compile(const struct rwc_module *module, const char *ray_generation,
                                  const struct rwc_module *shapes, const char *intersection,
                                  struct rwc_diag *diag)
{
    return compile_with(0, module, ray_generation, shapes, intersection, diag);
}

/* Instructions of the text that begin so. */
static unsigned count(const char *text, const char *instruction)
{
    unsigned found = 0;
    for (const char *at = text; (at = strstr(at, instruction)); at++) found++;
    return found;
}

static void check_generic(const char *code, int *rw_failed)
{
    static const char *const generic[] = {"\tld.b", "\tld.u", "\tld.f", "\tld.v",
                                          "\tst.b", "\tst.u", "\tst.f", "\tst.v"};
    for (size_t i = 0; i < sizeof(generic) / sizeof(generic[0]); i++)
        CHECK_EQ(count(code, generic[i]), 0);
}

TEST(address_spaces)
{
    struct rwc_diag diag = {0};
    struct rwc_module *module = rwc_module_create(ptx, strlen(ptx), "test", &diag);
    CHECK(module);
    struct rwc_kernel *kernel = compile(module, "__raygen__any", NULL, NULL, &diag);
    if (!kernel) fprintf(stderr, "%s", diag.text);
    CHECK(kernel);
    const char *code = kernel->code;
    CHECK(!strstr(code, RWC_CONSTANT_BLOCK));
    CHECK(count(code, "\tld.global.") > 10);
    check_generic(code, rw_failed);
    rwc_kernel_free(kernel);
    rwc_module_free(module);
    rwc_diag_free(&diag);
}

/* Built-in intersection programs keep a curve in registers: its points are loaded once, and the
 * iteration writes nothing. */
TEST(shapes)
{
    static const char *const names[] = {"__intersection__sphere", "__intersection__linear",
                                        "__intersection__cubic_bspline_caps"};
    struct rwc_diag diag = {0};
    struct rwc_module *module = rwc_module_create(ptx, strlen(ptx), "test", &diag);
    struct rwc_module *shapes = rwc_module_create((const char *)rw_shapes_ptx,
                                                  strlen((const char *)rw_shapes_ptx), "", &diag);
    CHECK(module && shapes);
    struct rwc_kernel *plain = compile(module, "__raygen__any", NULL, NULL, &diag);
    CHECK(plain);
    for (unsigned i = 0; i < 3; i++) {
        struct rwc_kernel *kernel = compile(module, "__raygen__any", shapes, names[i], &diag);
        if (!kernel) fprintf(stderr, "%s", diag.text);
        CHECK(kernel);
        check_generic(kernel->code, rw_failed);
        CHECK_EQ(count(kernel->code, "\tst.local"), count(plain->code, "\tst.local"));
        rwc_kernel_free(kernel);
    }
    rwc_kernel_free(plain);
    rwc_module_free(shapes);
    rwc_module_free(module);
    rwc_diag_free(&diag);
}

/* States are read where they are, a byte of the application's memory, and no ray goes through local
 * memory for them. */
TEST(micromaps)
{
    struct rwc_diag diag = {0};
    struct rwc_module *module = rwc_module_create(ptx, strlen(ptx), "test", &diag);
    CHECK(module);
    struct rwc_kernel *plain = compile(module, "__raygen__any", NULL, NULL, &diag);
    struct rwc_kernel *kernel =
        compile_with(RW_FEATURE_MICROMAPS, module, "__raygen__any", NULL, NULL, &diag);
    if (!kernel) fprintf(stderr, "%s", diag.text);
    CHECK(plain && kernel);
    check_generic(kernel->code, rw_failed);
    CHECK_EQ(count(plain->code, "\tld.global.u8"), 0);
    CHECK(count(kernel->code, "\tld.global.u8") > 0);
    CHECK_EQ(count(kernel->code, "\tst.local"), count(plain->code, "\tst.local"));
    rwc_kernel_free(kernel);
    rwc_kernel_free(plain);
    rwc_module_free(module);
    rwc_diag_free(&diag);
}

/* Traversals end in no program, and rays that disable any-hit programs meet none. */
TEST(programs_that_cannot_run)
{
    struct rwc_diag diag = {0};
    struct rwc_module *module = rwc_module_create(ptx, strlen(ptx), "test", &diag);
    CHECK(module);
    struct rwc_kernel *traversal = compile(module, "__raygen__any", NULL, NULL, &diag);
    struct rwc_kernel *trace = compile(module, "__raygen__trace", NULL, NULL, &diag);
    CHECK(traversal && trace);
    CHECK(!strstr(traversal->code, "74565") && !strstr(traversal->code, "74566"));
    CHECK(strstr(trace->code, "74565") && !strstr(trace->code, "74566"));
    rwc_kernel_free(traversal);
    rwc_kernel_free(trace);
    rwc_module_free(module);
    rwc_diag_free(&diag);
}

static const struct rw_test tests[] = {
    {"address_spaces", test_address_spaces},
    {"shapes", test_shapes},
    {"micromaps", test_micromaps},
    {"programs_that_cannot_run", test_programs_that_cannot_run},
};

int main(void)
{
    return RUN_TABLE(tests);
}
