/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Texture stubs become the PTX forms of their shapes, with the object out of the id table, and
 * lower spells these as PTX does. What they compute is looked at by unit.texture and
 * render.textures.
 */
#include "tests/passes/backend.h"
#include "tests/passes/support.h"

static const struct rwc_program program = {.name = "shade", .symbol = "shade"};
static struct rwc_program_desc desc = {.program = &program, .kind = RWC_MISS, .id = 2};

/* Every stub with a shape, and the form that it becomes. */
static const struct {
    const char *declaration, *call, *form;
} stubs[] = {
    {"{float, float, float, float} @_rt_texture_get_f_id(i32, i32, float, float, float, float)",
     "i32 5, i32 3, float %x, float %y, float %z, float 0.0",
     "rwc.ptx.tex.3d.v4.f32.f32(i64 %6, float %x, float %y, float %z)"},
    {"{i32, i32, i32, i32} @_rt_texture_get_i_id(i32, i32, float, float, float, float)",
     "i32 5, i32 1, float %x, float %y, float %z, float 0.0",
     "rwc.ptx.tex.1d.v4.s32.f32(i64 %6, float %x)"},
    {"{i32, i32, i32, i32} @_rt_texture_get_u_id(i32, i32, float, float, float, float)",
     "i32 5, i32 2, float %x, float %y, float %z, float 0.0",
     "rwc.ptx.tex.2d.v4.u32.f32(i64 %6, float %x, float %y)"},
    {"{float, float, float, float} @_rt_texture_get_fetch_id(i32, i32, i32, i32, i32, i32)",
     "i32 5, i32 2, i32 %i, i32 7, i32 8, i32 9",
     "rwc.ptx.tex.2d.v4.f32.s32(i64 %6, i32 %i, i32 7)"},
    {"{float, float, float, float} @_rt_texture_get_gather_id(i32, i32, float, float, i32)",
     "i32 5, i32 2, float %x, float %y, i32 2",
     "rwc.ptx.tld4.b.2d.v4.f32.f32(i64 %6, float %x, float %y)"},
    {"{float, float, float, float} @_rt_texture_get_base_id(i32, i32, float, float, float, i32)",
     "i32 5, i32 5, float %x, float %y, float %z, i32 %i",
     "rwc.ptx.tex.a2d.v4.f32.f32(i64 %6, i32 %i, float %x, float %y)"},
    {"{float, float, float, float} @_rt_texture_get_level_id(i32, i32, float, float, float, i32, "
     "float)",
     "i32 5, i32 7, float %x, float %y, float %z, i32 %i, float 2.0",
     "rwc.ptx.tex.level.acube.v4.f32.f32(i64 %6, i32 %i, float %x, float %y, float %z, float 2.0"},
    {"{float, float, float, float} @_rt_texture_get_grad_id(i32, i32, float, float, float, i32, "
     "float, float, float, float, float, float)",
     "i32 5, i32 4, float %x, float %y, float %z, i32 %i, float 1.0, float 2.0, float 3.0, float "
     "4.0, float 5.0, float 6.0",
     "rwc.ptx.tex.grad.a1d.v4.f32.f32(i64 %6, i32 %i, float %x, float 1.0"},
};

TEST(stubs_become_forms)
{
    for (size_t i = 0; i < sizeof(stubs) / sizeof(stubs[0]); i++) {
        char ir[2048];
        struct test_unit t;
        const char *type_end = strchr(stubs[i].declaration, '}') + 1;
        const char *name = strchr(stubs[i].declaration, '@');
        snprintf(ir, sizeof(ir),
                 "@result = external global [16 x i32]\n"
                 "declare %s\n"
                 "define void @program.2(ptr %%lane) {\n"
                 "  %%x = load volatile float, ptr @result\n"
                 "  %%y = load volatile float, ptr @result\n"
                 "  %%z = load volatile float, ptr @result\n"
                 "  %%i = load volatile i32, ptr @result\n"
                 "  %%r = call %.*s %.*s(%s)\n  store %.*s %%r, ptr @result\n  ret void\n}\n",
                 stubs[i].declaration, (int)(type_end - stubs[i].declaration), stubs[i].declaration,
                 (int)strcspn(name, "("), name, stubs[i].call,
                 (int)(type_end - stubs[i].declaration), stubs[i].declaration);
        CHECK(open_unit(&t, &desc, 1, ir) && run_pass(&t, rwc_pass_intrinsics));
        const char *found = strstr(t.text, "@rwc.ptx.");
        CHECK(found);
        /* The number of the object's value does not matter. */
        char expected[160];
        snprintf(expected, sizeof(expected), "@%.*s", (int)strcspn(stubs[i].form, "("),
                 stubs[i].form);
        CHECK(!strncmp(found, expected, strlen(expected)));
        const char *operands = strchr(found, ',');
        const char *wanted = strchr(stubs[i].form, ',');
        if (strncmp(operands, wanted, strcspn(wanted, ".)"))) fprintf(stderr, "%.120s\n", found);
        CHECK(!strncmp(operands, wanted, strcspn(wanted, ".)")));
        close_unit(&t);
    }
}

TEST(shape_has_to_be_constant)
{
    struct test_unit t;
    CHECK(open_unit(
        &t, &desc, 1,
        "declare {float, float, float, float} @_rt_texture_get_f_id(i32, i32, float, float, "
        "float, float)\n"
        "define void @program.2(ptr %lane) {\n"
        "  %d = load i32, ptr %lane\n"
        "  %r = call {float, float, float, float} @_rt_texture_get_f_id(i32 1, i32 %d, float 0.0, "
        "float 0.0, float 0.0, float 0.0)\n"
        "  ret void\n}\n"));
    CHECK(!run_pass(&t, rwc_pass_intrinsics));
    CHECK_CONTAINS(t.diag.text, "the shape of the texture has to be a constant from 1 to 7");
    close_unit(&t);
}

/* Coordinates of three elements, layer included, are padded to four, and so are gradients. */
TEST(spelling)
{
    struct backend b;
    CHECK(open_backend(
              &b, RWC_TARGET_CUDA, 75,
              "declare {float, float, float, float} @rwc.ptx.tex.grad.3d.v4.f32.f32(i64, float, "
              "float, float, float, float, float, float, float, float)\n"
              "declare {i32, i32, i32, i32} @rwc.ptx.tex.level.a2d.v4.u32.f32(i64, i32, float, "
              "float, float)\n"
              "declare i32 @rwc.ptx.txq.width.b32(i64)\n"
              "define ptx_kernel void @rw_megakernel(ptr addrspace(1) %out, i64 %t, i32 %l, float "
              "%x) {\n"
              "  %a = call {float, float, float, float} @rwc.ptx.tex.grad.3d.v4.f32.f32(i64 %t, "
              "float %x, float %x, float %x, float %x, float %x, float %x, float %x, float %x, "
              "float %x)\n"
              "  %b = call {i32, i32, i32, i32} @rwc.ptx.tex.level.a2d.v4.u32.f32(i64 %t, i32 %l, "
              "float %x, float %x, float %x)\n"
              "  %c = call i32 @rwc.ptx.txq.width.b32(i64 %t)\n"
              "  %d = extractvalue {float, float, float, float} %a, 3\n"
              "  store float %d, ptr addrspace(1) %out\n"
              "  %e = extractvalue {i32, i32, i32, i32} %b, 0\n"
              "  %f = add i32 %e, %c\n"
              "  %p = getelementptr i8, ptr addrspace(1) %out, i64 4\n"
              "  store i32 %f, ptr addrspace(1) %p\n"
              "  ret void\n}\n") &&
          build(&b, "lower"));
    CHECK(has_code(b.code, "[@t, {@x, @x, @x, @x}], {@x, @x, @x, @x}, {@x, @x, @x, @x};"));
    CHECK(has_code(b.code, "[@t, {@l, @x, @x, @x}], @x;"));
    CHECK(has_code(b.code, "txq.width.b32 @c, [@t];"));
    close_backend(&b);
}

static const struct rw_test tests[] = {
    {"stubs become forms", test_stubs_become_forms},
    {"shape has to be constant", test_shape_has_to_be_constant},
    {"spelling", test_spelling},
};

int main(void)
{
    return RUN_TABLE(tests);
}
