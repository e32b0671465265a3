/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The pass loops: every cycle of a program and of functions that stay has a marker, and other code
 * has none. The functions take what they branch on as arguments, so that nothing is known of it.
 */
#include "tests/passes/support.h"

static const struct rwc_program shade = {.name = "shade", .symbol = "shade"};
static const struct rwc_program_desc miss[] = {{.program = &shade, .kind = RWC_MISS, .id = 2}};

#define PROGRAM(body) "define void @program.2(i1 %a, i1 %b, i32 %n) {\n" body "}\n"
#define LOOP "call void @rwc.loop()"

static const struct {
    const char *shape, *ir;
    unsigned markers;
} cases[] = {
    {"straight", PROGRAM("  ret void\n"), 0},
    {"if-else",
     PROGRAM("  br i1 %a, label %x, label %y\n"
             "x:\n  br label %end\ny:\n  br label %end\nend:\n  ret void\n"),
     0},
    {"loop of one block",
     PROGRAM("  br label %x\nx:\n  br i1 %a, label %x, label %end\nend:\n  ret void\n"), 1},
    {"endless", PROGRAM("  br label %x\nx:\n  br label %x\n"), 1},
    {"nested",
     PROGRAM("  br label %x\nx:\n  br label %y\ny:\n  br i1 %a, label %y, label %z\n"
             "z:\n  br i1 %b, label %x, label %end\nend:\n  ret void\n"),
     2},
    {"continue",
     PROGRAM("  br label %x\nx:\n  br i1 %a, label %x, label %y\n"
             "y:\n  br i1 %b, label %x, label %end\nend:\n  ret void\n"),
     2},
    {"two entries",
     PROGRAM("  br i1 %a, label %x, label %y\nx:\n  br label %y\n"
             "y:\n  br i1 %b, label %x, label %end\nend:\n  ret void\n"),
     1},
    {"switch",
     PROGRAM("  br label %x\nx:\n  switch i32 %n, label %end [i32 1, label %x\n i32 2, label %y]\n"
             "y:\n  br label %x\nend:\n  ret void\n"),
     2},
    {"out of reach", PROGRAM("  ret void\nx:\n  br label %x\n"), 0},
    {"function that stays",
     "define internal void @p2.f(i1 %a) #0 {\n"
     "  br label %x\nx:\n  br i1 %a, label %x, label %end\nend:\n  ret void\n}\n" PROGRAM(
         "  call void @p2.f(i1 %a)\n  ret void\n") "attributes #0 = { noinline \"rw-stays\"=\"2\" "
                                                   "}\n",
     1},
    {"built-in function",
     "define internal void @rw_f(i1 %a) {\n"
     "  br label %x\nx:\n  br i1 %a, label %x, label %end\nend:\n  ret void\n}\n" PROGRAM(
         "  call void @rw_f(i1 %a)\n  ret void\n"),
     0},
};

static unsigned count_markers(const char *text)
{
    unsigned count = 0;
    while ((text = strstr(text, LOOP))) {
        count++;
        text += sizeof(LOOP) - 1;
    }
    return count;
}

TEST(shapes)
{
    for (size_t k = 0; k < sizeof(cases) / sizeof(cases[0]); k++) {
        struct test_unit t;
        CHECK(open_unit(&t, miss, 1, cases[k].ir));
        CHECK(run_pass(&t, rwc_pass_loops));
        unsigned markers = count_markers(t.text);
        if (markers != cases[k].markers) {
            fprintf(stderr, "%s: %u markers, not %u\n%s", cases[k].shape, markers, cases[k].markers,
                    t.text);
            *rw_failed = 1;
        }
        close_unit(&t);
    }
}

int main(void)
{
    static const struct rw_test tests[] = {{"shapes", test_shapes}};
    return RUN_TABLE(tests);
}
