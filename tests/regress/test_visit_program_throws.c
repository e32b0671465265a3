/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A visit program that threw in a scene of triangles alone did not end its ray: the miss program
 * ran before the exception program.
 */
#include "tests/api/mesh.h"

enum { MISS_RAN = 10 }; /* word that the miss program writes */

static const char loud_source[] = "#include <raywright_device.h>\n"
                                  "rtBuffer<unsigned int> out;\n"
                                  "RT_PROGRAM void loud_miss() { out[10] = 1; }\n"
                                  "RT_PROGRAM void visit() { rtThrow(RT_EXCEPTION_USER + 1); }\n"
                                  "RT_PROGRAM void shun() { }\n";

static RTresult put_selector(struct world *w, const char *visit_name)
{
    RTprogram visit, miss, caught;
    RTselector selector;
    TRY(launch_program(&w->l, loud_source, visit_name, &visit));
    TRY(launch_program(&w->l, loud_source, "loud_miss", &miss));
    TRY(program(w, "caught", &caught));
    TRY(rtContextSetMissProgram(w->context, 0, miss));
    TRY(rtContextSetExceptionProgram(w->context, 0, caught));
    TRY(rtContextSetExceptionEnabled(w->context, RT_EXCEPTION_USER, 1));
    TRY(rtSelectorCreate(w->context, &selector));
    TRY(rtSelectorSetVisitProgram(selector, visit));
    TRY(rtSelectorSetChildCount(selector, 1));
    TRY(rtSelectorSetChild(selector, 0, w->group));
    return rtVariableSetObject(w->scene, selector);
}

TEST(nothing_runs_but_the_exception_program)
{
    BEGIN("hit");
    OK(put_selector(&w, "visit"));
    OK(run(&w));
    CHECK_EQ(w.words[0], THROWN);
    CHECK_EQ(w.words[MISS_RAN], 0);
    END;
}

TEST(without_a_throw_the_ray_misses)
{
    BEGIN("hit");
    OK(put_selector(&w, "shun"));
    OK(run(&w));
    CHECK_EQ(w.words[0], 0);
    CHECK_EQ(w.words[MISS_RAN], 1);
    END;
}

int main(void)
{
    static const struct rw_test tests[] = {
        {"nothing-runs-but-the-exception-program", test_nothing_runs_but_the_exception_program},
        {"without-a-throw-the-ray-misses", test_without_a_throw_the_ray_misses},
    };
    return RUN_TABLE(tests);
}
