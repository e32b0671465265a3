/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The pass lower for the CPU and programs/cpu/helpers.c: every entry of a table is one GPU
 * operation with constant arguments and the result that the PTX ISA gives it (for a warp of one
 * lane). All are put into one kernel, which runs here.
 */
#include <math.h>

#include "tests/passes/backend.h"

/* Types: v void, b i1, h i16, i i32, l i64, f float, d double; floats are given by their bits. */
struct operation {
    char result;
    const char *name, *parameters;
    uint64_t arguments[4];
    uint64_t expected;
};

#define INF 0x7f800000u
#define NAN_BITS 0x7fffffffu
#define ONE 0x3f800000u
#define NEXT_AFTER_ONE 0x3f800001u
#define TINY 0x00000001u /* smallest subnormal */
#define D_ONE 0x3ff0000000000000u
#define D_TINY 0x3ca0000000000000u /* 2^-53 */

static const struct operation operations[] = {
    {'i', "llvm.nvvm.read.ptx.sreg.tid.x", "", {0}, 0},
    {'i', "llvm.nvvm.read.ptx.sreg.ntid.y", "", {0}, 1},
    {'i', "llvm.nvvm.read.ptx.sreg.nctaid.z", "", {0}, 1},
    {'i', "llvm.nvvm.read.ptx.sreg.ntid.w", "", {0}, 0},
    {'i', "llvm.nvvm.read.ptx.sreg.nctaid.w", "", {0}, 0},
    {'l', "rwc.ptx.gridid", "", {0}, 0},
    {'i', "llvm.nvvm.read.ptx.sreg.laneid", "", {0}, 0},
    {'i', "llvm.nvvm.read.ptx.sreg.lanemask.lt", "", {0}, 0},
    {'i', "llvm.nvvm.read.ptx.sreg.lanemask.gt", "", {0}, 0xfffffffe},
    {'i', "llvm.nvvm.activemask", "", {0}, 1},
    {'i', "llvm.nvvm.vote.ballot.sync", "ib", {~0u, 1}, 1},
    {'i', "llvm.nvvm.vote.ballot.sync", "ib", {~0u, 0}, 0},
    {'b', "llvm.nvvm.vote.all.sync", "ib", {~0u, 0}, 0},
    {'b', "llvm.nvvm.vote.any.sync", "ib", {~0u, 1}, 1},
    {'b', "llvm.nvvm.vote.uni.sync", "ib", {~0u, 0}, 1},
    {'i', "llvm.nvvm.match.any.sync.i32", "ii", {~0u, 7}, 1},
    {'i', "llvm.nvvm.shfl.sync.idx.i32", "iiii", {~0u, 42, 0, 31}, 42},
    {'f', "llvm.nvvm.shfl.sync.down.f32", "ifii", {~0u, ONE, 3, 31}, ONE},

    {'f', "llvm.nvvm.add.rm.f", "ff", {ONE, TINY}, ONE},
    {'f', "llvm.nvvm.add.rp.f", "ff", {ONE, TINY}, NEXT_AFTER_ONE},
    {'f', "llvm.nvvm.add.rz.f", "ff", {0xbf800000, 0x80000001}, 0xbf800000},
    {'f', "llvm.nvvm.add.rm.f", "ff", {0xbf800000, 0x80000001}, 0xbf800001},
    {'f', "llvm.nvvm.add.rn.ftz.f", "ff", {TINY, TINY}, 0},
    {'f', "llvm.nvvm.mul.rn.ftz.f", "ff", {0x00800000, 0xbf000000}, 0x80000000},
    {'f', "llvm.nvvm.mul.rp.f", "ff", {0x3f800001, 0x3f800001}, 0x3f800003},
    {'f', "llvm.nvvm.mul.rz.f", "ff", {0x3f800001, 0x3f800001}, 0x3f800002},
    {'f', "llvm.nvvm.div.rz.f", "ff", {ONE, 0x40400000}, 0x3eaaaaaa},
    {'f', "llvm.nvvm.div.rp.f", "ff", {ONE, 0x40400000}, 0x3eaaaaab},
    {'f', "llvm.nvvm.fma.rz.f", "fff", {0x3f800001, 0x3f800001, 0xbf800000}, 0x34800000},
    {'f', "llvm.nvvm.fma.rp.f", "fff", {0x3f800001, 0x3f800001, ONE}, 0x40000002},
    {'f', "llvm.nvvm.fma.rm.f", "fff", {0x3f800001, 0x3f800001, ONE}, 0x40000001},
    {'f', "llvm.nvvm.sqrt.rm.f", "f", {0x40000000}, 0x3fb504f3},
    {'f', "llvm.nvvm.sqrt.rp.f", "f", {0x40000000}, 0x3fb504f4},
    {'f', "llvm.nvvm.rcp.rz.f", "f", {0x40400000}, 0x3eaaaaaa},
    {'d', "llvm.nvvm.add.rp.d", "dd", {D_ONE, D_TINY}, 0x3ff0000000000001u},
    {'d', "llvm.nvvm.add.rz.d", "dd", {D_ONE, D_TINY}, D_ONE},

    {'f', "llvm.nvvm.rcp.approx.ftz.f", "f", {TINY}, INF},
    {'f', "llvm.nvvm.rsqrt.approx.f", "f", {0x40800000}, 0x3f000000},
    {'f', "llvm.nvvm.sqrt.approx.f", "f", {0x40800000}, 0x40000000},
    {'f', "llvm.nvvm.ex2.approx.f", "f", {0x40400000}, 0x41000000},
    {'f', "llvm.nvvm.lg2.approx.f", "f", {0x41000000}, 0x40400000},
    {'f', "llvm.nvvm.sin.approx.f", "f", {0x80000000}, 0x80000000},
    {'f', "llvm.nvvm.sin.approx.f", "f", {0x807fffff}, 0x80000000},
    {'d', "llvm.nvvm.rcp.approx.ftz.d", "d", {0xfff8000100000000u}, 0x7fffffff00000000u},
    {'d', "llvm.nvvm.rsqrt.approx.ftz.d", "d", {0x7ff4000100000001u}, 0x7fffffff00000000u},
    {'f', "llvm.nvvm.cos.approx.f", "f", {0}, ONE},
    {'f', "llvm.nvvm.div.approx.f", "ff", {0x40c00000, 0x40000000}, 0x40400000},

    {'f', "llvm.nvvm.fmin.f", "ff", {NAN_BITS, ONE}, ONE},
    {'f', "llvm.nvvm.fmin.f", "ff", {0, 0x80000000}, 0x80000000},
    {'f', "llvm.nvvm.fmax.f", "ff", {0x80000000, 0}, 0},
    {'f', "llvm.nvvm.saturate.f", "f", {NAN_BITS}, 0},
    {'f', "llvm.nvvm.saturate.f", "f", {0x40000000}, ONE},
    {'f', "llvm.nvvm.fabs.f", "f", {0xbf800000}, ONE},
    {'f', "llvm.nvvm.round.f", "f", {0x40200000}, 0x40000000},

    {'i', "llvm.nvvm.f2i.rz", "f", {0xbfc00000}, 0xffffffff},
    {'i', "llvm.nvvm.f2i.rm", "f", {0xbfc00000}, 0xfffffffe},
    {'i', "llvm.nvvm.f2i.rz", "f", {INF}, 0x7fffffff},
    {'i', "llvm.nvvm.f2i.rz", "f", {NAN_BITS}, 0},
    {'i', "llvm.nvvm.f2ui.rz", "f", {0xbf800000}, 0},
    {'l', "llvm.nvvm.f2ull.rz", "f", {INF}, 0xffffffffffffffffu},
    {'l', "llvm.nvvm.d2ll.rn", "d", {0xc3e0000000000000u}, 0x8000000000000000u},
    {'f', "llvm.nvvm.ull2f.rz", "l", {0xffffffffffffffffu}, 0x5f7fffff},
    {'f', "llvm.nvvm.ull2f.rn", "l", {0xffffffffffffffffu}, 0x5f800000},
    {'f', "llvm.nvvm.i2f.rp", "i", {0x01000001}, 0x4b800001},
    {'f', "llvm.nvvm.d2f.rm", "d", {0x3ff0000000000001u}, ONE},
    {'f', "llvm.nvvm.d2f.rp", "d", {0x3ff0000000000001u}, NEXT_AFTER_ONE},
    {'h', "llvm.nvvm.f2h.rn", "f", {ONE}, 0x3c00},
    {'i', "llvm.nvvm.d2i.hi", "d", {D_ONE}, 0x3ff00000},
    {'d', "llvm.nvvm.lohi.i2d", "ii", {0, 0x3ff00000}, D_ONE},

    {'i', "llvm.nvvm.mulhi.ui", "ii", {0xffffffff, 0xffffffff}, 0xfffffffe},
    {'i', "llvm.nvvm.mulhi.i", "ii", {0xffffffff, 2}, 0xffffffff},
    {'l', "llvm.nvvm.mulhi.ull", "ll", {~(uint64_t)0, ~(uint64_t)0}, ~(uint64_t)1},
    {'i', "llvm.nvvm.mul24.i", "ii", {0x00ffffff, 3}, 0xfffffffd},
    {'i', "llvm.nvvm.sad.i", "iii", {0x80000000, 0x7fffffff, 1}, 0},
    {'i', "llvm.nvvm.prmt", "iii", {0x44332211, 0x88776655, 0x7c50}, 0x88006611},
    {'i', "llvm.nvvm.prmt", "iii", {0x44332211, 0x88776655, 0x0f83}, 0x11ff0044},
    {'i', "llvm.nvvm.fns", "iii", {0x50, 0, 2}, 6},
    {'i', "llvm.nvvm.fns", "iii", {0x50, 31, (uint32_t)-2}, 4},
    {'i', "llvm.nvvm.fns", "iii", {0x50, 5, 0}, 0xffffffff},

    {'f', "rwc.ptx.min.ftz.NaN.f32", "ff", {TINY, 0x80000001}, 0x80000000},
    {'f', "rwc.ptx.max.xorsign.abs.f32", "ff", {0xc0000000, ONE}, 0xc0000000},
    {'f', "rwc.ptx.rcp.approx.f32", "f", {0x40000000}, 0x3f000000},
    {'f', "rwc.ptx.div.full.ftz.f32", "ff", {TINY, ONE}, 0},

    {'h', "rwc.ptx.add.sat.f16", "hh", {0x3c00, 0x3c00}, 0x3c00},
    {'h', "rwc.ptx.add.ftz.f16", "hh", {0x0001, 0x0001}, 0},
    {'i', "rwc.ptx.mul.rn.ftz.f16x2", "ii", {0x40003c00, 0x40000001}, 0x44000000},
    {'h', "rwc.ptx.fma.rn.relu.f16", "hhh", {0x3c00, 0xc000, 0x3c00}, 0},
    {'h', "rwc.ptx.cvt.rz.f16.f32", "f", {0x3f801fff}, 0x3c00},
    {'h', "rwc.ptx.cvt.rp.f16.f32", "f", {0x3f800001}, 0x3c01},
    {'h', "rwc.ptx.cvt.rm.f16.f32", "f", {0xbf800001}, 0xbc01},
    {'h', "rwc.ptx.cvt.rp.f16.f32", "f", {0xbf801fff}, 0xbc00},
    {'h', "rwc.ptx.add.bf16", "hh", {0x3f80, 0x3b80}, 0x3f80},
    {'h', "rwc.ptx.fma.rn.bf16", "hhh", {0x3f81, 0x3f81, 0x3f80}, 0x4001},
    {'i', "rwc.ptx.max.NaN.bf16x2", "ii", {0x3f80ffff, 0x40003f80}, 0x40007fff},

    {'i', "rwc.ptx.fns.b32", "iii", {0x50, 0, 1}, 4},
    {'i', "rwc.ptx.dp4a.s32.s32", "iii", {0xff02, 0xff03, 10}, 17},
    {'i', "rwc.ptx.dp4a.u32.u32", "iii", {0xff, 0xff, 0}, 65025},
    {'i', "rwc.ptx.dp2a.hi.s32.u32", "iii", {0xffff0001, 0x02030000, 0}, 1},
};
#define COUNT (sizeof(operations) / sizeof(operations[0]))

static const char *type_name(char type)
{
    switch (type) {
    case 'b':
        return "i1";
    case 'h':
        return "i16";
    case 'i':
        return "i32";
    case 'l':
        return "i64";
    case 'f':
        return "float";
    default:
        return "double";
    }
}

static size_t bits_of(char type)
{
    return type == 'b' ? 1 : type == 'h' ? 16 : type == 'i' || type == 'f' ? 32 : 64;
}

static void print_argument(FILE *out, char type, uint64_t bits)
{
    if (type == 'f' || type == 'd')
        fprintf(out, "%s bitcast (i%zu %llu to %s)", type_name(type), bits_of(type),
                (unsigned long long)bits, type_name(type));
    else
        fprintf(out, "%s %llu", type_name(type), (unsigned long long)bits);
}

/* The result's bits, zero-extended, go to out[index]. */
static void print_call(FILE *out, const struct operation *o, size_t index)
{
    const char *type = type_name(o->result);
    fprintf(out, "  %%r%zu = call %s @%s(", index, type, o->name);
    for (size_t k = 0; o->parameters[k]; k++) {
        fprintf(out, k ? ", " : "");
        print_argument(out, o->parameters[k], o->arguments[k]);
    }
    fprintf(out, ")\n  %%b%zu = bitcast %s %%r%zu to i%zu\n", index, type, index,
            bits_of(o->result));
    if (bits_of(o->result) < 64)
        fprintf(out, "  %%w%zu = zext i%zu %%b%zu to i64\n", index, bits_of(o->result), index);
    fprintf(out,
            "  %%p%zu = getelementptr i64, ptr %%out, i64 %zu\n  store i64 %%%c%zu, ptr %%p%zu\n",
            index, index, bits_of(o->result) < 64 ? 'w' : 'b', index, index);
}

static bool declared_before(size_t index)
{
    for (size_t i = 0; i < index; i++)
        if (!strcmp(operations[i].name, operations[index].name)) return true;
    return false;
}

static char *kernel_of_all(void)
{
    char *text = NULL;
    size_t size = 0;
    FILE *out = open_memstream(&text, &size);
    for (size_t i = 0; i < COUNT; i++) {
        if (declared_before(i)) continue;
        fprintf(out, "declare %s @%s(", type_name(operations[i].result), operations[i].name);
        for (size_t k = 0; operations[i].parameters[k]; k++)
            fprintf(out, "%s%s", k ? ", " : "", type_name(operations[i].parameters[k]));
        fprintf(out, ")\n");
    }
    fprintf(out, "define ptx_kernel void @rw_megakernel(ptr %%out) {\n");
    for (size_t i = 0; i < COUNT; i++) print_call(out, &operations[i], i);
    fprintf(out, "  ret void\n}\n");
    fclose(out);
    return text;
}

TEST(every_operation_gives_its_result)
{
    char *ir = kernel_of_all();
    struct backend b;
    bool built = open_backend(&b, RWC_TARGET_CPU, 0, ir) && build(&b, "lower");
    if (!built) fprintf(stderr, "%s", messages(&b));
    CHECK(built);
    void (*entry)(uint64_t *) = (void (*)(uint64_t *))cpu_entry(&b);
    CHECK(entry != NULL);
    uint64_t results[COUNT];
    entry(results);
    unsigned wrong = 0;
    for (size_t i = 0; i < COUNT; i++)
        if (results[i] != operations[i].expected) {
            fprintf(stderr, "%s (entry %zu): %#llx, expected %#llx\n", operations[i].name, i,
                    (unsigned long long)results[i], (unsigned long long)operations[i].expected);
            wrong++;
        }
    close_backend(&b);
    free(ir);
    CHECK_EQ(wrong, 0);
}

/* Forms with two results, atomics through pointers of any space, loads, casts. */
static const char memory_ir[] =
    "declare {i32, i1} @llvm.nvvm.match.all.sync.i32p(i32, i32)\n"
    "declare {float, i1} @llvm.nvvm.shfl.sync.up.f32p(i32, float, i32, i32)\n"
    "declare i32 @llvm.nvvm.atomic.load.inc.32.p1(ptr addrspace(1), i32)\n"
    "declare i32 @llvm.nvvm.atomic.load.dec.32.p0(ptr, i32)\n"
    "declare i32 @llvm.nvvm.ldg.global.i.i32.p1(ptr addrspace(1), i32)\n"
    "declare ptr addrspace(1) @llvm.nvvm.ptr.gen.to.global.p1.p0(ptr)\n"
    "declare void @llvm.nvvm.membar.gl()\n"
    "define ptx_kernel void @rw_megakernel(ptr %out) {\n"
    "  %m = call {i32, i1} @llvm.nvvm.match.all.sync.i32p(i32 -1, i32 5)\n"
    "  %mv = extractvalue {i32, i1} %m, 0\n"
    "  %mp = extractvalue {i32, i1} %m, 1\n"
    "  %mz = zext i1 %mp to i32\n"
    "  %sum = add i32 %mv, %mz\n"
    "  store i32 %sum, ptr %out\n"
    "  %s = call {float, i1} @llvm.nvvm.shfl.sync.up.f32p(i32 -1, float 2.0, i32 1, i32 0)\n"
    "  %sv = extractvalue {float, i1} %s, 0\n"
    "  %sp = extractvalue {float, i1} %s, 1\n"
    "  %sx = select i1 %sp, float -1.0, float %sv\n"
    "  %o1 = getelementptr i32, ptr %out, i64 1\n"
    "  store float %sx, ptr %o1\n"
    "  %o2 = getelementptr i32, ptr %out, i64 2\n"
    "  %g2 = call ptr addrspace(1) @llvm.nvvm.ptr.gen.to.global.p1.p0(ptr %o2)\n"
    "  %i = call i32 @llvm.nvvm.atomic.load.inc.32.p1(ptr addrspace(1) %g2, i32 9)\n"
    "  %o3 = getelementptr i32, ptr %out, i64 3\n"
    "  %d = call i32 @llvm.nvvm.atomic.load.dec.32.p0(ptr %o3, i32 9)\n"
    "  call void @llvm.nvvm.membar.gl()\n"
    "  %l = call i32 @llvm.nvvm.ldg.global.i.i32.p1(ptr addrspace(1) %g2, i32 4)\n"
    "  %o4 = getelementptr i32, ptr %out, i64 4\n"
    "  store i32 %l, ptr %o4\n"
    "  ret void\n"
    "}\n";

TEST(memory_and_two_results)
{
    struct backend b;
    CHECK(open_backend(&b, RWC_TARGET_CPU, 0, memory_ir) && build(&b, "lower"));
    void (*entry)(uint32_t *) = (void (*)(uint32_t *))cpu_entry(&b);
    CHECK(entry != NULL);
    uint32_t out[5] = {0, 0, 9, 0, 0};
    entry(out);
    close_backend(&b);
    CHECK_EQ(out[0], 2);
    CHECK_EQ(out[1], 0x40000000);
    CHECK_EQ(out[2], 0); /* 9 >= limit wraps */
    CHECK_EQ(out[3], 9); /* 0 wraps to the limit */
    CHECK_EQ(out[4], 0);
}

static const char launch_ir[] =
    "%launch = type { [18 x i64] }\n"
    "define ptx_kernel void @rw_megakernel(ptr byval(%launch) align 8 %l) {\n"
    "  %last = getelementptr i8, ptr %l, i64 128\n"
    "  %v = load i32, ptr %last\n"
    "  %at = load i64, ptr %l\n"
    "  %p = inttoptr i64 %at to ptr\n"
    "  store i32 %v, ptr %p\n"
    "  ret void\n"
    "}\n";

TEST(launch_is_passed_by_value_as_in_c)
{
    struct backend b;
    CHECK(open_backend(&b, RWC_TARGET_CPU, 0, launch_ir) && build(&b, "lower"));
    void (*entry)(struct rw_launch) = (void (*)(struct rw_launch))cpu_entry(&b);
    CHECK(entry != NULL);
    uint32_t written = 0;
    struct rw_launch launch = {.constants = (uint64_t)(uintptr_t)&written};
    uint32_t mark = 0x12345678;
    memcpy((char *)&launch + 128, &mark, sizeof(mark));
    entry(launch);
    close_backend(&b);
    CHECK_EQ(written, mark);
}

static const char spaces_ir[] =
    "declare i1 @llvm.nvvm.isspacep.local(ptr)\n"
    "declare i1 @llvm.nvvm.isspacep.const(ptr)\n"
    "declare i1 @llvm.nvvm.isspacep.global(ptr)\n"
    "@table = internal addrspace(4) constant [4 x i32] [i32 1, i32 2, i32 3, i32 4]\n"
    "define internal i32 @ask(ptr %p) noinline {\n"
    "  %own = alloca i32\n"
    "  %l = call i1 @llvm.nvvm.isspacep.local(ptr %p)\n"
    "  %c = call i1 @llvm.nvvm.isspacep.const(ptr %p)\n"
    "  %g = call i1 @llvm.nvvm.isspacep.global(ptr %p)\n"
    "  %o = call i1 @llvm.nvvm.isspacep.local(ptr %own)\n"
    "  %l1 = select i1 %l, i32 1, i32 0\n"
    "  %c1 = select i1 %c, i32 2, i32 0\n"
    "  %g1 = select i1 %g, i32 4, i32 0\n"
    "  %o1 = select i1 %o, i32 8, i32 0\n"
    "  %lc = or i32 %l1, %c1\n"
    "  %go = or i32 %g1, %o1\n"
    "  %all = or i32 %lc, %go\n"
    "  ret i32 %all\n"
    "}\n"
    "define ptx_kernel void @rw_megakernel(ptr %out) {\n"
    "  %local = alloca [64 x i8], align 64\n"
    "  %last = getelementptr i8, ptr %local, i64 63\n"
    "  %begin = addrspacecast ptr addrspace(4) @table to ptr\n"
    "  %end = getelementptr i8, ptr %begin, i64 16\n"
    "  %in = getelementptr i8, ptr %begin, i64 15\n"
    "  %o1 = getelementptr i32, ptr %out, i64 1\n"
    "  %o2 = getelementptr i32, ptr %out, i64 2\n"
    "  %o3 = getelementptr i32, ptr %out, i64 3\n"
    "  %o4 = getelementptr i32, ptr %out, i64 4\n"
    "  %o5 = getelementptr i32, ptr %out, i64 5\n"
    "  %a0 = call i32 @ask(ptr %local)\n"
    "  %a1 = call i32 @ask(ptr %last)\n"
    "  %a2 = call i32 @ask(ptr %begin)\n"
    "  %a3 = call i32 @ask(ptr %in)\n"
    "  %a4 = call i32 @ask(ptr %end)\n"
    "  %a5 = call i32 @ask(ptr %out)\n"
    "  store i32 %a0, ptr %out\n"
    "  store i32 %a1, ptr %o1\n"
    "  store i32 %a2, ptr %o2\n"
    "  store i32 %a3, ptr %o3\n"
    "  store i32 %a4, ptr %o4\n"
    "  store i32 %a5, ptr %o5\n"
    "  ret void\n"
    "}\n";

/* What the caller has on its stack is global to the kernel. */
TEST(address_spaces)
{
    struct backend b;
    CHECK(open_backend(&b, RWC_TARGET_CPU, 0, spaces_ir) && build(&b, "lower"));
    void (*entry)(uint32_t *) = (void (*)(uint32_t *))cpu_entry(&b);
    CHECK(entry != NULL);
    static const uint32_t expected[6] = {9, 9, 10, 10, 12, 12};
    uint32_t out[6] = {0};
    entry(out);
    close_backend(&b);
    for (int i = 0; i < 6; i++) CHECK_EQ(out[i], expected[i]);
}

static const char unknown_ir[] = "declare i32 @rwc.ptx.frobnicate.u32(i32)\n"
                                 "declare i32 @llvm.nvvm.read.ptx.sreg.envreg3()\n"
                                 "define ptx_kernel void @rw_megakernel(ptr %out) {\n"
                                 "  %a = call i32 @llvm.nvvm.read.ptx.sreg.envreg3()\n"
                                 "  %b = call i32 @rwc.ptx.frobnicate.u32(i32 %a)\n"
                                 "  store i32 %b, ptr %out\n"
                                 "  ret void\n"
                                 "}\n";

TEST(operations_without_helper_are_named)
{
    struct backend b;
    CHECK(open_backend(&b, RWC_TARGET_CPU, 0, unknown_ir));
    CHECK(!build(&b, "lower"));
    CHECK_CONTAINS(messages(&b), "nvvm.read.ptx.sreg.envreg3");
    CHECK_CONTAINS(messages(&b), "'frobnicate.u32' is not supported on the CPU");
    CHECK_EQ(b.diag.errors, 2);
    close_backend(&b);
}

/* Functions that are large enough to be emitted in parts; that with the number of `bad` has an
 * operation that is none, reached if `reached` says so. */
static char *large_ir(int bad, const char *reached)
{
    enum { FUNCTIONS = 3, LOADS = 4000 };
    char *text;
    size_t size;
    FILE *out = open_memstream(&text, &size);
    if (!out) return NULL;
    fprintf(out, "declare i32 @rwc.ptx.frobnicate.u32(i32)\n");
    for (int f = 0; f < FUNCTIONS; f++) {
        fprintf(out, "define void @f%d(ptr %%p) noinline {\n", f);
        for (int k = 0; k < LOADS; k++) fprintf(out, "  %%v%d = load volatile i32, ptr %%p\n", k);
        fprintf(out, "  br i1 %s, label %%odd, label %%end\nodd:\n", f == bad ? reached : "false");
        if (f == bad) fprintf(out, "  call i32 @rwc.ptx.frobnicate.u32(i32 %%v0)\n");
        fprintf(out, "  br label %%end\nend:\n  ret void\n}\n");
    }
    fprintf(out, "define void @rw_megakernel(ptr %%p) {\n");
    for (int f = 0; f < FUNCTIONS; f++) fprintf(out, "  call void @f%d(ptr %%p)\n", f);
    fprintf(out, "  ret void\n}\n");
    fclose(out);
    return text;
}

TEST(parts_are_looked_at_as_the_whole_is)
{
    for (int bad = 0; bad < 3; bad++) {
        struct backend b;
        char *ir = large_ir(bad, "true");
        CHECK(ir && open_backend(&b, RWC_TARGET_CPU, 0, ir));
        b.unit.outlined = true;
        CHECK(!build(&b, "lower"));
        CHECK_CONTAINS(messages(&b), "'frobnicate.u32' is not supported on the CPU");
        CHECK_EQ(b.diag.errors, 1);
        close_backend(&b);
        free(ir);
    }
}

/* What clean-up removes is no error. */
TEST(parts_are_cleaned_up)
{
    struct backend b;
    char *ir = large_ir(1, "false");
    CHECK(ir && open_backend(&b, RWC_TARGET_CPU, 0, ir));
    b.unit.outlined = true;
    CHECK(build(&b, "lower"));
    CHECK(b.unit.parts_clean_up && b.unit.emitted_parts > 1);
    close_backend(&b);
    free(ir);
}

static const char undefined_ir[] = "declare i32 @getpid()\n"
                                   "define void @rw_megakernel(ptr %out) {\n"
                                   "  %a = call i32 @getpid()\n"
                                   "  store i32 %a, ptr %out\n"
                                   "  ret void\n"
                                   "}\n";

/* Past lint, the loader itself must not find what the process has. */
TEST(code_cannot_reach_the_process)
{
    struct backend b;
    CHECK(open_backend(&b, RWC_TARGET_CPU, 0, undefined_ir));
    CHECK(rwc_run_passes(&b.unit, "lower", "optimise"));
    CHECK(rwc_emit(&b.unit, &b.code, &b.size));
    CHECK(cpu_entry(&b) == NULL);
    CHECK_CONTAINS(messages(&b), "getpid");
    close_backend(&b);
}

TEST(damaged_object_is_refused)
{
    struct rwc_diag diag = {0};
    char garbage[256] = "\177ELF\2\1\1";
    CHECK(rwc_cpu_load(garbage, sizeof(garbage), &diag) == NULL);
    CHECK(diag.errors > 0);
    rwc_diag_free(&diag);
    CHECK(rwc_cpu_load("", 0, &diag) == NULL);
    rwc_diag_free(&diag);
}

static const struct rw_test tests[] = {
    {"every operation gives its result", test_every_operation_gives_its_result},
    {"memory and two results", test_memory_and_two_results},
    {"launch is passed by value as in C", test_launch_is_passed_by_value_as_in_c},
    {"address spaces", test_address_spaces},
    {"operations without helper are named", test_operations_without_helper_are_named},
    {"parts are looked at as the whole is", test_parts_are_looked_at_as_the_whole_is},
    {"parts are cleaned up", test_parts_are_cleaned_up},
    {"code cannot reach the process", test_code_cannot_reach_the_process},
    {"damaged object is refused", test_damaged_object_is_refused},
};

int main(void)
{
    return RUN_TABLE(tests);
}
