/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The smaller built-in device functions, compiled for this machine: the print buffer, the bounding
 * box kernel, candidate intervals, frames.
 */
#include <float.h>
#include <math.h>

#include "tests/harness.h"
#include "tests/unit/host_scene.h"

static struct scene scene;

static struct {
    struct rw_print head;
    rw_u32 words[32];
} print;

static bool prepare_print(struct host_lane *lane, rw_u32 capacity)
{
    bool ok = scene_make(&scene, 1, true);
    memset(&print, 0, sizeof(print));
    print.head.capacity = capacity;
    scene.launch.print = (rw_u64)(uintptr_t)&print;
    host.features |= RW_FEATURE_PRINT;
    host_lane_init(lane, &scene.launch);
    for (rw_u32 a = 0; a < 3; a++) lane->lane.launch_index[a] = 10 + a;
    return ok;
}

TEST(print_appends)
{
    static const rw_u32 arguments[2] = {7, 8};
    static const rw_u32 expected[] = {2, 4, 10, 11, 12, 7, 8, 0, 5, 10, 11, 12};
    struct host_lane lane;
    CHECK(prepare_print(&lane, sizeof(print.words)));
    rw_print(&lane.lane, 4, arguments, 2);
    rw_print(&lane.lane, 5, NULL, 0);
    CHECK_EQ(print.head.used, sizeof(expected));
    CHECK(!memcmp(print.words, expected, sizeof(expected)));
}

/* A record that does not fit is counted, and writes nothing. */
TEST(print_overflow)
{
    static const rw_u32 argument = 9;
    struct host_lane lane;
    CHECK(prepare_print(&lane, 11 * sizeof(rw_u32)));
    for (int i = 0; i < 3; i++) rw_print(&lane.lane, 4, &argument, 1);
    CHECK_EQ(print.head.used, 18 * sizeof(rw_u32));
    CHECK_EQ(print.words[5], 9);
    for (int i = 6; i < 32; i++) CHECK_EQ(print.words[i], 0);
    /* The counter does not come round again. */
    print.head.used = 0xfffffff0u;
    for (int i = 0; i < 3; i++) rw_print(&lane.lane, 4, &argument, 1);
    CHECK_EQ(print.head.used, 0xfffffff0u);
}

TEST(print_filter)
{
    struct host_lane lane;
    CHECK(prepare_print(&lane, sizeof(print.words)));
    CHECK(rw_print_active(&lane.lane));
    for (int a = 0; a < 3; a++) {
        scene.launch.print_index[a] = 10 + (rw_u32)a;
        CHECK(rw_print_active(&lane.lane));
    }
    for (int a = 0; a < 3; a++) {
        scene.launch.print_index[a]++;
        CHECK(!rw_print_active(&lane.lane));
        scene.launch.print_index[a]--;
    }
    host.features ^= RW_FEATURE_PRINT;
    CHECK(!rw_print_active(&lane.lane));
    host.features ^= RW_FEATURE_PRINT;
    scene.launch.print = 0;
    CHECK(!rw_print_active(&lane.lane));
}

TEST(bounds)
{
    enum { FIRST = 5, COUNT = 20 };
    float out[COUNT + 1][6];
    CHECK(scene_make(&scene, 2, true));
    for (int i = 0; i < 6; i++) out[COUNT][i] = -1;
    rw_bounds(scene.launch, PROGRAM_SPHERE, 1, FIRST, COUNT, out[0]);
    for (int i = 0; i < COUNT; i++) {
        const struct sphere *s = &scene.spheres[1][FIRST + i];
        for (int a = 0; a < 3; a++) CHECK(out[i][a] == s->center[a] - s->radius);
        for (int a = 0; a < 3; a++) CHECK(out[i][3 + a] == s->center[a] + s->radius);
    }
    CHECK(out[COUNT][0] == -1);
}

TEST(potential_intersection)
{
    struct host_lane lane;
    struct ray ray = {.direction = {0, 0, 1}, .tmin = 1, .tmax = 5};
    CHECK(scene_make(&scene, 2, true));
    host_lane_init(&lane, &scene.launch);
    host_trace(&lane, ROOT_FIRST_INSTANCE, &ray, 0xff, 0);
    CHECK(!rw_potential_intersection(&lane.lane, nextafterf(1, 0)));
    CHECK(rw_potential_intersection(&lane.lane, 1));
    CHECK(!rw_potential_intersection(&lane.lane, 5));
    CHECK(!rw_potential_intersection(&lane.lane, NAN));
    CHECK(rw_potential_intersection(&lane.lane, 4));
    CHECK(lane.lane.distance == 4);
    CHECK_EQ(rw_report_intersection(&lane.lane, 1), RW_STATUS_CONTINUE);
    CHECK(!rw_potential_intersection(&lane.lane, 4));
    CHECK(rw_potential_intersection(&lane.lane, 3));
    /* The reported hit stays the closest until the next is accepted. */
    CHECK(host_result(&lane).distance == 4);
}

/* The ray from 0 along z, between 0 and 1, with another number in one place: does it enter the
 * scene, and is it valid? */
static const struct odd_ray {
    int place;
    float number;
    bool enters, valid;
} odd_rays[] = {
    {5, 1, true, true},           {0, 1e-40f, true, true},     {3, 1e-40f, true, true},
    {0, FLT_MAX, true, true},     {5, 1e-24f, true, true},     {6, -INFINITY, true, true},
    {7, INFINITY, true, true},    {7, 1e-40f, true, true},     {6, 1, false, true},
    {6, INFINITY, false, true},   {7, -INFINITY, false, true}, {7, 0, false, true},
    {6, NAN, false, false},       {7, NAN, false, false},      {0, NAN, false, false},
    {1, NAN, false, false},       {2, NAN, false, false},      {3, NAN, false, false},
    {4, NAN, false, false},       {5, NAN, false, false},      {0, INFINITY, false, false},
    {1, -INFINITY, false, false}, {2, INFINITY, false, false}, {3, -INFINITY, false, false},
    {4, INFINITY, false, false},  {5, INFINITY, false, false}, {5, 0, false, false},
    {5, 1e-40f, false, false},    {5, 8e-25f, false, false},
};

static void trace_odd(struct host_lane *lane, const struct odd_ray *odd)
{
    float v[8] = {0, 0, 0, 0, 0, 1, 0, 1};
    v[odd->place] = odd->number;
    host_lane_init(lane, &scene.launch);
    rw_trace(&lane->lane, ROOT_ALL, v[0], v[1], v[2], v[3], v[4], v[5], 0, v[6], v[7], 0xff, 0,
             NULL, 0, 0);
}

TEST(odd_rays)
{
    struct host_lane lane;
    CHECK(scene_make(&scene, 2, true));
    for (size_t i = 0; i < sizeof(odd_rays) / sizeof(odd_rays[0]); i++) {
        const struct odd_ray *odd = &odd_rays[i];
        trace_odd(&lane, odd);
        rw_traverse_step(&lane.lane);
        CHECK_EQ(lane.lane.tree != 0, odd->enters);
        CHECK(odd->enters || rw_traverse_done(&lane.lane));
        CHECK_EQ(lane.lane.exception, 0);
        host.features |= RW_FEATURE_RAY_CHECK;
        trace_odd(&lane, odd);
        CHECK_EQ(lane.lane.exception, odd->valid ? 0 : RT_EXCEPTION_INVALID_RAY);
        host.features ^= RW_FEATURE_RAY_CHECK;
    }
}

TEST(ray_type_out_of_range)
{
    struct host_lane lane;
    CHECK(scene_make(&scene, 2, true));
    host.features |= RW_FEATURE_RAY_CHECK;
    for (rw_u32 type = 0; type < SCENE_RAY_TYPES + 1; type++) {
        host_lane_init(&lane, &scene.launch);
        rw_trace(&lane.lane, ROOT_ALL, 0, 0, 0, 0, 0, 1, type, 0, 1, 0xff, 0, NULL, 0, 0);
        CHECK_EQ(lane.lane.exception, type < SCENE_RAY_TYPES ? 0 : RT_EXCEPTION_INVALID_RAY);
    }
}

TEST(frames)
{
    _Alignas(16) unsigned char stack[64];
    struct host_lane lane;
    CHECK(scene_make(&scene, 2, true));
    host.max_depth = 2;
    host_lane_init(&lane, &scene.launch);
    lane.lane.stack = stack;
    CHECK_EQ(rw_push(&lane.lane, 16, 77), 1);
    rw_find_resume(&lane.lane);
    CHECK_EQ(rw_push(&lane.lane, 48, 78), 1);
    rw_find_resume(&lane.lane);
    CHECK_EQ(lane.lane.sp, 64);
    CHECK_EQ(rw_push(&lane.lane, 16, 79), 0);
    CHECK_EQ(lane.lane.exception, RT_EXCEPTION_STACK_OVERFLOW);
    CHECK_EQ(lane.lane.resume, 78 + 2 * RW_RESUME_TRACE);
    rw_return(&lane.lane);
    CHECK_EQ(lane.lane.state, 78);
    CHECK_EQ(lane.lane.sp, 64);
    lane.lane.sp -= 48;
    rw_find_resume(&lane.lane);
    rw_return(&lane.lane);
    CHECK_EQ(lane.lane.state, 77);
}

/* Calls are counted from the last trace on. */
TEST(calls)
{
    _Alignas(16) unsigned char stack[128];
    struct host_lane lane;
    CHECK(scene_make(&scene, 2, true));
    host.max_calls = 2;
    host_lane_init(&lane, &scene.launch);
    lane.lane.stack = stack;
    for (rw_u32 trace = 1; trace < 3; trace++) {
        for (rw_u32 call = 1; call < 3; call++) {
            CHECK_EQ(rw_push_call(&lane.lane, 16, 50 + call), 1);
            rw_find_resume(&lane.lane);
            CHECK_EQ(lane.lane.resume,
                     50 + call + call * RW_RESUME_CALL + (trace - 1) * RW_RESUME_TRACE);
            rw_return_call(&lane.lane);
            CHECK_EQ(lane.lane.state, 50 + call);
        }
        CHECK_EQ(rw_push_call(&lane.lane, 16, 60), 0);
        CHECK_EQ(lane.lane.exception, RT_EXCEPTION_STACK_OVERFLOW);
        CHECK_EQ(rw_push(&lane.lane, 16, 70), 1);
        rw_find_resume(&lane.lane);
        CHECK_EQ(lane.lane.resume, 70 + trace * RW_RESUME_TRACE);
    }
}

static const struct rw_test tests[] = {
    {"print-appends", test_print_appends},
    {"print-overflow", test_print_overflow},
    {"print-filter", test_print_filter},
    {"bounds", test_bounds},
    {"potential-intersection", test_potential_intersection},
    {"odd-rays", test_odd_rays},
    {"ray-type-out-of-range", test_ray_type_out_of_range},
    {"frames", test_frames},
    {"calls", test_calls},
};

int main(void)
{
    return RUN_TABLE(tests);
}
