/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A kernel for a GPU, compiled and not run: launch parameters and records are read where they are,
 * by instructions for global memory.
 */
#include "compiler/compiler.h"
#include "tests/optix7/fixture.h"

static const char ptx[] = PTX_HEAD
    ".const .align 8 .b8 params[24];\n"
    ".entry __raygen__any() {\n"
    "  .reg .b32 %r<40>; .reg .b64 %rd<4>; .reg .f32 %f<4>;\n"
    "  ld.const.u64 %rd0, [params]; ld.const.u64 %rd1, [params+8]; ld.const.f32 %f0, [params+16];\n"
    "  mov.f32 %f1, 0f3F800000; mov.u32 %r0, 0; mov.u32 %r1, 255; mov.u32 %r2, 25;\n"
    "  call (%r39, " R31("%r38") "), _optix_hitobject_traverse, (%r0, %rd1, %f0, %f0, %f0, %f1, "
                                 "%f1, %f1, %f0, %f1, %f0, %r1, %r2, %r0, %r0, %r0, %r0, %r0, " R31(
                                     "%r0") ");\n"
                                            "  call (%r3), _optix_hitobject_is_hit, ();\n"
                                            "  st.global.u32 [%rd0], %r3;\n"
                                            "  ret;\n}\n";

static struct rwc_kernel *compile(const struct rwc_module *module, struct rwc_diag *diag)
{
    const struct rwc_program_desc program = {.module = module,
                                             .program = rwc_module_find(module, "__raygen__any"),
                                             .kind = RWC_RAY_GENERATION,
                                             .id = RW_STATE_FIRST_PROGRAM,
                                             .ray_types = ~0u};
    const struct rwc_kernel_desc desc = {
        .target = RWC_TARGET_CUDA,
        .sm = 90,
        .programs = &program,
        .program_count = 1,
        .ray_type_count = 1,
        .features = RW_FEATURE_SBT | RW_FEATURE_TRIANGLES | RW_FEATURE_INSTANCES |
                    RW_FEATURE_TRANSFORMS | RW_FEATURE_MASKS | RW_FEATURE_FACING,
        .launch_params = "params",
        .max_trace_depth = 1,
        .max_call_depth = 31,
        .threads = 1,
    };
    return rwc_compile(&desc, diag);
}

/* Instructions of the text that begin so. */
static unsigned count(const char *text, const char *instruction)
{
    unsigned found = 0;
    for (const char *at = text; (at = strstr(at, instruction)); at++) found++;
    return found;
}

TEST(address_spaces)
{
    struct rwc_diag diag = {0};
    struct rwc_module *module = rwc_module_create(ptx, strlen(ptx), "test", &diag);
    CHECK(module);
    struct rwc_kernel *kernel = compile(module, &diag);
    if (!kernel) fprintf(stderr, "%s", diag.text);
    CHECK(kernel);
    const char *code = kernel->code;
    CHECK(!strstr(code, RWC_CONSTANT_BLOCK));
    CHECK(count(code, "\tld.global.") > 10);
    static const char *const generic[] = {"\tld.b", "\tld.u", "\tld.f",
                                          "\tld.v", "\tst.b", "\tst.u"};
    for (size_t i = 0; i < sizeof(generic) / sizeof(generic[0]); i++)
        CHECK_EQ(count(code, generic[i]), 0);
    rwc_kernel_free(kernel);
    rwc_module_free(module);
    rwc_diag_free(&diag);
}

static const struct rw_test tests[] = {
    {"address_spaces", test_address_spaces},
};

int main(void)
{
    return RUN_TABLE(tests);
}
