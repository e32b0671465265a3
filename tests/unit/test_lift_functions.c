/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Functions, control flow and variables of lifted PTX, by running it: the function gets the address
 * of 64-bit words, takes its inputs from the first ones and leaves results in the later ones. And
 * by looking at the IR, where its shape is a promise to later passes.
 */
#include "lift_fixture.h"

#define HEAD ".version 8.0\n.target sm_80\n.address_size 64\n"
#define BEGIN                                                                                      \
    ".visible .func f(.param .b64 p)\n{\n.reg .b64 %io, %d<9>;\n.reg .b32 %r<9>;\n"                \
    ".reg .f32 %f<9>;\n.reg .pred %p<9>;\nld.param.b64 %io, [p];\nld.b32 %r1, [%io];\n"            \
    "ld.b32 %r2, [%io+8];\n"
#define END "ret;\n}\n"

/* Runs f on the two inputs; the words it leaves are in out[2] and on. */
static bool run(const char *ptx, uint64_t a, uint64_t b, uint64_t out[8])
{
    struct lift_code code;
    memset(out, 0, 8 * sizeof(*out));
    out[0] = a, out[1] = b;
    bool good = lift_compile(ptx, true, &code);
    if (good) code.run(&out);
    lift_dispose(&code);
    return good;
}

/* The IR of f, to be freed; NULL and a message on failure. */
static char *print(const char *ptx)
{
    struct rwc_diag diag = {0};
    LLVMContextRef context = LLVMContextCreate();
    LLVMModuleRef module = lift_text(context, ptx, "f", &diag);
    char *text = NULL;
    if (module) {
        char *printed = LLVMPrintModuleToString(module);
        text = strdup(printed);
        LLVMDisposeMessage(printed);
        LLVMDisposeModule(module);
    } else {
        fprintf(stderr, "%s", diag.text ? diag.text : "no message\n");
    }
    LLVMContextDispose(context);
    rwc_diag_free(&diag);
    return text;
}

/* ---- control flow ---- */

TEST(loop)
{
    uint64_t io[8];
    CHECK(run(HEAD BEGIN "mov.u32 %r3, 0;\nmov.u32 %r4, 0;\n"
                         "LOOP: setp.ge.u32 %p1, %r4, %r1;\n@%p1 bra DONE;\n"
                         "add.s32 %r3, %r3, %r4;\nadd.s32 %r4, %r4, 1;\nbra.uni LOOP;\n"
                         "DONE: st.b32 [%io+16], %r3;\n" END,
              10, 0, io));
    CHECK_EQ(io[2], 45);
}

TEST(branch_table)
{
    static const char ptx[] = HEAD BEGIN "ts: .branchtargets A, B, C;\nbrx.idx %r1, ts;\n"
                                         "A: mov.u32 %r3, 10; bra STORE;\n"
                                         "B: mov.u32 %r3, 20; bra STORE;\n"
                                         "C: mov.u32 %r3, 30;\nSTORE: st.b32 [%io+16], %r3;\n" END;
    for (uint64_t i = 0; i < 3; i++) {
        uint64_t io[8];
        CHECK(run(ptx, i, 0, io));
        CHECK_EQ(io[2], 10 * i + 10);
    }
}

/* The list's labels are those of the scope that it stands in, wherever the jump is. */
TEST(branch_table_of_an_outer_scope)
{
    static const char ptx[] = HEAD BEGIN "ts: .branchtargets A, B;\n"
                                         "{ brx.idx %r1, ts;\nA: mov.u32 %r3, 99; bra STORE; }\n"
                                         "A: mov.u32 %r3, 10; bra STORE;\n"
                                         "B: mov.u32 %r3, 20;\nSTORE: st.b32 [%io+16], %r3;\n" END;
    for (uint64_t i = 0; i < 2; i++) {
        uint64_t io[8];
        CHECK(run(ptx, i, 0, io));
        CHECK_EQ(io[2], 10 * i + 10);
    }
}

TEST(scopes_repeat_names)
{
    uint64_t io[8];
    CHECK(run(HEAD BEGIN
              "{ .reg .b32 %t; .reg .b32 %r<2>; ld.b32 %r1, [%io+8]; add.s32 %t, %r1, 1;\n"
              "bra L; L: st.b32 [%io+16], %t; }\n"
              "{ .reg .b32 %t; add.s32 %t, %r1, 2; bra L; L: st.b32 [%io+24], %t; }\n" END,
              100, 200, io));
    CHECK_EQ(io[2], 201);
    CHECK_EQ(io[3], 102);
}

TEST(guarded_return)
{
    static const char ptx[] = HEAD BEGIN "setp.eq.s32 %p1, %r1, 3;\nst.b32 [%io+16], %r2;\n"
                                         "@%p1 ret;\nst.b32 [%io+16], 7;\n" END;
    uint64_t io[8];
    CHECK(run(ptx, 3, 55, io));
    CHECK_EQ(io[2], 55);
    CHECK(run(ptx, 4, 55, io));
    CHECK_EQ(io[2], 7);
}

/* ---- calls ---- */

#define CALL(function, argument, to)                                                               \
    "{ .param .b32 a0; .param .b32 r0; st.param.b32 [a0], " argument ";\n"                         \
    "call.uni (r0), " function ", (a0);\nld.param.b32 " to ", [r0]; }\n"

TEST(recursion)
{
    uint64_t io[8];
    CHECK(run(HEAD ".func (.param .b32 r) factorial(.param .b32 n)\n{\n.reg .b32 %n, %m, %v;\n"
                   ".reg .pred %q;\nld.param.b32 %n, [n];\nsetp.gt.s32 %q, %n, 1;\n"
                   "mov.u32 %v, 1;\n@!%q bra OUT;\nadd.s32 %m, %n, -1;\n" CALL(
                       "factorial", "%m",
                       "%v") "mul.lo.s32 %v, %v, %n;\nOUT: st.param.b32 [r], %v;\nret;\n}\n" BEGIN
                       CALL("factorial", "%r1", "%r3") "st.b32 [%io+16], %r3;\n" END,
              6, 0, io));
    CHECK_EQ(io[2], 720);
}

TEST(struct_by_value)
{
    uint64_t io[8];
    CHECK(run(HEAD ".func (.param .align 16 .b8 r[16]) swap(.param .align 16 .b8 s[16])\n{\n"
                   ".reg .b64 %x, %y;\nld.param.b64 %x, [s];\nld.param.b64 %y, [s+8];\n"
                   "st.param.b64 [r], %y;\nst.param.b64 [r+8], %x;\nret;\n}\n" BEGIN
                   "ld.b64 %d1, [%io];\nld.b64 %d2, [%io+8];\n"
                   "{ .param .align 16 .b8 a0[16]; .param .align 16 .b8 r0[16];\n"
                   "st.param.v2.b64 [a0], {%d1, %d2};\ncall (r0), swap, (a0);\n"
                   "ld.param.v2.b64 {%d3, %d4}, [r0]; }\n"
                   "st.b64 [%io+16], %d3;\nst.b64 [%io+24], %d4;\n" END,
              1234567890123, 42, io));
    CHECK_EQ(io[2], 42);
    CHECK_EQ(io[3], 1234567890123);
}

/* The calling convention of PTX 1: parameters are registers. */
TEST(register_parameters)
{
    uint64_t io[8];
    CHECK(run(HEAD ".func (.reg .b32 r, .reg .b32 s) both(.reg .b32 x, .reg .b32 y)\n{\n"
                   "add.s32 r, x, y;\nsub.s32 s, x, y;\nret;\n}\n" BEGIN
                   "call (%r3, %r4), both, (%r1, 5);\nst.b32 [%io+16], %r3;\n"
                   "st.b32 [%io+24], %r4;\n" END,
              30, 0, io));
    CHECK_EQ(io[2], 35);
    CHECK_EQ(io[3], 25);
}

TEST(call_shapes)
{
    char *text = print(
        HEAD ".extern .func (.param .b32 r) vprintf(.param .b64 f, .param .b64 v);\n"
             ".func (.param .b32 r) one(.param .b64 x) { ret; }\n" BEGIN
             "call (%r3), _rt_report_intersection, (%r1);\n"
             "call _rt_throw, (%r1);\n"
             "call (%f1, %f2, %f3, %f4), _rt_transform_tuple, (%r1, %f5, %f6, %f7, %f8);\n"
             "call (%r4), _rt_get_entry_point_index;\n"
             "{ .param .b64 a0; .param .b64 a1; .param .b32 r0; st.param.b64 [a0], %d1;\n"
             "st.param.b64 [a1], %d2; call.uni (r0), vprintf, (a0, a1); ld.param.b32 %r5, [r0]; }\n"
             "{ .param .b64 a0; .param .b32 r0; mov.u64 %d3, one; st.param.b64 [a0], %d4;\n"
             "proto: .callprototype (.param .b32 _) _ (.param .b64 _);\n"
             "call (r0), %d3, (a0), proto; ld.param.b32 %r6, [r0]; }\n"
             "add.s32 %r3, %r3, %r4; add.s32 %r3, %r3, %r5; add.s32 %r3, %r3, %r6;\n"
             "st.b32 [%io+16], %r3; setp.eq.s32 %p1, %r3, 0; @%p1 trap; exit;\n}\n");
    CHECK(text);
    CHECK_CONTAINS(text, "call i32 @_rt_report_intersection(i32 %");
    CHECK_CONTAINS(text, "call void @_rt_throw(i32 %");
    CHECK_CONTAINS(text, "call { float, float, float, float } @_rt_transform_tuple(i32 %");
    CHECK_CONTAINS(text, "call i32 @_rt_get_entry_point_index()");
    CHECK_CONTAINS(text, "call i32 @vprintf(i64 ");
    CHECK_CONTAINS(text, "call void @p.indirect.r4.4_p8.8(i64 5908722713257574416, ptr ");
    CHECK_CONTAINS(text, "define internal void @p.indirect.r4.4_p8.8(i64 %f, ptr %0, ptr %1)");
    CHECK_CONTAINS(text, "i64 5908722713257574416, label %one");
    CHECK_CONTAINS(text, "call void @p.one(ptr %0, ptr %1)");
    CHECK_CONTAINS(text, "call void @rwc.indirect.r4.4_p8.8(i64 %f, ptr %0, ptr %1)");
    CHECK_CONTAINS(text, "define internal void @p.one(ptr %r, ptr %x)");
    CHECK_CONTAINS(text, "\"rw-signature\"=\"r4.4_p8.8\"");
    CHECK_CONTAINS(text, "define void @p.f(ptr %p)");
    CHECK_CONTAINS(text, "\"rw-signature\"=\"r_p8.8\"");
    CHECK_CONTAINS(text, "call void @rwc.trap()");
    CHECK_CONTAINS(text, "call void @rwc.exit()");
    CHECK_CONTAINS(text, "!rw.line !");
    CHECK_CONTAINS(text, "target triple = \"nvptx64-nvidia-cuda\"");
    CHECK(!strstr(text, "alloca i32")); /* no register is left in memory */
    free(text);
}

/* What the callee makes of its parameter, and where it leaves its result, is not seen in the
 * argument: of one variable in two places, and of a parameter that the callee writes to. */
TEST(arguments_by_value)
{
    static const char functions[] =
        HEAD ".func (.param .b32 o) h (.param .b32 a)\n{ .reg .b32 %x; st.param.b32 [o], 100;\n"
             "ld.param.b32 %x, [a]; add.u32 %x, %x, 1; st.param.b32 [o], %x; ret; }\n"
             ".func (.param .b32 o) g (.param .b32 a)\n{ .reg .b32 %x; .reg .b64 %q;\n"
             "mov.u64 %q, a; ld.param.b32 %x, [a]; st.local.b32 [%q], 7;\n"
             "st.param.b32 [o], %x; ret; }\n";
    char ptx[2048];
    uint64_t io[8];
    snprintf(ptx, sizeof(ptx), "%s%s", functions,
             BEGIN ".param .b32 v, w;\nst.param.b32 [v], %r1;\ncall (v), h, (v);\n"
                   "ld.param.b32 %r3, [v]; st.b32 [%io+16], %r3;\n"
                   "st.param.b32 [w], %r2;\ncall (v), g, (w);\ncall (v), g, (w);\n"
                   "ld.param.b32 %r3, [v]; st.b32 [%io+24], %r3;\n" END);
    CHECK(run(ptx, 5, 9, io));
    CHECK_EQ(io[2], 6);
    CHECK_EQ(io[3], 9);
}

TEST(unsized_argument_left_out)
{
    uint64_t io[8];
    CHECK(run(HEAD ".func (.param .b32 o) h (.param .b32 a, .param .align 4 .b8 rest[])\n"
                   "{ .reg .b32 %x; ld.param.b32 %x, [a]; st.param.b32 [o], %x; ret; }\n" BEGIN
                   ".param .b32 v;\nst.param.b32 [v], %r1;\ncall (v), h, (v);\n"
                   "ld.param.b32 %r3, [v]; st.b32 [%io+16], %r3;\n" END,
              5, 0, io));
    CHECK_EQ(io[2], 5);
}

/* The "address" of a reference is its handle, wherever it is taken. */
TEST(handles_by_address)
{
    char *text = print(HEAD ".global .surfref s;\n" BEGIN
                            "mov.u64 %d1, s; suld.b.1d.b32.zero %r3, [%d1, {%r1}];\n"
                            "st.b32 [%io+16], %r3;\n" END);
    CHECK(text);
    CHECK_CONTAINS(text, "load i64, ptr addrspace(1) @p.s");
    CHECK(!strstr(text, "ptrtoint"));
    free(text);
}

/* Nothing has set the flag; and of two destinations that are one register the first is written. */
TEST(what_the_isa_leaves_open)
{
    uint64_t io[8];
    CHECK(run(HEAD BEGIN "addc.u32 %r3, %r1, %r2; st.b32 [%io+16], %r3;\n"
                         "setp.eq.u32 %p1|%p1, %r1, %r2; selp.u32 %r3, 1, 0, %p1;\n"
                         "st.b32 [%io+24], %r3;\n" END,
              5, 5, io));
    CHECK_EQ(io[2], 10);
    CHECK_EQ(io[3], 1);
}

/* Compute capability 1 flushes subnormal floats wherever there is a form that does. */
TEST(old_targets_flush)
{
    static const char body[] = BEGIN "mov.b32 %f1, %r1; add.f32 %f2, %f1, 0f3F800000;\n"
                                     "rcp.approx.f32 %f3, %f2; setp.gt.f32 %p1, %f1, %f3;\n"
                                     "selp.f32 %f4, %f2, %f3, %p1; st.f32 [%io+16], %f4;\n" END;
    char ptx[1024];
    for (unsigned old = 0; old < 2; old++) {
        snprintf(ptx, sizeof(ptx), ".version 3.0\n.target %s\n.address_size 64\n%s",
                 old ? "sm_13" : "sm_20", body);
        char *text = print(ptx);
        CHECK(text);
        CHECK_EQ(strstr(text, "@llvm.nvvm.add.rn.ftz.f(") != NULL, old);
        CHECK_EQ(strstr(text, "rcp.approx.ftz.f") != NULL, old);
        CHECK_EQ(strstr(text, "@llvm.nvvm.mul.rn.ftz.f(") != NULL, old); /* of the comparison */
        free(text);
    }
}

TEST(line_of_a_call)
{
    char *text = print(".version 8.0\n.target sm_80\n.address_size 64\n.visible .entry f()\n{\n"
                       "\n\ncall _rt_throw, (1025);\nret;\n}\n");
    CHECK(text);
    const char *call = strstr(text, "call void @_rt_throw(i32 1025), !rw.line !0");
    CHECK(call);
    CHECK_CONTAINS(text, "!0 = !{i32 8}");
    CHECK(!strstr(text, "rw-signature")); /* an entry cannot be called */
    free(text);
}

/* ---- variables ---- */

TEST(local_array)
{
    uint64_t io[8];
    CHECK(run(HEAD BEGIN
              ".local .align 8 .b8 depot[32];\nmov.u64 %d1, depot;\n"
              "cvta.local.u64 %d2, %d1;\ncvt.u64.u32 %d3, %r1;\nshl.b64 %d3, %d3, 2;\n"
              "add.s64 %d4, %d2, %d3;\nst.local.b32 [depot+12], 77;\nst.u32 [%d4], %r2;\n"
              "cvta.to.local.u64 %d5, %d4;\nld.local.b32 %r3, [%d5];\n"
              "ld.b32 %r4, [depot+12];\nst.b32 [%io+16], %r3;\nst.b32 [%io+24], %r4;\n" END,
              5, 99, io));
    CHECK_EQ(io[2], 99);
    CHECK_EQ(io[3], 77);
}

TEST(narrow_and_vector_accesses)
{
    uint64_t io[8];
    CHECK(run(HEAD BEGIN ".reg .b16 %h<9>;\nld.s8 %r3, [%io];\nst.b32 [%io+16], %r3;\n"
                         "ld.u8 %h1, [%io];\nst.b16 [%io+24], %h1;\n"
                         "ld.v4.u8 {%h1, %h2, %h3, %h4}, [%io+8];\n"
                         "st.v4.u8 [%io+32], {%h4, %h3, %h2, %h1};\nld.volatile.s16 %d1, [%io];\n"
                         "st.b64 [%io+40], %d1;\nst.v2.b32 [%io+48], {%r2, 9};\n" END,
              0x8180, 0x44332211, io));
    CHECK_EQ(io[2], 0xFFFFFF80);
    CHECK_EQ(io[3], 0x80);
    CHECK_EQ(io[4], 0x11223344);
    CHECK_EQ(io[5], 0xFFFFFFFFFFFF8180);
    CHECK_EQ(io[6], 0x944332211);
}

TEST(initial_values)
{
    uint64_t io[8];
    CHECK(run(HEAD
              ".global .align 4 .u32 numbers[4] = {5, 6};\n"
              ".global .align 4 .f32 real = 0f3FC00000;\n"
              ".const .align 8 .u64 fixed = 81;\n"
              ".global .align 8 .u64 pointer = generic(numbers)+4;\n"
              ".global .align 8 .u64 itself[2] = {itself, 3};\n"
              ".global .align 8 .b8 mixed[24] = {1, 2, 0, 0, 0, 0, 0, 0, 0xFF(real), "
              "0xFF00(real), 0xFF0000(real), 0xFF000000(real), 0xFF00000000(real), "
              "0xFF0000000000(real), 0xFF000000000000(real), 0xFF00000000000000(real), 9};\n" BEGIN
              "ld.global.u64 %d1, [pointer];\nld.u32 %r3, [%d1];\nst.b32 [%io+16], %r3;\n"
              "ld.global.u64 %d2, [mixed+8];\nld.f32 %f1, [%d2];\nst.f32 [%io+24], %f1;\n"
              "ld.const.u64 %d3, [fixed];\nld.global.u8 %r4, [mixed+16];\n"
              "cvt.u64.u32 %d4, %r4;\nadd.s64 %d3, %d3, %d4;\nst.b64 [%io+32], %d3;\n"
              "mov.u64 %d5, itself;\nld.global.u64 %d6, [itself];\nsub.s64 %d6, %d6, %d5;\n"
              "st.b64 [%io+40], %d6;\nmov.u64 %d7, fixed;\ncvta.const.u64 %d7, %d7;\n"
              "ld.u64 %d8, [%d7];\nst.b64 [%io+48], %d8;\n" END,
              0, 0, io));
    CHECK_EQ(io[2], 6);
    CHECK_EQ(io[3], 0x3FC00000);
    CHECK_EQ(io[4], 90);
    CHECK_EQ(io[5], 0);
    CHECK_EQ(io[6], 81);
}

TEST(atomics)
{
    uint64_t io[8];
    CHECK(run(HEAD BEGIN "mov.u64 %d1, %io;\natom.add.u32 %r3, [%d1+8], 5;\nst.b32 [%io+16], %r3;\n"
                         "atom.global.inc.u32 %r4, [%d1], 3;\nst.b32 [%io+24], %r4;\n"
                         "atom.cas.b32 %r5, [%d1+8], 12, 50;\nst.b32 [%io+32], %r5;\n"
                         "red.max.s32 [%d1+32], 100;\natom.exch.b64 %d2, [%d1+40], 8;\n"
                         "atom.add.f32 %f1, [%d1+48], 0f3F800000;\n"
                         "atom.add.f32 %f1, [%d1+48], 0f3F800000;\n" END,
              3, 7, io));
    CHECK_EQ(io[0], 0); /* 3 is the limit of inc */
    CHECK_EQ(io[1], 50);
    CHECK_EQ(io[2], 7);
    CHECK_EQ(io[3], 3);
    CHECK_EQ(io[4], 100);
    CHECK_EQ(io[5], 8);
    CHECK_EQ(io[6], 0x40000000);
}

TEST(address_spaces)
{
    char *text = print(HEAD ".global .align 4 .b8 ray[36];\n.const .align 4 .f32 table[4];\n" BEGIN
                            "ld.global.f32 %f1, [ray+12];\nld.const.f32 %f2, [table+4];\n"
                            "add.f32 %f1, %f1, %f2;\nld.global.nc.f32 %f3, [%io+4];\n"
                            "ld.global.nc.f32 %f4, [ray];\nadd.f32 %f3, %f3, %f4;\n"
                            "st.global.f32 [ray], %f1;\nst.f32 [%io+8], %f3;\n" END);
    CHECK(text);
    CHECK_CONTAINS(text,
                   "@p.ray = internal addrspace(1) global [36 x i8] zeroinitializer, align 4");
    CHECK_CONTAINS(text, "@p.table = internal addrspace(4) constant [16 x i8]");
    CHECK_CONTAINS(text, "load float, ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @p.ray, "
                         "i64 12), align 4");
    CHECK_CONTAINS(text, "load float, ptr addrspace(4) getelementptr");
    CHECK_CONTAINS(text, "store float %");
    const char *promise = strstr(text, "!invariant.load"); /* on the address in a register alone */
    CHECK(promise && !strstr(promise + 1, "!invariant.load !"));
    free(text);
}

/* Flushing operands of a comparison costs nothing where they come from .ftz instructions. */
TEST(flushes)
{
    static const char once[] = HEAD BEGIN "ld.f32 %f1, [%io];\nadd.ftz.f32 %f2, %f1, %f1;\n"
                                          "setp.lt.ftz.f32 %p1, %f2, 0f3F800000;\n"
                                          "selp.b32 %r3, 1, 2, %p1;\nst.b32 [%io+16], %r3;\n" END;
    static const char loaded[] =
        HEAD BEGIN "ld.f32 %f1, [%io];\nsetp.lt.ftz.f32 %p1, %f1, 0f3F800000;\n"
                   "selp.b32 %r3, 1, 2, %p1;\nst.b32 [%io+16], %r3;\n" END;
    char *text = print(once);
    CHECK(text);
    CHECK_CONTAINS(text, "@llvm.nvvm.add.rn.ftz.f(");
    CHECK(!strstr(text, "call float @llvm.nvvm.mul.rn.ftz.f("));
    free(text);
    text = print(loaded);
    CHECK(text);
    const char *flush = strstr(text, "call float @llvm.nvvm.mul.rn.ftz.f(");
    CHECK(flush && !strstr(flush + 1, "call float @llvm.nvvm.mul.rn.ftz.f("));
    free(text);
}

static const struct rw_test tests[] = {
    {"loop", test_loop},
    {"branch_table", test_branch_table},
    {"branch_table_of_an_outer_scope", test_branch_table_of_an_outer_scope},
    {"scopes_repeat_names", test_scopes_repeat_names},
    {"guarded_return", test_guarded_return},
    {"recursion", test_recursion},
    {"struct_by_value", test_struct_by_value},
    {"register_parameters", test_register_parameters},
    {"call_shapes", test_call_shapes},
    {"arguments_by_value", test_arguments_by_value},
    {"unsized_argument_left_out", test_unsized_argument_left_out},
    {"handles_by_address", test_handles_by_address},
    {"what_the_isa_leaves_open", test_what_the_isa_leaves_open},
    {"old_targets_flush", test_old_targets_flush},
    {"line_of_a_call", test_line_of_a_call},
    {"local_array", test_local_array},
    {"narrow_and_vector_accesses", test_narrow_and_vector_accesses},
    {"initial_values", test_initial_values},
    {"atomics", test_atomics},
    {"address_spaces", test_address_spaces},
    {"flushes", test_flushes},
};

int main(void)
{
    return RUN_TABLE(tests);
}
