/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What the grammar takes and refuses, and what constants are worth. The values of expressions, and
 * that the accepted modules are PTX, were seen with ptxas of CUDA 13.0.
 */
#include "tests/ptx_same.h"
#include "tests/unit/lift_fixture.h"
#include "tests/unit/ptx_fixture.h"

#define REGISTERS                                                                                  \
    ".reg .b32 %r<9>; .reg .b64 %rd<9>; .reg .f32 %f<9>; .reg .pred %p<9>; .reg .b16 %rs<9>;"
#define BODY(code) ".visible .entry f(.param .u64 p)\n{\n" REGISTERS "\n" code "\nret;\n}\n"

static const struct {
    const char *text;
    uint64_t value;
} expressions[] = {
    {"1+2*3", 7},
    {"2 - 3 * 4 / 2 % 5", 1},
    {"017 + 0x10 + 0b101 + 0B1U", 37},
    {"-1 >> 60", UINT64_MAX},
    {"0x8000000000000000 >> 60", 8},
    {"9223372036854775807U >> 60", 7},
    {"1 << 65", 2}, /* the count modulo 64 */
    {"3 << 255", UINT64_C(1) << 63},
    {"-5 / 2U", UINT64_C(0x7ffffffffffffffd)},
    {"-5 / 3", UINT64_MAX},
    {"-5 % 3", 2}, /* % is unsigned */
    {"-(5U) < 0", 0},
    {"~(11) >> 37", 0x7ffffff}, /* ~ is unsigned */
    {"(.s64)(0xFFFFFFFFFFFFFFFFU) < 5", 1},
    {"(.u64)(-1) < 5", 0},
    {"(-1 & -1) >> 4", UINT64_MAX},
    {"(5U < 6) - 2 < 0", 1}, /* comparisons are signed */
    {"0 - 2U < 0", 0},
    {"0xFFFFFFFFFFFFFFFF == -1", 1},
    {"1 ? 2 : 0 ? 3 : 4", 2},
    {"(1 ? -1 : 5U) >> 4", UINT64_MAX},
    {"!0 && 1 || 0", 1},
    {"WARP_SZ * 2", 64},
    {"1.5 < 2.5", 1},
    {"0.25 + 0.25 == 1.0 / 2.0", 1},
};

TEST(expressions)
{
    for (size_t i = 0; i < sizeof(expressions) / sizeof(expressions[0]); i++) {
        char text[256];
        struct rwc_diag diag = {0};
        snprintf(text, sizeof(text), PTX_HEAD ".global .u64 x = %s;\n", expressions[i].text);
        struct rwc_ptx_module *m = ptx_parse(text, &diag);
        if (!m) fprintf(stderr, "%s: %s", expressions[i].text, diag.text);
        CHECK(m);
        if (m->vars[0].init[0].bits != expressions[i].value)
            fprintf(stderr, "%s\n", expressions[i].text);
        CHECK(m->vars[0].init[0].bits == expressions[i].value);
        rwc_ptx_free(m);
    }
}

/* Floats as text: ptxas gave each the same bits. */
static const struct {
    const char *text;
    double value;
} floats[] = {
    {"1.e5", 1e5},
    {"1.E5", 1e5},
    {"1.e+5", 1e5},
    {"1.e-3", 1e-3},
    {".5e-3", 5e-4},
    {".5E+3", 500},
    {".5e3", 500},
    {"1.", 1},
    {"1e-5", 1e-5},
    {"010.5", 10.5},
    {"-.5e-3 - 1.e-3", -1.5e-3},
    {"-0d3FF0000000000000", -1},
    {"3.141592653589793238462643383279502884197169399375105820974944592307816406286",
     3.14159265358979323846},
    {"0.00000000000000000000000000000000000000000000000000000000000000000000001e75", 1e4},
};

TEST(floats)
{
    for (size_t i = 0; i < sizeof(floats) / sizeof(floats[0]); i++) {
        char text[512];
        uint64_t bits;
        struct rwc_diag diag = {0};
        snprintf(text, sizeof(text),
                 PTX_HEAD ".global .f64 x = %s;\n.func f()\n{\n.reg .f64 %%a;\n"
                          "mov.f64 %%a, %s;\nret;\n}\n",
                 floats[i].text, floats[i].text);
        struct rwc_ptx_module *m = ptx_parse(text, &diag);
        if (!m) fprintf(stderr, "%s: %s", floats[i].text, diag.text);
        CHECK(m);
        memcpy(&bits, &floats[i].value, sizeof(bits));
        CHECK(m->vars[0].init[0].bits == bits);
        CHECK(m->functions[0].body[1].instr->operands[1].bits == bits);
        rwc_ptx_free(m);
    }
}

/* Floats in variables that hold no floats, and the other way round; values are ptxas's. */
TEST(float_bits)
{
    static const struct {
        const char *text;
        uint64_t bits;
    } cases[] = {
        {".f32 x = 1.1", 0x3f8ccccd},
        {".f32 x = 0d3FF199999999999A", 0x3f8ccccd},
        {".f32 x = 0f3F8CCCCD", 0x3f8ccccd},
        {".f32 x = (0f3F8CCCCD)", 0x3f8ccccd},
        {".f32 x = 1e60", 0x7f800000},
        {".b32 x = -1.0", 0xbf800000},
        {".b32 x = 0f3F8CCCCD", 0x3f8ccccd},
        {".b32 x = 0d3FF0000000000000", 0x3f800000},
        {".b64 x = 1.0", 0x3ff0000000000000},
        {".b64 x = 0d3FF0000000000000", 0x3ff0000000000000},
        {".u32 x = 1.0 < 2.0", 1},
    };
    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        char text[256];
        struct rwc_diag diag = {0};
        snprintf(text, sizeof(text), PTX_HEAD ".global %s;\n", cases[i].text);
        struct rwc_ptx_module *m = ptx_parse(text, &diag);
        if (!m) fprintf(stderr, "%s: %s", cases[i].text, diag.text);
        CHECK(m);
        CHECK_EQ(m->vars[0].init[0].bits, cases[i].bits);
        rwc_ptx_free(m);
    }
}

static const char *const accepted[] = {
    BODY(".reg .v4 .f32 v; .reg .v2 .b32 %w<3>; ld.global.v4.f32 v, [%rd1]; mov.f32 %f1, v.r;"
         "add.f32 v.y, v.x, v.w; st.global.v4.f32 [%rd1], v; ld.global.v2.b32 %w2, [%rd1];"),
    BODY("{ .reg .b32 %r1; { .reg .b32 %r1; mov.u32 %r1, 5; } } { bra L; L: ret; } { L: ret; }"),
    BODY("ts: .branchtargets A, B; @%p1 brx.idx.uni %r1, ts; A: ret; B:"),
    BODY("setp.lt.s32 %p1|%p2, %r1, %r2; setp.ne.s32 _|%p4, %r1, 4; setp.ne.s32 %p4|_, %r1, 4;"),
    BODY("p1: .callprototype _ (); p3: .callprototype _ .noreturn;"
         "p2: .callprototype (.param .align 8 .b8 _[16]) _ (.param .b64 _, .param .b32 _);"),
    BODY("vmad.s32.s32.s32 %r1, %r2.b0, %r3.b1, -%r4; vadd4.u32.u32.u32 %r1.b20, %r2.b3210, "
         "%r3.b7654, %r4;"),
    BODY("tex.2d.v4.f32.f32 {%f1,%f2,%f3,%f4}|%p1, [%rd1, {%f5,%f6}], {%r1,%r2};"),
    BODY(".local .align 8 .v2 .f32 l<3>; ld.local.v2.f32 {%f1, %f2}, [l2]; ld.local.f32 %f1, "
         "l0[1];"),
    BODY(".pragma \"nounroll\", \"a\"; .local .v2 .f32 y[3]; .global .u32 gx = 7; .reg .b32 $r;"),
    BODY("mov.b64 {_, %r2}, %rd1; mov.u32 %r1, (1 > 2) ? 0x10 : -(5); mov.f32 %f1, -1.5;"),
    ".global .u64 x;\n.global .b8 g[2] = {0xFF(x+4), 0xFF00(generic(x)+4)};\n",
    ".global .u32 x[10]; .const .u32 y = 3;\n.global .u64 e[] = {x-8, 8+x, generic(y), y};\n"
    ".func f() { ret; }\n.global .u64 t[2] = {f, f};\n",
    ".entry k() .maxntid 128, 1, 1 .minnctapersm 2 .maxnreg 32 .maxclusterrank 8 "
    ".pragma \"a\", \"b\"; { ret; }\n.weak .func g() .noreturn { trap; }\n.func h;\n",
    ".global .attribute(.managed) .u32 g; .common .global .u32 c; .weak .const .v2 .s16 w[2] = "
    "{{1,2},{3,4}};\n.global .texref t; .global .samplerref s = { filter_mode = nearest };\n",
    ".visible .func (.param .u32 r) a(.param .u32 p) { ret; }\n"
    ".visible .func (.param .u32 r) b(.param .u32 p);\n.alias b, a;\n",
    BODY("mov.v4.f32 {%f1,_,%f2,%f3}, {%f3,1.0,%f2,_}; mov.v4.u32 {%r1,%r2,%r3,%r4}, %tid;"),
    ".global .u64 a[9];\n" BODY("mov.u64 %rd1, a[%r1]; ld.global.u64 %rd1, a[%rd2+5];"
                                "st.global.u64 a[%r1+-1], %rd1; cvta.global.u64 %rd1, a[%rs1+0];"),
    ".global .u32 g<4>, h, i<2>; .const .align 8 .v2 .u16 c<1>; .extern .global .u8 e<2>;\n"
    ".func k(.param .b32 x) { ret; }\n.global .u64 q = g3;\n" BODY(
        ".local .v2 .b32 l<4>; .param .b32 pp<3>; ld.local.v2.b32 {%r1,%r2}, [l3];"
        "st.param.b32 [pp2], %r1; call k, (pp2); ld.global.u32 %r1, [g0]; ld.const.u16 %rs1, "
        "[c0+2]; st.global.u32 [i1], %r1;"),
    BODY("ts: .branchtargets A, Lbl<3>, B; brx.idx %r1, ts; Lbl0: Lbl1: Lbl2: A: ret; B:"),
    ".global .u32 %g[4]; .global .u64 %p1 = %g+4; .global .u64 q = generic(%g)+4;\n"
    ".func %f1(.param .b32 %x) { ret; }\n" BODY(
        "mov.u64 %rd1, %g+4; ld.global.u32 %r1, %g[1]; ld.global.u32 %r1, [%g+8];"
        "{ .param .b32 %x; call %f1, (%x); } add.f32 %f1, %f1, %f2; @%p1 bra L; L:"
        "mov.u64 %rd1, %g[%r1+1]; { .reg .b64 %g; add.s64 %g, %g, 1; }"),
    ".global .u32 generic[2]; .global .u64 p = generic, q = generic(generic)+4;\n"
    ".func k(.param .b32 generic) { .reg .b32 r; ld.param.b32 r, [generic+0]; ret; }\n" BODY(
        "mov.u64 %rd1, generic+4; ld.global.u32 %r1, generic[1]; .reg .b32 generic;"
        "mov.u32 generic, 1;"),
    ".func (.reg .v4 .f32 r) v(.reg .v2 .u32 a) { mov.f32 r.x, 0f00000000; ret; }\n" BODY(
        ".reg .v4 .f32 V; .reg .v2 .u32 W; call (V), v, (W);"),
    ".entry k() { ret; }\n@@DWARF .section .debug_info, \"\", @progbits\n@@DWARF .byte 0x00\n"
    "# 1 \"a.cu\"\n.section .debug_str { L: .b8 95,0 }\n.section .debug_x { .b32 a-b \n.b64 a }\n",
};

TEST(accepted)
{
    for (size_t i = 0; i < sizeof(accepted) / sizeof(accepted[0]); i++) {
        char text[2048];
        struct rwc_diag diag = {0};
        snprintf(text, sizeof(text), PTX_HEAD "%s", accepted[i]);
        struct rwc_ptx_module *m = ptx_parse(text, &diag);
        if (!m) fprintf(stderr, "%s\n%s", text, diag.text);
        CHECK(m);
        char *printed = rwc_ptx_print(m);
        CHECK(printed);
        struct rwc_ptx_module *again = ptx_parse(printed, &diag);
        if (!again) fprintf(stderr, "%s\n%s", printed, diag.text);
        CHECK(again && ptx_same_module(m, again));
        free(printed);
        rwc_ptx_free(m);
        rwc_ptx_free(again);
    }
}

static const struct {
    const char *text, *message;
} refused[] = {
    {".entry k() .reqnctapercluster 2 { ret; }\n", "4: .reqnctapercluster: thread block clusters"},
    {".entry k() .blocksareclusters { ret; }\n", "clusters are not available"},
    {BODY("mov.u32 %r1, (%r2);"), "register %r2 cannot stand in a constant expression"},
    {BODY("add.s32 %r1, -%r2, %r3;"), "register %r2 cannot stand in a constant expression"},
    {BODY("add.s32 %r1, %r2.b0, %r3;"), "found '.b0', expected a component such as .x"},
    {BODY("call _;"), "only a function or a register can be called"},
    {BODY("call foo+4;"), "only a function or a register can be called"},
    {BODY(".reg .b32 a[4];"), "register a cannot be an array"},
    {BODY(".local .pred q;"), "q: only registers can be predicates"},
    {BODY(".local .pred q<4>;"), "q: only registers can be predicates"},
    {".func (.param .f32 a<2>) f() { ret; }\n", "parameter a cannot be a range"},
    {".global .u32 g<4>[2];\n", "found '[', expected ',' or ';'"},
    {".global .u32 g<4> = 3;\n", "found '=', expected ',' or ';'"},
    {".global .u32 g<4>, g1;\n", "g1 is defined again"},
    {BODY("ts: .branchtargets A<70000>;"), "too many variables in ranges such as A<70000>"},
    {".global .u32 a[4];\n" BODY("ld.global.u32 %r1, a[%r2-4];"), "found '-', expected ']'"},
    {".global .u32 a[4];\n" BODY("ld.global.u32 %r1, a[1+%r2];"), "register %r2 cannot stand"},
    {".global .u32 a[4];\n" BODY("ld.global.u32 %r1, [a[1]];"), "found '['"},
    {".global .u32 a[4];\n" BODY("ld.global.u32 %r1, a[1][2];"), "found '['"},
    {".global .u32 a[4];\n" BODY("ld.global.u32 %r1, a[%tid.x];"), "found '.x', expected ']'"},
    {".global .u64 a[4];\n" BODY("add.u64 %rd1, a[%r1], 1;"), "in ld, st, mov and cvta only"},
    {".global .u64 a[4];\n" BODY(".reg .v2 .u32 V; mov.u64 %rd1, a[V];"), "vector register V"},
    {".global .b8 a[3][100000] = {{1},{2}};\n", "leave out too many elements"},
    {".global .f64 a = 1.5 % 2.0;\n", "can be combined"},
    {".global .u32 a = 5 % 0;\n", "division by zero"},
    {".global .f64 a = 0f3F8CCCCD;\n", "found a 0f constant, which has 32 bits, expected a 0d"},
    {".global .b64 a[2] = {0, 0f3F8CCCCD};\n", "found a 0f constant, which has 32 bits"},
    {".global .f32 a[2] = {1.0, 1};\n", "found an integer, expected a float such as 1.0 for a"},
    {".global .f64 a = 1 < 2;\n", "found an integer, expected a float such as 1.0 for a"},
    {".global .u64 b; .global .f64 a = b;\n", "found an address, expected a float"},
    {".global .u32 a = 1.0;\n", "found a float, expected an integer for a"},
    {".global .s64 a = 0d3FF0000000000000;\n", "found a float, expected an integer for a"},
    {".global .b16 a = 0f3F8CCCCD;\n", "found a float, expected an integer for a"},
    {".global .f16 a = 0x3C00;\n", "a, of 16-bit floats, cannot have an initial value"},
    {".global .f32 a = -0f3F800000;\n", "4: a 0f constant cannot stand in an expression"},
    {".global .f32 a = 1 ? 0f3F800000 : 1.0;\n", "a 0f constant cannot stand in an expression"},
    {".global .f32 a = 0f3F800000 + 1.0;\n", "a 0f constant cannot stand in an expression"},
    {".global .u32 a = !0f3F800000;\n", "a 0f constant cannot stand in an expression"},
    {BODY("mov.f32 %f1, -0f3F800000;"), "a 0f constant cannot stand in an expression"},
    {BODY("add.f32 %f1, %f2, +0f3F800000;"), "a 0f constant cannot stand in an expression"},
    {".global .f64 a = 1e400;\n", "found a float above those of 64 bits, expected a constant"},
    {".global .f64 a = 1.5f;\n", "found a malformed number"},
    {".global .f64 a = 1.e5x;\n", "found a malformed number"},
    {".global .u32 a = 1.e;\n", "found '.e'"},
    {".func f(.param .b32 a<4>) { ret; }\n", "parameter a cannot be a range"},
    {".global .u32 a<0>;\n", "a range of no variables for a"},
    {".global .u32 a<100000>;\n", "too many variables in ranges such as a<100000>"},
    {BODY("ld.u32 %r1, foo[2];"), "foo is not a variable that was declared before"},
};

TEST(refused)
{
    for (size_t i = 0; i < sizeof(refused) / sizeof(refused[0]); i++) {
        char text[1024];
        struct rwc_diag diag = {0};
        snprintf(text, sizeof(text), PTX_HEAD "%s", refused[i].text);
        CHECK(!ptx_parse(text, &diag));
        CHECK_CONTAINS(diag.text, refused[i].message);
        CHECK_EQ(diag.errors, 1);
        rwc_diag_free(&diag);
    }
}

/* The index counts elements of the type, also where they are vectors: ptxas does so. */
TEST(index_of_a_variable)
{
    struct rwc_diag diag = {0};
    struct rwc_ptx_module *m =
        ptx_parse(PTX_HEAD ".global .v2 .f32 x[5];\n" BODY(
                      ".local .u16 l[9]; ld.global.f32 %f1, x[2]; st.local.u16 l[3], %rs1;"),
                  &diag);
    CHECK(m);
    const struct rwc_ptx_function *f = rwc_ptx_find_function(m, "f");
    int64_t offsets[2] = {0};
    for (size_t i = 0, n = 0; i < f->body_count; i++) {
        const struct rwc_ptx_instr *instr = f->body[i].instr;
        if (!instr || !instr->operand_count) continue;
        bool load = !strcmp(instr->opcode, "ld");
        offsets[n++] = instr->operands[load ? 1 : 0].offset;
    }
    CHECK_EQ(offsets[0], 8);
    CHECK_EQ(offsets[1], 6);
    rwc_ptx_free(m);
}

/* Vector registers as a whole and by component, x[n] as an address, and registers that are written
 * and read across blocks. */
TEST(runs)
{
    uint64_t io[8] = {3, 5};
    struct lift_code code;
    CHECK(lift_compile(".version 8.0\n.target sm_80\n.address_size 64\n"
                       ".const .u32 table[4] = {10, 20, 30, 40};\n"
                       ".visible .func f(.param .b64 p)\n{\n" REGISTERS "\n"
                       ".reg .v4 .b32 v; .reg .v2 .b64 %w<2>; .local .u32 l[4];\n"
                       "ld.param.b64 %rd1, [p]; ld.v2.b64 %w1, [%rd1];\n"
                       "cvt.u32.u64 v.x, %w1.x; cvt.u32.u64 v.g, %w1.y;\n"
                       "mov.u32 v.z, v.y; ld.const.u32 v.a, table[2];\n"
                       "L: add.u32 v.z, v.z, v.x; setp.lt.u32 %p1, v.z, 20; @%p1 bra L;\n"
                       "st.local.u32 l[3], v.z; ld.local.u32 %r1, [l+12];\n"
                       "st.v4.b32 [%rd1+16], v; st.b32 [%rd1+32], %r1;\nret;\n}\n",
                       false, &code));
    uint64_t *pointer = io;
    code.run(&pointer);
    lift_dispose(&code);
    CHECK_EQ(io[2], 3 | UINT64_C(5) << 32);
    CHECK_EQ(io[3], 20 | UINT64_C(30) << 32);
    CHECK_EQ(io[4], 20);
}

/* mov.v4 reads everything before it writes; constants have 64 bits, also where a .b128 wants
 * one. */
TEST(moves_of_vectors)
{
    _Alignas(16) uint64_t io[8] = {0};
    struct lift_code code;
    CHECK(lift_compile(PTX_HEAD ".visible .func f(.param .b64 p)\n{\n" REGISTERS "\n"
                                ".reg .v4 .u32 V; .reg .v2 .b64 W; .reg .b128 q; .reg .b8 c<2>;\n"
                                "ld.param.b64 %rd1, [p];\n"
                                "mov.v4.u32 V, {1, 2, 3, 4}; mov.v2.u32 {V.x, V.w}, {V.w, V.x};\n"
                                "mov.v4.u32 {%r1, _, %r2, %r3}, V; mov.v4.u32 V, V;\n"
                                "st.v4.b32 [%rd1], V;\n"
                                "mov.v2.b32 {%r4, %r4}, {%r1, %r2}; st.b32 [%rd1+16], %r4;\n"
                                "mov.b128 q, -1; mov.b128 W, q; st.v2.b64 [%rd1+32], W;\n"
                                "mov.b16 {c0, c1}, 0x1234; mov.b16 %rs1, {c1, c0};\n"
                                "st.b16 [%rd1+48], %rs1;\n"
                                "ret;\n}\n",
                       false, &code));
    uint64_t *pointer = io;
    code.run(&pointer);
    lift_dispose(&code);
    CHECK_EQ(io[0], 4 | UINT64_C(2) << 32);
    CHECK_EQ(io[1], 3 | UINT64_C(1) << 32);
    CHECK_EQ(io[2], 3);
    CHECK(io[4] == UINT64_MAX && io[5] == 0);
    CHECK_EQ(io[6], 0x3412);
}

/* x[r+4]: registers of all widths; the whole is taken modulo 2^32. */
TEST(indices_in_registers)
{
    uint64_t io[8] = {2, UINT64_C(0x500000001), 0, 0, 0, 0, 0, 0};
    struct lift_code code;
    CHECK(lift_compile(
        PTX_HEAD ".global .u64 a[6] = {10, 11, 12, 13, 14, 15};\n"
                 ".visible .func f(.param .b64 p)\n{\n" REGISTERS "\n.local .u32 l<2>;\n"
                 ".local .v2 .u32 m[4]; ld.param.b64 %rd1, [p];\n"
                 "ld.u32 %r1, [%rd1]; ld.u64 %rd2, [%rd1+8]; ld.u16 %rs1, [%rd1];\n"
                 "ld.global.u64 %rd3, a[%r1]; st.u64 [%rd1+16], %rd3;\n"
                 "ld.global.u64 %rd3, a[%rd2+4]; st.u64 [%rd1+24], %rd3;\n"
                 "mov.u64 %rd4, a[%rs1+-1]; ld.u64 %rd3, [%rd4]; st.u64 [%rd1+32], %rd3;\n"
                 "st.global.u64 a[%r1+1], 99; ld.global.u64 %rd3, a[3]; st.u64 [%rd1+40], %rd3;\n"
                 "st.local.u32 m[%r1+1], 7; ld.local.u32 %r2, [m+12]; st.u32 [%rd1+48], %r2;\n"
                 "st.local.u32 [l0], 5; st.local.u32 [l1], 6; ld.local.u32 %r2, [l0];\n"
                 "st.u32 [%rd1+56], %r2;\nret;\n}\n",
        false, &code));
    uint64_t *pointer = io;
    code.run(&pointer);
    lift_dispose(&code);
    static const uint64_t expected[8] = {2, UINT64_C(0x500000001), 12, 15, 11, 99, 7, 5};
    for (size_t i = 0; i < 8; i++) CHECK_EQ(io[i], expected[i]);
}

/* Vector registers as parameters and results; functions and variables whose names begin with %. */
TEST(calls)
{
    uint64_t io[4] = {3, 5};
    struct lift_code code;
    CHECK(lift_compile(PTX_HEAD
                       ".global .u32 %g[2] = {7, 8};\n"
                       ".func (.reg .v4 .u32 r) %v(.reg .v2 .u32 a, .reg .u32 b)\n{\n"
                       "mov.v4.u32 r, {a.y, a.x, b, b}; add.u32 r.w, r.w, 1; ret;\n}\n"
                       ".visible .func f(.param .b64 p)\n{\n" REGISTERS "\n"
                       ".reg .v4 .u32 V; .reg .v2 .u32 W; ld.param.b64 %rd1, [p];\n"
                       "ld.u32 W.x, [%rd1]; ld.u32 W.y, [%rd1+8]; ld.global.u32 %r1, %g[1];\n"
                       "call (V), %v, (W, %r1); st.v4.u32 [%rd1+16], V;\nret;\n}\n",
                       false, &code));
    uint64_t *pointer = io;
    code.run(&pointer);
    lift_dispose(&code);
    CHECK_EQ(io[2], 5 | UINT64_C(3) << 32);
    CHECK_EQ(io[3], 8 | UINT64_C(9) << 32);
}

/* The letters of colours, whole vectors, and registers that read as zero. */
TEST(special_registers)
{
    static const char *const calls[] = {"ntid.y()", "ctaid.z()", "nctaid.w()", "tid.x()",
                                        "tid.y()",  "tid.z()",   "tid.w()"};
    struct rwc_diag diag = {0};
    LLVMContextRef context = LLVMContextCreate();
    LLVMModuleRef module = lift_text(
        context,
        PTX_HEAD BODY(
            "mov.u32 %r1, %ntid.g; mov.u32 %r2, %ctaid.b; mov.u32 %r3, "
            "%nctaid.a; st.u32 [%rd1], %r1; st.u32 [%rd1], %r2;"
            "st.u32 [%rd1], %r3; mov.v4.u32 {%r1,%r2,%r3,%r4}, %tid;"
            "st.v4.u32 [%rd1], {%r1,%r2,%r3,%r4}; mov.u32 %r1, %pm0; mov.u64 %rd2, %pm7_64;"
            "mov.b32 %r2, %envreg31; mov.b32 %r3, %reserved_smem_offset_1; mov.b32 %r4, %envreg0;"
            "st.v2.u32 [%rd1], {%r2,%r3};"),
        "f", &diag);
    CHECK(module);
    char *text = LLVMPrintModuleToString(module);
    for (size_t i = 0; i < sizeof(calls) / sizeof(calls[0]); i++) CHECK_CONTAINS(text, calls[i]);
    CHECK_CONTAINS(text, "store <2 x i32> zeroinitializer");
    LLVMDisposeMessage(text);
    LLVMDisposeModule(module);
    LLVMContextDispose(context);
}

/* Two meanings of one name in one scope: refused by the lifter, with the line. */
TEST(declared_twice)
{
    static const char *const texts[] = {
        PTX_HEAD BODY("L: L: ret;"),
        PTX_HEAD BODY(".reg .b32 q; .reg .f32 q;"),
        PTX_HEAD ".func f(.param .b32 a, .reg .b32 a) { ret; }\n",
        PTX_HEAD BODY(".reg .b32 q<10>; .reg .f32 q3;"),
        PTX_HEAD BODY(".reg .b32 q<10>; mov.b32 q3, 1; .reg .b32 q3;"),
        PTX_HEAD BODY(".reg .f32 q3; .reg .b32 q<10>;"),
        PTX_HEAD BODY(".reg .b32 q1<10>; .local .b32 q17;"),
        PTX_HEAD BODY(".reg .b32 q<10>; .reg .b32 q<20>;"),
        PTX_HEAD ".func f(.param .b32 a3) { .reg .b32 a<4>; ret; }\n",
        PTX_HEAD ".func f(.reg .b32 a3) { .reg .b32 a<4>; ret; }\n",
    };
    for (size_t i = 0; i < sizeof(texts) / sizeof(texts[0]); i++) {
        struct rwc_diag diag = {0};
        LLVMContextRef context = LLVMContextCreate();
        CHECK(!lift_text(context, texts[i], "f", &diag));
        CHECK_CONTAINS(diag.text, "is declared twice in the same scope");
        LLVMContextDispose(context);
        rwc_diag_free(&diag);
    }
}

/* f<10> declares f0 to f9 and not f: one function of each order, all seen with ptxas. */
TEST(range_beside_a_name)
{
    static const char *const codes[] = {
        ".reg .b32 q<10>; .reg .b32 q; mov.b32 q, 5; mov.b32 q3, q; add.u32 %r2, q3, q;",
        ".reg .b32 q; .reg .b32 q<10>; mov.b32 q, 5; mov.b32 q3, q; add.u32 %r2, q3, q;",
        ".reg .b32 q<10>; mov.b32 q3, 10; mov.b32 %r2, q3; bra q; q:",
        "bra q; q: .reg .b32 q<10>; mov.b32 q3, 10; mov.b32 %r2, q3;",
        ".reg .b32 q3; .reg .b32 q<3>; mov.b32 q2, 5; mov.b32 q3, q2; add.u32 %r2, q3, q2;",
        ".reg .b32 q<9>; mov.b32 q5, 10; { .reg .b32 q, q<3>; mov.b32 q2, q5; mov.b32 %r2, q2; }",
        ".reg .b32 q<10>; mov.b32 q5, 10; { .reg .b32 q5; mov.b32 q5, 3; } mov.b32 %r2, q5;",
        ".reg .v2 .b32 q<4>; .reg .b32 q; mov.b32 q3.y, 10; mov.b32 q, q3.y; mov.b32 %r2, q;",
        ".reg .v2 .b32 q; .reg .b32 q<4>; mov.b32 q3, 10; mov.b32 q.y, q3; mov.b32 %r2, q.y;",
        ".local .b32 q<3>, q; st.local.b32 [q2], 10; st.local.b32 [q1], 0; ld.local.b32 %r2, [q2];",
        ".reg .b32 q<20>; .reg .b32 q1<3>; mov.b32 q15, 5; mov.b32 q12, 5; add.u32 %r2, q15, q12;",
    };
    for (size_t i = 0; i < sizeof(codes) / sizeof(codes[0]); i++) {
        char text[1024];
        uint64_t io[2] = {0}, *pointer = io;
        struct lift_code code;
        snprintf(text, sizeof(text),
                 PTX_HEAD ".visible .func f(.param .b64 p)\n{\n%s\nld.param.b64 %%rd1, [p];\n"
                          "%s\nst.b32 [%%rd1+8], %%r2;\nret;\n}\n",
                 REGISTERS, codes[i]);
        if (!lift_compile(text, false, &code)) fprintf(stderr, "%s\n", codes[i]);
        CHECK(code.run);
        code.run(&pointer);
        lift_dispose(&code);
        CHECK_EQ(io[1], 10);
    }
}

static const struct rw_test tests[] = {
    {"expressions", test_expressions},
    {"floats", test_floats},
    {"float-bits", test_float_bits},
    {"accepted", test_accepted},
    {"refused", test_refused},
    {"index-of-a-variable", test_index_of_a_variable},
    {"runs", test_runs},
    {"moves-of-vectors", test_moves_of_vectors},
    {"indices-in-registers", test_indices_in_registers},
    {"calls", test_calls},
    {"special-registers", test_special_registers},
    {"declared-twice", test_declared_twice},
    {"range-beside-a-name", test_range_beside_a_name},
};

int main(void)
{
    return RUN_TABLE(tests);
}
