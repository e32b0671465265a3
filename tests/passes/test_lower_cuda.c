/* SPDX-License-Identifier: Apache-2.0 */
/* The pass lower for CUDA: rwc.ptx.<form> calls as inline assembly, seen in the emitted PTX. */
#include "tests/passes/backend.h"

#define KERNEL(declarations, body)                                                                 \
    declarations "define ptx_kernel void @rw_megakernel(ptr addrspace(1) %out, i32 %a, i64 %l, "   \
                 "float %f) {\n" body "  ret void\n}\n"

static bool ptx_of(struct backend *b, const char *ir)
{
    return open_backend(b, RWC_TARGET_CUDA, 75, ir) && build(b, "lower");
}

TEST(operands_by_type)
{
    struct backend b;
    CHECK(ptx_of(&b, KERNEL("declare i32 @rwc.ptx.bfind.u64(i64)\n"
                            "declare float @rwc.ptx.add.sat.f32(float, float)\n",
                            "%x = call i32 @rwc.ptx.bfind.u64(i64 %l)\n"
                            "%y = call float @rwc.ptx.add.sat.f32(float %f, float %f)\n"
                            "store i32 %x, ptr addrspace(1) %out\n"
                            "%p = getelementptr i8, ptr addrspace(1) %out, i64 4\n"
                            "store float %y, ptr addrspace(1) %p\n")));
    CHECK(has_code(b.code, "bfind.u64 @x, @l;"));
    CHECK(has_code(b.code, "add.sat.f32 @y, @f, @f;"));
    close_backend(&b);
}

TEST(predicates_and_two_results)
{
    struct backend b;
    CHECK(ptx_of(&b, KERNEL("declare {i32, i1} @rwc.ptx.match.all.sync.b32(i32, i32)\n"
                            "declare i32 @rwc.ptx.vote.ballot.b32(i1)\n",
                            "%c = icmp eq i32 %a, 3\n"
                            "%v = call i32 @rwc.ptx.vote.ballot.b32(i1 %c)\n"
                            "%m = call {i32, i1} @rwc.ptx.match.all.sync.b32(i32 %a, i32 %v)\n"
                            "%x = extractvalue {i32, i1} %m, 0\n"
                            "%q = extractvalue {i32, i1} %m, 1\n"
                            "%s = select i1 %q, i32 %x, i32 %v\n"
                            "store i32 %s, ptr addrspace(1) %out\n")));
    CHECK(has_code(b.code, "vote.ballot.b32 @v, @c;"));
    CHECK(has_code(b.code, "match.all.sync.b32 @x|@q, @a, @v;"));
    close_backend(&b);
}

TEST(addresses_in_brackets)
{
    struct backend b;
    CHECK(ptx_of(&b, KERNEL("declare void @rwc.ptx.prefetch.global.L2(i64)\n"
                            "declare void @rwc.ptx.st.global.cs.u32(i64, i32)\n"
                            "declare i32 @rwc.ptx.ld.global.cv.u32(i64)\n",
                            "call void @rwc.ptx.prefetch.global.L2(i64 %l)\n"
                            "call void @rwc.ptx.st.global.cs.u32(i64 %l, i32 %a)\n"
                            "%x = call i32 @rwc.ptx.ld.global.cv.u32(i64 %l)\n"
                            "store i32 %x, ptr addrspace(1) %out\n")));
    CHECK(has_code(b.code, "prefetch.global.L2 [@l];"));
    CHECK(has_code(b.code, "st.global.cs.u32 [@l], @a;"));
    CHECK(has_code(b.code, "ld.global.cv.u32 @x, [@l];"));
    close_backend(&b);
}

static unsigned occurrences(const char *text, const char *piece)
{
    unsigned count = 0;
    for (; (text = strstr(text, piece)); text++) count++;
    return count;
}

/* Pure forms are merged when equal and dropped when unused; memory and warp forms are neither. */
TEST(only_pure_forms_are_merged)
{
    struct backend b;
    CHECK(ptx_of(&b, KERNEL("declare i32 @rwc.ptx.bfind.u32(i32)\n"
                            "declare i32 @rwc.ptx.bmsk.clamp.b32(i32, i32)\n"
                            "declare i32 @rwc.ptx.activemask.b32()\n"
                            "declare i32 @rwc.ptx.ld.volatile.u32(i64)\n",
                            "%unused = call i32 @rwc.ptx.bmsk.clamp.b32(i32 %a, i32 %a)\n"
                            "%x = call i32 @rwc.ptx.bfind.u32(i32 %a)\n"
                            "%y = call i32 @rwc.ptx.bfind.u32(i32 %a)\n"
                            "%m1 = call i32 @rwc.ptx.activemask.b32()\n"
                            "%m2 = call i32 @rwc.ptx.activemask.b32()\n"
                            "%l1 = call i32 @rwc.ptx.ld.volatile.u32(i64 %l)\n"
                            "%l2 = call i32 @rwc.ptx.ld.volatile.u32(i64 %l)\n"
                            "%s = add i32 %x, %y\n"
                            "store i32 %s, ptr addrspace(1) %out\n")));
    CHECK_EQ(occurrences(b.code, "bmsk.clamp.b32"), 0);
    CHECK_EQ(occurrences(b.code, "bfind.u32"), 1);
    CHECK_EQ(occurrences(b.code, "activemask.b32"), 2);
    CHECK_EQ(occurrences(b.code, "ld.volatile.u32"), 2);
    close_backend(&b);
}

TEST(special_register_of_64_bits)
{
    struct backend b;
    CHECK(ptx_of(&b, KERNEL("declare i64 @rwc.ptx.gridid()\n",
                            "%x = call i64 @rwc.ptx.gridid()\n"
                            "store i64 %x, ptr addrspace(1) %out\n")));
    CHECK(has_code(b.code, "mov.u64 @x, %gridid;"));
    close_backend(&b);
}

/* What PTX of an instruction that came with compute capability 8.6, or 10.0, says of itself. */
static const char product_of_signs[] =
    KERNEL("declare float @rwc.ptx.min.xorsign.abs.f32(float, float)\n",
           "%x = call float @rwc.ptx.min.xorsign.abs.f32(float %f, float 1.0)\n"
           "store float %x, ptr addrspace(1) %out\n");
static const char narrow_float[] =
    KERNEL("declare i32 @rwc.ptx.cvt.rz.satfinite.tf32.f32(float)\n",
           "%x = call i32 @rwc.ptx.cvt.rz.satfinite.tf32.f32(float %f)\n"
           "store i32 %x, ptr addrspace(1) %out\n");

TEST(newer_forms_raise_version_and_target)
{
    struct backend b;
    CHECK(open_backend(&b, RWC_TARGET_CUDA, 86, product_of_signs) && build(&b, "lower"));
    CHECK_CONTAINS(b.code, ".version 7.2\n.target sm_86\n");
    close_backend(&b);
    CHECK(open_backend(&b, RWC_TARGET_CUDA, 120, narrow_float) && build(&b, "lower"));
    CHECK_CONTAINS(b.code, ".version 8.6\n.target sm_100\n");
    CHECK_CONTAINS(b.code, "cvt.rz.satfinite.tf32.f32 ");
    CHECK_EQ(b.size, strlen(b.code));
    close_backend(&b);
}

TEST(newer_forms_are_refused_by_name)
{
    struct backend b;
    CHECK(open_backend(&b, RWC_TARGET_CUDA, 80, product_of_signs) && !build(&b, "lower"));
    CHECK_CONTAINS(messages(&b), "'min.xorsign.abs.f32' needs a GPU of compute capability 8.6; "
                                 "this one has 8.0");
    close_backend(&b);
    CHECK(open_backend(&b, RWC_TARGET_CUDA, 90, narrow_float) && !build(&b, "lower"));
    CHECK_CONTAINS(messages(&b), "needs a GPU of compute capability 10.0; this one has 9.0");
    close_backend(&b);
}

TEST(operand_without_register_is_refused)
{
    struct backend b;
    CHECK(!ptx_of(&b, KERNEL("declare <4 x i32> @rwc.ptx.ldmatrix(i64)\n",
                             "%x = call <4 x i32> @rwc.ptx.ldmatrix(i64 %l)\n"
                             "store <4 x i32> %x, ptr addrspace(1) %out\n")));
    CHECK_CONTAINS(messages(&b), "'ldmatrix'");
    close_backend(&b);
}

static const struct rw_test tests[] = {
    {"operands by type", test_operands_by_type},
    {"predicates and two results", test_predicates_and_two_results},
    {"addresses in brackets", test_addresses_in_brackets},
    {"only pure forms are merged", test_only_pure_forms_are_merged},
    {"special register of 64 bits", test_special_register_of_64_bits},
    {"newer forms raise version and target", test_newer_forms_raise_version_and_target},
    {"newer forms are refused by name", test_newer_forms_are_refused_by_name},
    {"operand without register is refused", test_operand_without_register_is_refused},
};

int main(void)
{
    return RUN_TABLE(tests);
}
