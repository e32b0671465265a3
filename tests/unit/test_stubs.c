/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The table of device API stubs: look-up by symbol, and that every row is well formed.
 */
#include "compiler/compiler.h"
#include "compiler/stubs.h"
#include "tests/harness.h"

TEST(look_up)
{
    const struct rwc_stub *trace = rwc_stub_find("_rt_trace_64");
    CHECK(trace && trace == rwc_stub_find("_rt_trace"));
    CHECK_STR(trace->device_name, "rtTrace");
    CHECK_EQ(strlen(trace->arguments), 12);
    CHECK_EQ(strlen(rwc_stub_find("_rt_trace_mask_flags_64")->arguments), 14);
    CHECK_EQ(strlen(rwc_stub_find("_rt_trace_time_mask_flags_64")->arguments), 15);
    CHECK_EQ(strlen(rwc_stub_find("_rt_get_transform")->results), 16);
    CHECK(rwc_stub_find("vprintf"));
    CHECK(!rwc_stub_find("_rt_trac"));
    CHECK(!rwc_stub_find("_rt_trace_32"));
    CHECK(!rwc_stub_find("_64"));
    CHECK(!rwc_stub_find(""));
}

TEST(program_kinds)
{
    unsigned trace = rwc_stub_find("_rt_trace_64")->kinds;
    CHECK(trace & 1u << RWC_RAY_GENERATION && trace & 1u << RWC_CALLABLE);
    CHECK(!(trace & (1u << RWC_ANY_HIT | 1u << RWC_BOUNDS | 1u << RWC_INTERSECTION)));
    CHECK_EQ(rwc_stub_find("_rt_ignore_intersection")->kinds,
             1u << RWC_ANY_HIT | 1u << RWC_CALLABLE);
    CHECK(rwc_stub_find("_rt_buffer_get_64")->kinds & 1u << RWC_BOUNDS);
}

static const struct rw_test tests[] = {
    {"look-up", test_look_up},
    {"program kinds", test_program_kinds},
};

int main(void)
{
    return RUN_TABLE(tests);
}
