/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Ray programs under the classic header names: they compile in each C++ standard, and the programs
 * and the calls of stubs are in the PTX.
 */
#include "tests/harness.h"
#include "tests/headers/compile.h"
#include "tests/headers/ptx_text.h"

static const char *ptx;

TEST(programs)
{
    CHECK_CONTAINS(ptx, ".visible .entry _Z14pinhole_camerav(");
    CHECK_CONTAINS(ptx, ".visible .entry _Z11mesh_boundsiPf(");
    CHECK_CONTAINS(ptx, ".visible .entry _Z14mesh_intersecti(");
    CHECK_CONTAINS(ptx, ".visible .entry _Z14any_hit_shadowv(");
    CHECK_CONTAINS(ptx, ".visible .entry _Z18closest_hit_normalv(");
}

TEST(stub_calls)
{
    char form[64];
    CHECK_STR(ptx_call(ptx, "_rt_trace_mask_flags_64", form), "=iffffffiffiili");
    CHECK_STR(ptx_call(ptx, "_rt_potential_intersection", form), "i=f");
    CHECK_STR(ptx_call(ptx, "_rt_terminate_ray", form), "=");
}

TEST(variables)
{
    CHECK(ptx_global(ptx, "top_object"));
    CHECK(ptx_global(ptx, "_ZN21rti_internal_semantic16geometric_normalE"));
}

static const struct rw_test tests[] = {
    {"programs", test_programs},
    {"stub calls", test_stub_calls},
    {"variables", test_variables},
};

int main(int argc, char **argv)
{
    if (argc < 3) {
        fprintf(stderr, "usage: %s <standard> nvrtc | raywright | nvcc <path> | clang <path>\n",
                argv[0]);
        return 2;
    }
    char *text = compile_cuda(argv[2], argc > 3 ? argv[3] : "", argv[1],
                              RW_SOURCE_DIR "/tests/headers/classic.cu", NULL);
    if (!text) return 1;
    ptx = text;
    int result = RUN_TABLE(tests);
    free(text);
    return result;
}
