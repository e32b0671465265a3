/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Masks of nested groups were joined into one when there were more than four, so that rays which
 * share a bit with each were lost; and a ray without a mask saw everything as long as no group had
 * one.
 */
#include "tests/api/walls.h"

/* Masks that follow from others take no room; of those that do not there is room for four. */
TEST(many_masks)
{
    BEGIN("run", 1);
    RTgroup groups[6], root;
    RTobject below = w.group;
    for (unsigned k = 0; k < 6; k++) {
        OK(surround(&w, below, (2u << k) - 1, &groups[k])); /* 1, 3, 7, ... */
        below = groups[k];
    }
    OK(surround(&w, below, 255, &root));
    OK(set_context(&w, "mask", 1));
    OK(run(&w));
    CHECK_EQ(w.words[0], 0);
    OK(set_context(&w, "mask", 254));
    OK(run(&w));
    CHECK_EQ(w.words[0], 1090);
    for (unsigned k = 0; k < 4; k++) OK(rtGroupSetVisibilityMask(groups[k], 1u << k));
    OK(set_context(&w, "mask", 15));
    OK(run(&w));
    CHECK_EQ(w.words[0], 0);
    OK(set_context(&w, "mask", 7));
    OK(run(&w));
    CHECK_EQ(w.words[0], 1090);
    OK(rtGroupSetVisibilityMask(groups[4], 16));
    FAILS(rtContextLaunch1D(context, 0, 1), RT_ERROR_NOT_SUPPORTED, "more than four visibility");
    OK(rtGroupSetVisibilityMask(groups[4], 255));
    OK(set_context(&w, "mask", 15));
    OK(run(&w));
    CHECK_EQ(w.words[0], 0);
    END;
}

TEST(ray_without_a_mask)
{
    BEGIN("run", 1);
    RTgroup root;
    OK(set_context(&w, "mask", 0x100)); /* of 32 bits 8 count */
    OK(run(&w));
    CHECK_EQ(w.words[0], 0); /* a root is not asked */
    OK(surround(&w, w.group, 255, &root));
    OK(run(&w));
    CHECK_EQ(w.words[0], 1090);
    END;
}

int main(void)
{
    static const struct rw_test tests[] = {
        {"many-masks", test_many_masks},
        {"ray-without-a-mask", test_ray_without_a_mask},
    };
    return RUN_TABLE(tests);
}
