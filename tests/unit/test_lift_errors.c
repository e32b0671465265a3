/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What cannot be lifted is refused with line, instruction and reason, all of it in one report.
 */
#include "tests/unit/lift_report.h"

TEST(all_at_once)
{
    CHECK_REPORT(BEGIN "bar.sync 0;\nadd.s32 %r1, %r2, %r3;\ntex.2dms.v4.f32.s32 "
                       "{%f1, %f2, %f3, %f4}, [%d1, {%r5, %r6, %r7, %r7}];\nfrobnicate.u32 "
                       "%r1;\nadd.rq.f32 %f1, %f2, %f3;\n"
                       "sub.s32 %r1, %r2;\n" END,
                 "x.ptx:7: bar.sync: ray programs cannot wait for other threads",
                 "x.ptx:9: tex.2dms.v4.f32.s32: textures of several samples",
                 "x.ptx:10: frobnicate.u32: unknown instruction",
                 "x.ptx:11: add.rq.f32: no supported form of add has the modifier .rq",
                 "x.ptx:12: sub.s32: 2 operands found where 3 belong");
}

/* Each once a function, wherever names can stand; scopes are looked at when a program is lifted. */
TEST(names)
{
    CHECK_REPORT(HEAD ".global .u64 table[2] = {nowhere, 5};\n.visible .entry f()\n{\n"
                      ".reg .b32 %r<4>; .reg .b32 %r1<5>; .reg .pred %p<2>;\n"
                      "add.s32 %r2, %r7, %r7;\nadd.s32 %r3, %r7, %r15;\n@%p4 bra THERE;\n"
                      "ld.global.u32 %r14, [missing+4];\nmov.u32 %r1, %nosuchregister;\n"
                      "list: .branchtargets AHEAD, GONE;\nAHEAD:\nbar.sync 0;\n" END,
                 "x.ptx:15: bar.sync: ", "x.ptx:4: 'nowhere' is not declared",
                 "x.ptx:8: register '%r7' is not declared and is no special register",
                 "x.ptx:9: register '%r15' is not declared", "x.ptx:10: register '%p4' is not",
                 "x.ptx:10: 'THERE' is not declared", "x.ptx:11: 'missing' is not declared",
                 "x.ptx:12: register '%nosuchregister' is not", "x.ptx:13: 'GONE' is not");
    CHECK_REPORT(BEGIN "{ .reg .b32 inner; mov.u32 inner, 1; }\nmov.u32 %r1, inner;\n" END,
                 "x.ptx:8: mov.u32: 'inner' is not declared");
    CHECK_REPORT(BEGIN "mov.u32 %r1, %tid.x;\nmov.u32 %r2, WARP_SZ;\nbra END;\nEND:\n"
                       "mov.u64 %d1, f;\nbar.sync 0;\n" END,
                 "x.ptx:12: bar.sync: ");
}

TEST(groups)
{
    CHECK_REPORT(HEAD ".shared .align 4 .b8 cache[64];\n.visible .entry f()\n{\n"
                      ".reg .b32 %r<9>; .reg .b64 %d<9>;\nld.shared.u32 %r1, [cache];\n"
                      "cp.async.wait_all;\nmbarrier.init.b64 [%d1], %r2;\n"
                      "mapa.u64 %d1, %d2, %r1;\ngriddepcontrol.wait;\n" END,
                 "x.ptx:4: variable 'cache': shared memory",
                 "x.ptx:8: ld.shared.u32: shared memory",
                 "x.ptx:9: cp.async.wait_all: shared memory",
                 "x.ptx:10: mbarrier.init.b64:", "x.ptx:11: mapa.u64: thread block clusters",
                 "x.ptx:12: griddepcontrol.wait: ray programs cannot launch kernels");
}

TEST(calls)
{
    CHECK_REPORT(HEAD ".extern .func (.param .b64 r) malloc(.param .b64 n);\n"
                      ".visible .entry f()\n{\n{ .param .b64 a; .param .b64 r;\n"
                      "call (r), malloc, (a); }\n" END,
                 "x.ptx:8: call of 'malloc': ray programs cannot allocate memory");
    CHECK_REPORT(
        HEAD ".extern .func absent(.param .b64 n);\n.visible .entry f()\n{\n"
             "{ .param .b64 a;\ncall absent, (a); }\n" END,
        "x.ptx:8: call: function 'absent' is declared, but this module does not define it");
    CHECK_REPORT(
        BEGIN "call _rt_throw, (%r1, %r2);\n" END,
        "x.ptx:7: call: _rt_throw (rtThrow) called with 2 arguments and 0 results; it has 1 and 0");
    CHECK_REPORT(HEAD ".func g(.param .b32 x) { ret; }\n.visible .entry f()\n{\ncall g, ();\n" END,
                 "x.ptx:7: call: 0 arguments and 0 results for a function that has 1 and 0");
}

TEST(variables)
{
    CHECK_REPORT(HEAD ".extern .global .align 4 .b32 elsewhere;\n.visible .entry f()\n{\n"
                      ".reg .b32 %r<9>;\nld.global.u32 %r1, [elsewhere];\n" END,
                 "x.ptx:8: ld.global.u32: variable 'elsewhere': it is declared .extern");
    CHECK_REPORT(HEAD
                 ".global .align 4 .u32 x = y;\n.global .align 4 .u32 y;\n.visible .entry f()\n{\n"
                 ".reg .b32 %r<9>;\nld.global.u32 %r1, [x];\n" END,
                 "variable 'x': the address of 'y' can only be stored whole");
    CHECK_REPORT(BEGIN "add.s32 %r1, %undeclared, 1;\n" END, "%undeclared");
}

TEST(operands)
{
    CHECK_REPORT(BEGIN "setp.equ.s32 %p1, %r1, %r2;\n" END,
                 "x.ptx:7: setp.equ.s32: no supported form of setp has these modifiers together");
    CHECK_REPORT(BEGIN "setp.lt.s32 %p1, %r1, %r2, %p2;\n" END,
                 "x.ptx:7: setp.lt.s32: a predicate operand goes with .and, .or or .xor");
    CHECK_REPORT(BEGIN "ld.global.v4.b32 {%r1, %r2}, [%d1];\n" END,
                 "x.ptx:7: ld.global.v4.b32: 2 registers stand for a vector of 4");
    CHECK_REPORT(BEGIN "lop3.b32 %r1, %r2, %r3, %r4, %r5;\n" END,
                 "x.ptx:7: lop3.b32: the truth table of lop3 must be a constant");
}

TEST(numbers_and_parts)
{
    CHECK_REPORT(BEGIN "cvt.rn.satfinite.e2m1x2.f32 %r1, %f1, %f2;\n"
                       "redux.sync.min.f32 %f1, %f2, %r1;\ncvt.rs.f16x2.f32 %r1, %f1, %f2, %r2;\n"
                       "fence.proxy.async;\n" END,
                 "x.ptx:7: cvt.rn.satfinite.e2m1x2.f32: floats of 4 and 6 bits",
                 "x.ptx:8: redux.sync.min.f32: reductions of floats",
                 "x.ptx:9: cvt.rs.f16x2.f32: stochastic rounding",
                 "x.ptx:10: fence.proxy.async: only asynchronous copies");
    CHECK_REPORT(BEGIN "vadd.s32.s32.s32 %r1.b0, %r2, %r3;\n"
                       "vadd2.s32.s32.s32 %r1, %r2.h54, %r3, %r4;\n" END,
                 "x.ptx:7: vadd.s32.s32.s32: a third operand goes with",
                 "x.ptx:8: vadd2.s32.s32.s32: a selector names 2 parts of 0 to 3");
}

TEST(parts_of_video_operands)
{
    CHECK_REPORT(BEGIN "vset.s32.u32.ge %r1.b4, %r2.h0, %r3, %r4;\n"
                       "vadd.u32.u32.u32 %r1, %r2.h2, %r3;\nvadd.u32.u32.u32 %r1, %r2.b12, %r3;\n"
                       "vadd.u32.u32.u32 %r1.b0, %r2, %r3, %r4.b1;\n"
                       "vmad.u32.u32.u32 %r1.h0, %r2, %r3, %r4;\n"
                       "vadd4.u32.u32.u32 %r1.b45, %r2, %r3, %r4;\n"
                       "vadd2.u32.u32.u32 %r1.b1, %r2, %r3, %r4;\n"
                       "vadd2.u32.u32.u32 %r1.h1, %r2, %r3, %r4.h10;\n" END,
                 "x.ptx:7: vset.s32.u32.ge: '%r1.b4': the parts of a register are .b0 to .b3",
                 "x.ptx:8: vadd.u32.u32.u32: '%r2.h2': the parts",
                 "x.ptx:9: vadd.u32.u32.u32: '%r2.b12': the parts",
                 "x.ptx:10: vadd.u32.u32.u32: no part of '%r4' can be selected here",
                 "x.ptx:11: vmad.u32.u32.u32: no part of '%r1'",
                 "x.ptx:12: vadd4.u32.u32.u32: '.b45' does not name parts of 0 to 3",
                 "x.ptx:13: vadd2.u32.u32.u32: '.b1' does not name parts of 0 to 1",
                 "x.ptx:14: vadd2.u32.u32.u32: no part of '%r4'");
}

/* Registers, constants, guards and second results that PTX does not take where they stand. */
TEST(operand_types)
{
    CHECK_REPORT(
        BEGIN ".reg .u32 %u<9>; .reg .b16 %h<9>; .reg .s32 %s<9>; .reg .f64 %g<9>;\n"
              "add.f32 %f1, %f2, 1;\n"
              "add.u32 %u1, %u2, 1.5;\n"
              "add.f64 %g1, %g2, 0f3F800000;\n"
              "add.u32 %u1, %d1, %u2;\n"
              "add.f32 %f1, %u1, %f2;\n"
              "shr.s64 %d1, %d2, %d3;\n"
              "selp.b32 %r1, %r2, %r3, %r4;\n"
              "@%r1 mov.u32 %u1, %u2;\n"
              "add.u32 %u1, _, %u2;\n"
              "add.u32 %u1|%p1, %u2, %u3;\n"
              "match.any.sync.b32 %r1|%p1, %r2, %r3;\n"
              "setp.eq.u32 %p1|%r1, %u2, %u3;\n"
              "ld.global.b64 %r1, [%d1];\n"
              "ld.global.u32 %f1, [%d1];\n"
              "st.global.v2.f32 [%d1], {%f1, %u1};\n"
              "cvt.s32.s32 %s1, %h1;\n"
              "mov.u32 %u1, %d1;\n"
              "mul.wide.u32 %u1, %u2, %u3;\n"
              "add.f16 %h1, %h2, 1.0;\n"
              "mov.u32 %u1, %p1;\n" END,
        "x.ptx:8: add.f32: operand 3 is an integer; write a float",
        "x.ptx:9: add.u32: operand 3 is a floating-point constant, which cannot stand for "
        ".u32",
        "x.ptx:10: add.f64: operand 3 has 32 bits; write 0d and 16 digits",
        "x.ptx:11: add.u32: operand 2, '%d1', is declared .b64; it must be .u32",
        "x.ptx:12: add.f32: operand 2, '%u1', is declared .u32; it must be .f32",
        "x.ptx:13: shr.s64: operand 3, '%d3', is declared .b64; it must be .b32",
        "x.ptx:14: selp.b32: operand 4, '%r4', is declared .b32; it must be .pred",
        "x.ptx:15: guard '%r1' is declared .b32; it must be a predicate",
        "x.ptx:16: add.u32: operand 2 is '_', which has no value",
        "x.ptx:17: add.u32: operand 1 names a second result, which this instruction does",
        "x.ptx:18: match.any.sync.b32: operand 1 names a second result",
        "x.ptx:19: setp.eq.u32: operand 1, '%r1', is declared as no predicate",
        "x.ptx:20: ld.global.b64: operand 1, '%r1', is declared .b32; it must be .b64",
        "x.ptx:21: ld.global.u32: operand 1, '%f1', is declared .f32; it must be .u32",
        "x.ptx:22: st.global.v2.f32: operand 2, '%u1', is declared .u32; it must be .f32",
        "x.ptx:23: cvt.s32.s32: operand 2, '%h1', is declared .b16; it must be .s32",
        "x.ptx:24: mov.u32: operand 2, '%d1', is declared .b64; it must be .u32",
        "x.ptx:25: mul.wide.u32: operand 1, '%u1', is declared .u32; it must be .b64",
        "x.ptx:26: add.f16: operand 3 is a floating-point constant, which cannot stand for "
        ".f16",
        "x.ptx:27: mov.u32: operand 2, '%p1', is declared .pred; it must be .u32");
}

/* What no form of the instruction has. */
TEST(forms_that_are_none)
{
    CHECK_REPORT(HEAD ".const .u32 c;\n.global .u32 g;\n"
                      ".func (.reg .pred o) t (.param .b8 x[], .reg .pred b) { ret; }\n"
                      ".visible .entry f()\n{\n.reg .b32 %r<9>; .reg .f32 %f<9>; "
                      ".reg .pred %p<9>;\n"
                      "vadd.s32.s32.s32 %r1, -%r2, %r3;\n"
                      "vmad.s32.s32.s32 -%r1, %r2, %r3, %r4;\n"
                      "vadd2.s32.s32.s32.sat.add %r1, %r2, %r3, %r4;\n"
                      "vote.sync.all.pred %p1, %p2;\n"
                      "vote.ballot.b32 %r1, %p1, %r2;\n"
                      "red.acquire.gpu.global.add.u32 [g], 1;\n"
                      "div.f32 %f1, %f2, %f3;\n"
                      "sin.f32 %f1, %f2;\n"
                      "fma.f32 %f1, %f2, %f3, %f4;\n" END,
                 "x.ptx:6: result 'o' has no size", "x.ptx:6: parameter 'x' has no size",
                 "x.ptx:6: parameter 'b' has no size",
                 "x.ptx:10: vadd.s32.s32.s32: operand 2, '%r2', is negated",
                 "x.ptx:11: vmad.s32.s32.s32: operand 1, '%r1', is negated",
                 "x.ptx:12: vadd2.s32.s32.s32.sat.add: no supported form of vadd2",
                 "x.ptx:13: vote.sync.all.pred: 2 operands found where 3 belong",
                 "x.ptx:14: vote.ballot.b32: 3 operands found where 2 belong",
                 "x.ptx:15: red.acquire.gpu.global.add.u32: no supported form of red",
                 "x.ptx:16: div.f32: no supported form of div",
                 "x.ptx:17: sin.f32: no supported form of sin",
                 "x.ptx:18: fma.f32: no supported form of fma");
}

/* Found while lifting. */
TEST(places)
{
    CHECK_REPORT(HEAD ".const .u32 c;\n.global .u32 g;\n"
                      ".func t (.param .b8 a[16]) { ret; }\n.func s (.param .b32 a) { ret; }\n"
                      ".visible .entry f()\n{\n.reg .b32 %r<9>; .param .b8 v[8];\n"
                      "st.u32 [c], %r1;\n"
                      "st.global.u32 [c], %r1;\n"
                      "atom.add.u32 %r1, [c], 1;\n"
                      "ld.const.u32 %r1, [g];\n"
                      "call t, (v);\n"
                      "call s, (v);\n"
                      "call t, (%r1);\n"
                      "ld.local.u32 %r1, [100];\n" END,
                 "x.ptx:11: st.u32: 'c' is constant and cannot be written",
                 "x.ptx:12: st.global.u32: 'c' is not in .global memory",
                 "x.ptx:13: atom.add.u32: 'c' is constant and cannot be written",
                 "x.ptx:14: ld.const.u32: 'g' is not in .const memory",
                 "x.ptx:15: call: 'v' has 8 bytes, but 'a' has 16",
                 "x.ptx:16: call: 'v' has 8 bytes, but 'a' has 4",
                 "x.ptx:17: call: '%r1' cannot stand for 'a' of 16 bytes",
                 "x.ptx:18: ld.local.u32: an absolute address belongs to no variable");
}

/* What it does take: integers for each other, typeless registers, wider ones of loads, stores and
 * conversions, and names that scopes declare with different types. */
TEST(operand_types_that_agree)
{
    struct rwc_diag diag;
    report(BEGIN ".reg .u32 %u<9>; .reg .b16 %h<9>; .reg .s32 %s<9>; .reg .f64 %g<9>;\n"
                 "add.s32 %u1, %s1, %r1;\n"
                 "add.f32 %r1, %f1, %r2;\n"
                 "and.b32 %f1, %f2, 0f7FFFFFFF;\n"
                 "mov.b64 %d1, 1.5;\n"
                 "mov.b64 {%f1, %u1}, %g1;\n"
                 "ld.global.u8 %d1, [%d2];\n"
                 "ld.global.b16 %g1, [%d2];\n"
                 "ld.global.v2.f32 {%f1, _}, [%d2];\n"
                 "st.global.v2.f32 [%d2], {%f1, 1.0};\n"
                 "cvt.u32.u16 %d1, %r1;\n"
                 "cvt.f32.f16 %d1, %r1;\n"
                 "shfl.sync.idx.b32 %f1|%p1, %f2, %u1, 31, -1;\n"
                 "match.all.sync.b64 %r1|%p1, %g1, %r2;\n"
                 "lop3.or.b32 _|%p1, %r1, %r2, %r3, 150, %p2;\n"
                 "setp.lt.and.f32 %p1|_, %f1, 0d3FF0000000000000, !%p2;\n"
                 "shl.b64 %d1, %d2, %s1;\n"
                 "atom.global.acquire.sys.inc.u32 %u1, [%d1], 1;\n"
                 "red.global.sys.add.u32 [%d1], 1;\n"
                 "ld.global.acquire.gpu.u32 %u1, [%d1];\n"
                 "st.global.volatile.u32 [%d1], %u1;\n"
                 "isspacep.global %p1, %u1;\n"
                 "{ .reg .u32 %x; mov.u32 %x, %u1; }\n"
                 "{ .reg .f64 %x; mov.f64 %x, %g1; }\n" END,
           &diag);
    CHECK(!diag.text);
    rwc_diag_free(&diag);
}

TEST(vectors)
{
    CHECK_REPORT(BEGIN "mov.v4.b64 {%d1, %d2, %d3, %d4}, {%d2, %d1, %d3, %d4};\n"
                       "mov.v2.f16 {%r1, %r2}, {%r2, %r1};\n"
                       "mov.v2.b32 {%d1, %d2}, {%r2, %r1};\n"
                       "mov.v2.u32 {%r1, _}, {_, %f1};\n"
                       "mov.v2.f32 {%f1, %f2}, {1, 1.0};\n" END,
                 "x.ptx:7: mov.v4.b64: no supported form of mov has these modifiers together",
                 "x.ptx:8: mov.v2.f16: no supported form of mov has these modifiers together",
                 "x.ptx:9: mov.v2.b32: operand 1, '%d1', is declared .b64; it must be .b32",
                 "x.ptx:9: mov.v2.b32: operand 1, '%d2', is declared .b64; it must be .b32",
                 "x.ptx:10: mov.v2.u32: operand 2, '%f1', is declared .f32; it must be .u32",
                 "x.ptx:11: mov.v2.f32: operand 2 is an integer");
    CHECK_REPORT(BEGIN ".reg .v4 .f32 V; .reg .v4 .f32 W; .reg .b16 %h<9>;\n"
                       "mov.f32 V, W;\n"
                       "mov.u32 %r1, {%h1, %h2};\n"
                       "mov.f32 %f1, {%h1, %h2};\n"
                       "mov.b64 %d1, {%h1, %h1, %h1, %h1, %h1, %h1, %h1, %h1};\n"
                       "mov.b32 {%r1, %r2}, %r3;\n"
                       "mov.b64 {%r1, %r2}, {%r2, %r1};\n"
                       "mov.b32 %r1, {%p1, %p2};\n"
                       "mov.b16 %h1, {%h1, %h1, %h1, %h1};\n"
                       "mov.v4.f32 V, 1.0;\n"
                       "mov.v2.f32 {%f1, %f2}, V;\n"
                       "mov.v2.u32 {%r1, %r2}, %tid;\n"
                       "mov.u32 %r1, %tid;\n"
                       "mov.u32 %r1, %laneid.x;\n" END,
                 "x.ptx:8: mov.f32: both operands are vectors; write mov.v4",
                 "x.ptx:9: mov.u32: a vector in braces makes up a .b16, .b32, .b64 or .b128",
                 "x.ptx:10: mov.f32: a vector in braces", "x.ptx:11: mov.b64: 8 elements do not",
                 "x.ptx:12: mov.b32: register '%r1' has 32 bits where an element has 16",
                 "x.ptx:13: mov.b64: both operands are vectors; write mov.v2",
                 "x.ptx:14: mov.b32: register '%p1' has 1 bits",
                 "x.ptx:15: mov.b16: 4 elements do not make up 16 bits",
                 "x.ptx:16: mov.v4.f32: both operands must be vectors of 4 elements",
                 "x.ptx:17: mov.v2.f32: both operands must be vectors of 2 elements",
                 "x.ptx:18: mov.v2.u32: both operands must be vectors of 2",
                 "x.ptx:19: mov.u32: '%tid' has four elements; write one of them, such as %tid.x",
                 "x.ptx:20: mov.u32: register '%laneid' has no components");
    CHECK_REPORT(
        HEAD ".func (.reg .v2 .u32 r) g(.reg .v2 .u32 a) { ret; }\n"
             ".visible .entry f()\n{\n.reg .v4 .u32 V; .reg .v2 .u32 W; .reg .u32 r;\n"
             "call (W), g, (V);\ncall (V), g, (W);\ncall (W), g, (r);\n"
             "call (r), g, (W);\n"
             "{ .reg .v2 .u16 H; call (W), g, (H); call (H), g, (W); }\n" END,
        "x.ptx:8: call: 'a' has 2 elements, not 4", "x.ptx:9: call: 'r' has 2 elements, not 4",
        "x.ptx:10: call: 'a' has 2 elements, not 1", "x.ptx:11: call: 'r' has 2 elements, not 1",
        "x.ptx:12: call: 'H' is declared .u16; 'a' has elements of .u32",
        "x.ptx:12: call: 'H' is declared .u16; 'r' has elements of .u32");
}

TEST(hints)
{
    CHECK_REPORT(BEGIN "prefetch.global.L1 %d1;\nprefetchu.L1 %d1;\n"
                       "discard.global.L2 %d1, 128;\nprefetch.L2 [%d1+8];\n"
                       "applypriority.L2::evict_normal %d1, 128;\n" END,
                 "x.ptx:7: prefetch.global.L1: an address in brackets belongs here",
                 "x.ptx:8: prefetchu.L1: an address in brackets belongs here",
                 "x.ptx:9: discard.global.L2: an address in brackets belongs here",
                 "x.ptx:11: applypriority.L2::evict_normal: an address in brackets belongs here");
}

TEST(special_registers)
{
    CHECK_REPORT(BEGIN "mov.u32 %r1, %clusterid.x;\nmov.u32 %r1, %cluster_ctarank;\n"
                       "mov.pred %p1, %is_explicit_cluster;\nmov.u32 %r1, %pm8;\n"
                       "mov.u32 %r1, %envreg01;\nmov.u32 %r1, %envreg32;\n"
                       "mov.u32 %r1, %reserved_smem_offset_2;\nmov.u32 %r1, %pm0_6;\n" END,
                 "x.ptx:7: register '%clusterid' tells about a thread block cluster, and clusters",
                 "x.ptx:8: register '%cluster_ctarank' tells about",
                 "x.ptx:9: register '%is_explicit_cluster' tells about",
                 "x.ptx:10: register '%pm8' is not declared and is no special register",
                 "x.ptx:11: register '%envreg01' is not", "x.ptx:12: register '%envreg32' is not",
                 "x.ptx:13: register '%reserved_smem_offset_2' is not",
                 "x.ptx:14: register '%pm0_6' is not");
}

TEST(indices)
{
    CHECK_REPORT(HEAD ".global .u32 a[4];\n.visible .entry f()\n{\n.reg .f32 r; .reg .u32 x;\n"
                      "ld.global.u32 x, a[r];\nld.global.u32 x, a[%nobody];\n" END,
                 "x.ptx:9: register '%nobody' is not declared");
    CHECK_REPORT(HEAD ".global .u32 a[4];\n.visible .entry f()\n{\n.reg .f32 r; .reg .u32 x;\n"
                      "ld.global.u32 x, a[r];\n" END,
                 "x.ptx:8: ld.global.u32: register 'r' is no integer and cannot be an index");
}

TEST(narrow_addresses)
{
    CHECK_REPORT(".version 3.0\n.target sm_20\n.address_size 32\n.visible .entry f()\n{\n" END,
                 "x.ptx: addresses are 32 bits wide");
}

TEST(no_such_function)
{
    CHECK_REPORT(HEAD ".visible .entry g()\n{\n" END, "x.ptx: the PTX defines no function 'f'");
}

/* Calls through a register, whose targets are known by their signature. */
TEST(targets)
{
    CHECK_REPORT(HEAD
                 ".func one(.reg .b32 a) { ret; }\n.func two { ret; }\n.entry kernel { ret; }\n"
                 ".extern .func gone(.reg .b32 a);\n.visible .entry f()\n{\n.reg .b64 %d;\n"
                 "A: .calltargets one, two; call %d, (1), A;\n"
                 "B: .calltargets two, kernel; call %d, B;\n"
                 "C: .calltargets one, gone; call %d, (1), C;\n"
                 ".global .u64 table[2] = {0, 0}; call %d, (1), table;\n"
                 "mov.u64 %d, gone;\n"
                 "call %d, (1, 2), D; D: .callprototype _ (.param .b32 _);\n" END,
                 "x.ptx:11: call: 'two' in the list of targets is no function of the parameters",
                 "x.ptx:12: call: 'kernel' in the list of targets is no function of the parameters",
                 "x.ptx:13: call: function 'gone' is declared, but this module does not define it",
                 "x.ptx:14: call: an indirect call needs a prototype that says its parameters",
                 "x.ptx:15: mov.u64: function 'gone' is declared, but",
                 "x.ptx:16: call: 2 arguments and 0 results for a function that has 1 and 0");
}

static const struct rw_test tests[] = {
    {"all_at_once", test_all_at_once},
    {"names", test_names},
    {"groups", test_groups},
    {"calls", test_calls},
    {"variables", test_variables},
    {"operands", test_operands},
    {"numbers_and_parts", test_numbers_and_parts},
    {"parts_of_video_operands", test_parts_of_video_operands},
    {"operand_types", test_operand_types},
    {"forms_that_are_none", test_forms_that_are_none},
    {"places", test_places},
    {"operand_types_that_agree", test_operand_types_that_agree},
    {"vectors", test_vectors},
    {"hints", test_hints},
    {"special_registers", test_special_registers},
    {"indices", test_indices},
    {"narrow_addresses", test_narrow_addresses},
    {"no_such_function", test_no_such_function},
    {"targets", test_targets},
};

int main(void)
{
    return RUN_TABLE(tests);
}
