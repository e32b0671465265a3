/* SPDX-License-Identifier: Apache-2.0 */
/*
 * An attribute program that threw when the closest hit was shown did not keep its closest-hit
 * program from running, nor the program that traced from going on.
 */
#include "tests/api/mesh.h"

static RTresult set_throwing(struct world *w)
{
    RTprogram throwing, caught;
    TRY(program(w, "throwing", &throwing));
    TRY(program(w, "caught", &caught));
    TRY(rtGeometryTrianglesSetAttributeProgram(w->triangles, throwing));
    TRY(rtContextSetExceptionProgram(w->context, 0, caught));
    return rtContextSetExceptionEnabled(w->context, RT_EXCEPTION_USER, 1);
}

TEST(when_the_closest_hit_is_shown)
{
    BEGIN("hit");
    OK(set_throwing(&w));
    OK(run(&w));
    CHECK_EQ(w.words[0], THROWN);
    CHECK_EQ(w.words[5], 0); /* closest-hit did not run */
    END;
}

TEST(without_the_closest_hit_program)
{
    BEGIN("hit");
    OK(set_throwing(&w));
    OK(set_context(&w, "flags", RT_RAY_FLAG_DISABLE_CLOSESTHIT));
    OK(run(&w));
    CHECK_EQ(w.words[0], THROWN);
    END;
}

TEST(before_an_any_hit_program)
{
    BEGIN("hit");
    OK(set_throwing(&w));
    OK(set_any_hit(&w));
    OK(run(&w));
    CHECK_EQ(w.words[0], THROWN);
    CHECK_EQ(w.words[5], 0);
    CHECK_EQ(w.words[6], 0); /* nor did any-hit */
    END;
}

/* Not enabled, rtThrow is ignored. */
TEST(with_exceptions_off)
{
    BEGIN("hit");
    OK(set_throwing(&w));
    OK(rtContextSetExceptionEnabled(context, RT_EXCEPTION_USER, 0));
    OK(run(&w));
    CHECK(w.words[0] == 0 && w.words[5] == 50);
    END;
}

int main(void)
{
    static const struct rw_test tests[] = {
        {"when-the-closest-hit-is-shown", test_when_the_closest_hit_is_shown},
        {"without-the-closest-hit-program", test_without_the_closest_hit_program},
        {"before-an-any-hit-program", test_before_an_any_hit_program},
        {"with-exceptions-off", test_with_exceptions_off},
    };
    return RUN_TABLE(tests);
}
