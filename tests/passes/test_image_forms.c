/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The pass lower for CUDA on surfaces, lookups with options and vector atomics: how their operands
 * are spelled, what a GPU that is too old is told, and that the question before an access that
 * traps is gone.
 */
#include "tests/passes/backend.h"

#define KERNEL(declarations, body)                                                                 \
    declarations "define ptx_kernel void @rw_megakernel(ptr %out, i64 %s, i32 %i, float %f, "      \
                 "i16 %h) {\n" body "  ret void\n}\n"

static bool ptx_of(struct backend *b, unsigned sm, const char *ir)
{
    return open_backend(b, RWC_TARGET_CUDA, sm, ir) && build(b, "lower");
}

TEST(surfaces)
{
    struct backend b;
    CHECK(ptx_of(&b, 75,
                 KERNEL("declare {i32, i32} @rwc.ptx.suld.b.3d.v2.b32.clamp(i64, i32, i32, i32)\n"
                        "declare {i16} @rwc.ptx.suld.b.1d.b8.zero(i64, i32)\n"
                        "declare void @rwc.ptx.sust.b.a2d.v2.b16.trap(i64, i32, i32, i32, i16, "
                        "i16)\n"
                        "declare void @rwc.ptx.sured.b.add.2d.u32.zero(i64, i32, i32, i32)\n",
                        "%a = call {i32, i32} @rwc.ptx.suld.b.3d.v2.b32.clamp(i64 %s, i32 %i, i32 "
                        "%i, i32 %i)\n"
                        "%b = call {i16} @rwc.ptx.suld.b.1d.b8.zero(i64 %s, i32 %i)\n"
                        "call void @rwc.ptx.sust.b.a2d.v2.b16.trap(i64 %s, i32 7, i32 %i, i32 %i, "
                        "i16 %h, i16 %h)\n"
                        "call void @rwc.ptx.sured.b.add.2d.u32.zero(i64 %s, i32 %i, i32 %i, i32 "
                        "3)\n")));
    CHECK(has_code(b.code, "suld.b.3d.v2.b32.clamp {@a, @b}, [@s, {@i, @i, @i, @i}];"));
    CHECK(has_code(b.code, "suld.b.1d.b8.zero {@a}, [@s, {@i}];"));
    CHECK(has_code(b.code, "sust.b.a2d.v2.b16.trap [@s, {@l, @i, @i, @i}], {@h, @h};"));
    CHECK(has_code(b.code, "sured.b.add.2d.u32.zero [@s, {@i, @i}], @v;"));
    close_backend(&b);
}

TEST(range_check_is_the_instruction_s)
{
    struct backend b;
    CHECK(
        ptx_of(&b, 75,
               KERNEL("declare i1 @rwc.ptx.outside.2d.4(i64, i32, i32)\n"
                      "declare void @rwc.ptx.sust.b.2d.b32.trap(i64, i32, i32, i32)\n",
                      "  %o = call i1 @rwc.ptx.outside.2d.4(i64 %s, i32 %i, i32 %i)\n"
                      "  br i1 %o, label %trap, label %go\ntrap:\n"
                      "  store volatile i32 4711, ptr %out\n  ret void\ngo:\n"
                      "  call void @rwc.ptx.sust.b.2d.b32.trap(i64 %s, i32 %i, i32 %i, i32 1)\n")));
    CHECK_CONTAINS(b.code, "sust.b.2d.b32.trap [");
    CHECK(!strstr(b.code, "4711"));
    close_backend(&b);
}

TEST(lookups_with_options)
{
    struct backend b;
    CHECK(ptx_of(
        &b, 75,
        KERNEL(
            "declare {float, float, float, float, i1} "
            "@\"rwc.ptx.tex.level.2d.v4.f32.f32+offset+compare+resident\"(i64, float, float, "
            "float, "
            "i32, i32, float)\n"
            "declare {i32, i32} @\"rwc.ptx.tex.a1d.v2.f16x2.s32+offset\"(i64, i32, i32, i32)\n"
            "declare {float, float, float, float} @rwc.ptx.tld4.g.acube.v4.f32.f32(i64, i32, "
            "float, float, float)\n",
            "%a = call {float, float, float, float, i1} "
            "@\"rwc.ptx.tex.level.2d.v4.f32.f32+offset+compare+resident\"(i64 %s, float %f, float "
            "%f, float %f, i32 %i, i32 %i, float %f)\n"
            "%p = extractvalue {float, float, float, float, i1} %a, 4\n"
            "store volatile i1 %p, ptr %out\n"
            "%b = call {i32, i32} @\"rwc.ptx.tex.a1d.v2.f16x2.s32+offset\"(i64 %s, i32 %i, i32 %i, "
            "i32 %i)\n"
            "%c = extractvalue {i32, i32} %b, 1\n"
            "store volatile i32 %c, ptr %out\n"
            "%d = call {float, float, float, float} @rwc.ptx.tld4.g.acube.v4.f32.f32(i64 %s, "
            "i32 %i, float %f, float %f, float %f)\n"
            "%e = extractvalue {float, float, float, float} %d, 0\n"
            "store volatile float %e, ptr %out\n")));
    CHECK(has_code(b.code, "tex.level.2d.v4.f32.f32 {@a, @b, @c, @d}|@p, [@s, {@f, @f}], @f, "
                           "{@i, @i}, @f;"));
    CHECK(has_code(b.code, "tex.a1d.v2.f16x2.s32 {@a, @b}, [@s, {@i, @i}], {@i};"));
    CHECK(has_code(b.code, "[@s, {@i, @f, @f, @f}];"));
    close_backend(&b);
}

#define MINIMUM                                                                                    \
    KERNEL("declare {i16, i16} @rwc.ptx.atom.min.noftz.v2.f16(ptr, i16, i16)\n",                   \
           "%a = call {i16, i16} @rwc.ptx.atom.min.noftz.v2.f16(ptr %out, i16 %h, i16 %h)\n")

TEST(vector_atomics)
{
    struct backend b;
    CHECK(ptx_of(&b, 90, MINIMUM));
    CHECK(has_code(b.code, "atom.min.noftz.v2.f16 {@a, @b}, [@p], {@h, @h};"));
    CHECK_CONTAINS(b.code, ".version 8.1");
    close_backend(&b);
}

TEST(gpu_too_old)
{
    struct backend b;
    CHECK(!ptx_of(&b, 80, MINIMUM));
    CHECK_CONTAINS(messages(&b), "'atom.min.noftz.v2.f16' needs a GPU of compute capability 9.0; "
                                 "this one has 8.0");
    close_backend(&b);
}

static const struct rw_test tests[] = {
    {"surfaces", test_surfaces},
    {"range check is the instruction's", test_range_check_is_the_instruction_s},
    {"lookups with options", test_lookups_with_options},
    {"vector atomics", test_vector_atomics},
    {"gpu too old", test_gpu_too_old},
};

int main(void)
{
    return RUN_TABLE(tests);
}
