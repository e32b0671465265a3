/* SPDX-License-Identifier: Apache-2.0 */
/* Lookups in textures and accesses to surfaces that are refused. */
#include "tests/unit/lift_report.h"

TEST(textures)
{
    CHECK_REPORT(BEGIN "tex.2d.v4.f32.f32 {%f1, %f2, %f3, %f4}, [%d1, %d2, {%f1, %f2}];\n"
                       "tex.3d.v4.f32.f32 {%f1, %f2, %f3, %f4}, [%d1, {%f1, %f2}];\n"
                       "tex.2d.v4.f32.f32 %f1, [%d1, {%f1, %f2}];\n"
                       "tex.2d.v2.f16x2.f32 {%r1, %r2, %r3, %r4}, [%d1, {%f1, %f2}];\n"
                       "tex.cube.v4.f32.f32 {%f1, %f2, %f3, %f4}, [%d1, {%f1, %f2, %f1, %f1}], "
                       "{%r1, %r2};\n"
                       "tex.3d.v4.f32.f32 {%f1, %f2, %f3, %f4}, [%d1, {%f1, %f2, %f1, %f1}], %f2;\n"
                       "tex.2d.v4.f32.s32 {%f1, %f2, %f3, %f4}, [%d1, {%r1, %r2}], %f2;\n"
                       "tex.2d.v4.f32.f32 {%f1, %f2, %f3, %f4}, [%d1, {%f1, %f2}], %f2, %f3;\n" END,
                 "x.ptx:7: tex.2d.v4.f32.f32: samplers apart from their textures",
                 "x.ptx:8: tex.3d.v4.f32.f32: too few coordinates",
                 "x.ptx:9: tex.2d.v4.f32.f32: four registers in braces",
                 "x.ptx:10: tex.2d.v2.f16x2.f32: two registers in braces",
                 "x.ptx:11: tex.cube.v4.f32.f32: cube maps take no offset",
                 "x.ptx:12: tex.3d.v4.f32.f32: three-dimensional textures",
                 "x.ptx:13: tex.2d.v4.f32.s32: coordinates are floats",
                 "x.ptx:14: tex.2d.v4.f32.f32: too many operands");
}

TEST(surfaces)
{
    CHECK_REPORT(BEGIN "suld.b.2d.v4.b32.trap %r1, [%d1, {%r1, %r2}];\n"
                       "sust.b.3d.b32.zero [%d1, {%r1, %r2}], %r3;\n"
                       "sust.b.2d.v4.b64.zero [%d1, {%r1, %r2}], {%d1, %d1, %d1, %d1};\n" END,
                 "x.ptx:7: suld.b.2d.v4.b32.trap: a vector of 4 needs",
                 "x.ptx:8: sust.b.3d.b32.zero: too few coordinates",
                 "x.ptx:9: sust.b.2d.v4.b64.zero: an access to a surface has at most 16 bytes");
    CHECK_REPORT(
        BEGIN "suld.p.2d.v4.b32.trap {%r1, %r1, %r1, %r1}, [%d1, {%r1, %r2}];\n"
              "sured.b.xor.2d.b32.zero [%d1, {%r1, %r2}], %r3;\n" END,
        "x.ptx:7: suld.p.2d.v4.b32.trap: no supported form of suld has the modifier .p",
        "x.ptx:8: sured.b.xor.2d.b32.zero: no supported form of sured has the modifier .xor");
    CHECK_REPORT(BEGIN "suq.memory_layout.b32 %r1, [%d1];\ntxq.filter_mode.b32 %r1, [%d1];\n"
                       "txq.width.b32 %r1;\n" END,
                 "x.ptx:7: suq.memory_layout.b32: CUDA's objects tell",
                 "x.ptx:8: txq.filter_mode.b32: CUDA's objects tell",
                 "x.ptx:9: txq.width.b32: 1 operands found where 2 belong");
}

TEST(operands_of_images)
{
    CHECK_REPORT(HEAD ".global .texref t; .global .surfref s;\n.global .u32 g;\n"
                      ".visible .entry f()\n{\n"
                      ".reg .b64 %d<9>; .reg .f32 %f<9>; .reg .s32 %s<9>; .reg .b32 %r<9>;\n"
                      "tex.2d.v4.f32.f32 {%f1, %f2, %f3, %f4}, [t, {%s1, %s2}];\n"
                      "tex.2d.v4.f32.f32 {%f1, %f2, %f3, %f4}, [t, {1, 1}];\n"
                      "tex.2d.v4.f32.s32 {%f1, %f2, %f3, %f4}, [t, {%f1, %s2}];\n"
                      "tex.level.2d.v4.f32.f32 {%f1, %f2, %f3, %f4}, [t, {%f1, %f2}], 1;\n"
                      "tex.2d.v4.f32.f32 {%f1, %f2, %f3, %f4}, [g, {%f1, %f2}];\n"
                      "suld.b.1d.b32.zero %r1, [%d1, {%f1}];\n"
                      "sust.b.1d.b32.zero [%d1, {%s1}], 1.0;\n"
                      "txq.width.b32 %r1, [t+8];\n"
                      "ld.global.u32 %r1, [t];\n"
                      "mov.u64 %d1, t+8;\n"
                      "suld.b.1d.b32.zero %r1, [t, {%s1}];\n"
                      "tex.1d.v4.f32.s32 {%f1, %f2, %f3, %f4}, [s, {%s1}];\n"
                      "txq.width.b32 %r1, [s];\n"
                      "suq.width.b32 %r1, [t];\n" END,
                 "x.ptx:9: tex.2d.v4.f32.f32: '%s1' is declared .s32 where .f32 belongs",
                 "x.ptx:10: tex.2d.v4.f32.f32: an integer stands where .f32 belongs",
                 "x.ptx:11: tex.2d.v4.f32.s32: '%f1' is declared .f32 where .s32 belongs",
                 "x.ptx:12: tex.level.2d.v4.f32.f32: an integer stands where .f32 belongs",
                 "x.ptx:13: tex.2d.v4.f32.f32: 'g' is no texture or surface reference",
                 "x.ptx:14: suld.b.1d.b32.zero: '%f1' is declared .f32 where .s32 belongs",
                 "x.ptx:15: sust.b.1d.b32.zero: a float stands where .b32 belongs",
                 "x.ptx:16: txq.width.b32: a texture or surface in brackets belongs here",
                 "x.ptx:17: ld.global.u32: 't' is a texture or surface reference",
                 "x.ptx:18: mov.u64: 't' is a reference, not an array",
                 "x.ptx:19: suld.b.1d.b32.zero: 't' is a reference to a texture",
                 "x.ptx:20: tex.1d.v4.f32.s32: 's' is a reference to a surface",
                 "x.ptx:21: txq.width.b32: 's' is a reference to a surface",
                 "x.ptx:22: suq.width.b32: 't' is a reference to a texture");
    CHECK_REPORT(BEGIN ".global .texref t;\nld.global.u32 %r1, [%r2];\n" END,
                 "x.ptx:7: 't': texture and surface references are .global variables",
                 "x.ptx:8: ld.global.u32: operand 2, '%r2', is declared .b32; an address has 64");
}

static const struct rw_test tests[] = {
    {"textures", test_textures},
    {"surfaces", test_surfaces},
    {"operands_of_images", test_operands_of_images},
};

int main(void)
{
    return RUN_TABLE(tests);
}
