/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Kernels go with the programs that they were made of, in a context that is given one program after
 * the other for weeks; where it tunes itself, what was tried of them goes as well.
 */
#include <stdbool.h>

#include "base/clock.h"
#include "runtime/launch/launcher.h"
#include "tests/hostile/camera.h"

enum { PROGRAMS = 5, SOON_MS = 60000 };

/* Some 100 ms on two cores, at 64 x 64. */
static const char busy[] = "mov.u32 %r8, 0;\n"
                           "again: atom.global.add.u32 %r9, [sink], 1; add.u32 %r8, %r8, 1;\n"
                           "setp.lt.u32 %p0, %r8, 5000; @%p0 bra again;\n";

static const struct rw_launcher *launcher_of(RTcontext context)
{
    return context->launch;
}

static unsigned count_kernels(RTcontext context)
{
    unsigned count = 0;
    for (const struct rw_kernel *k = launcher_of(context)->kernels; k; k = k->next) count++;
    return count;
}

/* In the place of the program that there is, which is destroyed. */
static RTresult set_program(RTcontext context, unsigned number)
{
    char body[64];
    RTprogram old, camera;
    snprintf(body, sizeof(body), "mov.u32 %%r8, %u; st.global.u32 [sink], %%r8;", number);
    TRY(rtContextGetRayGenerationProgram(context, 0, &old));
    TRY(rtProgramCreateFromPTXString(context, camera_ptx(body), "camera", &camera));
    TRY(rtContextSetRayGenerationProgram(context, 0, camera));
    return rtProgramDestroy(old);
}

static RTresult make(RTcontext *out, RWtune tuning, const char *body)
{
    RTgeometrygroup leaf;
    TRY(camera_make(out, body));
    TRY(rwContextSetTuning(*out, tuning));
    TRY(camera_make_leaf(*out, &leaf));
    return camera_set_root(*out, leaf);
}

static void use_in_turn(RWtune tuning, int *rw_failed)
{
    RTcontext context;
    CHECK_EQ(make(&context, tuning, ""), RT_SUCCESS);
    for (unsigned k = 0; k < PROGRAMS; k++) {
        OK(set_program(context, k));
        OK(rtContextLaunch2D(context, 0, 2, 2));
        CHECK_EQ(count_kernels(context), 1);
    }
    OK(rtContextDestroy(context));
}

TEST(programs_in_turn)
{
    use_in_turn(RW_TUNE_OFF, rw_failed);
}

TEST(programs_in_turn_that_are_tuned)
{
    use_in_turn(RW_TUNE_ON, rw_failed);
}

/* Until another kernel for the program is being made; it keeps the program's module for that
 * long, and goes when it is there. */
TEST(variants_of_what_is_gone)
{
    RTcontext context;
    unsigned number = 0;
    CHECK_EQ(make(&context, RW_TUNE_ON, busy), RT_SUCCESS);
    double begin = rw_clock_ms();
    do OK(rtContextLaunch2D(context, 0, 64, 64));
    while (!launcher_of(context)->tuner.variants && rw_clock_ms() - begin < SOON_MS);
    CHECK(launcher_of(context)->tuner.variants);
    begin = rw_clock_ms();
    do {
        OK(set_program(context, number++));
        OK(rtContextLaunch2D(context, 0, 2, 2));
    } while (launcher_of(context)->tuner.variants && rw_clock_ms() - begin < SOON_MS);
    CHECK(!launcher_of(context)->tuner.variants);
    CHECK_EQ(count_kernels(context), 1);
    OK(rtContextDestroy(context));
}

static const struct rw_test tests[] = {
    {"programs-in-turn", test_programs_in_turn},
    {"programs-in-turn-that-are-tuned", test_programs_in_turn_that_are_tuned},
    {"variants-of-what-is-gone", test_variants_of_what_is_gone},
};

int main(void)
{
    setenv("RW_DEVICE", "cpu", 1);
    setenv("RW_CACHE_DIR", "off", 1);
    return RUN_TABLE(tests);
}
