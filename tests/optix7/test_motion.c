/* SPDX-License-Identifier: Apache-2.0 */
/* Motion: transforms with keys as nodes of a graph, at the times of rays. */
#include <math.h>

#include "tests/optix7/scene.h"

static void open_moving(struct world *w, int *rw_failed)
{
    graph_flags = 0;
    open_world(w, rw_failed);
}

/* Up by 0, 4 and 2, at times 1, 2 and 3. */
static const float matrices[] = {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 1,
                                 0, 0, 0, 0, 1, 4, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 2};

TEST(matrix_motion)
{
    static const float times[][2] = {{0, 0}, {1, 0}, {1.5f, 2}, {2, 4}, {2.5f, 3}, {3, 2}, {9, 2}};
    struct world *w = take(sizeof(*w));
    open_moving(w, rw_failed);
    if (*rw_failed) return;
    const optix7_handle node =
        motion_node(w, square_of(w, 0), OPTIX7_TRAVERSABLE_MATRIX, matrices, 3, 1, 3, 0);
    const struct optix7_instance one = placed_at(node, 0, 1, 3, 2);
    const optix7_handle over = build_over(w, &one, 1);
    for (unsigned i = 0; i < sizeof(times) / sizeof(times[0]); i++) {
        CHECK(trace_one(w, node, times[i][0], rw_failed).distance == 10 - times[i][1]);
        const struct result r = trace_one(w, over, times[i][0], rw_failed);
        CHECK(r.hit && r.distance == 9 - times[i][1]);
        CHECK(r.instance == 3 && r.data == 102);
    }
}

TEST(vanishing)
{
    struct world *w = take(sizeof(*w));
    open_moving(w, rw_failed);
    if (*rw_failed) return;
    const optix7_handle square = square_of(w, 0);
    for (unsigned border = 0; border < 4; border++) {
        const optix7_handle node =
            motion_node(w, square, OPTIX7_TRAVERSABLE_MATRIX, matrices, 3, 1, 3, border);
        const struct optix7_instance one = placed_at(node, 0, 0, 0, 0);
        const optix7_handle over = build_over(w, &one, 1);
        CHECK_EQ(trace_one(w, over, 0.5f, rw_failed).hit, !(border & RW_BORDER_BEGIN));
        CHECK_EQ(trace_one(w, over, 2, rw_failed).hit, 1);
        CHECK_EQ(trace_one(w, over, 3.5f, rw_failed).hit, !(border & RW_BORDER_END));
    }
}

/* Numbers of a key: no scale but `size`, turned about z by an angle, then moved. */
static void set_srt(float out[16], float size, float angle, float x, float z)
{
    const float numbers[16] = {
        size, 0, 0, 0, size, 0, 0, size, 0, 0, 0, sinf(angle / 2), cosf(angle / 2), x, 0, z};
    memcpy(out, numbers, sizeof(numbers));
}

/* The small square turns about the origin, half of a circle at a distance of 5, and comes by at
 * x = -4.75 or so in the end, at y = 0 in the middle of the way only where x is 0. */
TEST(srt_motion)
{
    struct world *w = take(sizeof(*w));
    float keys[2][16];
    open_moving(w, rw_failed);
    if (*rw_failed) return;
    const float half = 1.57079633f;
    const struct optix7_instance out[] = {placed_at(square_of(w, 0), 5, 0, 0, 0)};
    const optix7_handle arm = build_over(w, out, 1);
    set_srt(keys[0], 1, -half, 0, 0);
    set_srt(keys[1], 1, half, 0, 1);
    const optix7_handle node = motion_node(w, arm, OPTIX7_TRAVERSABLE_SRT, keys[0], 2, 0, 1, 0);
    const struct optix7_instance left = placed_at(node, -5, 0, 1, 0),
                                 right = placed_at(node, 0, 0, 1, 0);
    /* Halfway nothing is turned: the square is where it was built, half up. */
    const optix7_handle moved = build_over(w, &left, 1);
    struct result r = trace_one(w, moved, 0.5f, rw_failed);
    CHECK(r.hit && fabsf(r.distance - 9.5f) < 1e-4f);
    CHECK_EQ(trace_one(w, moved, 0, rw_failed).hit, 0);
    CHECK_EQ(trace_one(w, moved, 1, rw_failed).hit, 0);
    /* In the end it is turned by a quarter: its corner is at (0, 5), and it goes to the left. */
    CHECK_EQ(trace_one(w, build_over(w, &right, 1), 1, rw_failed).hit, 0);
}

/* At many times, against the matrix that the numbers make then. */
TEST(srt_as_static)
{
    enum { TIMES = 41 };
    struct world *w = take(sizeof(*w));
    float keys[3][16];
    unsigned hits = 0;
    open_moving(w, rw_failed);
    if (*rw_failed) return;
    struct optix7_build_input wide = squares(1, 0, no_any_hit);
    float *v = (float *)(uintptr_t)wide.of.triangles.vertices[0];
    const float corners[9] = {-4, -1, 0, 4, -1, 0, 0, 3, 0};
    memcpy(v, corners, sizeof(corners));
    const optix7_handle triangle = build(&w->f, &wide, 1, 0);
    set_srt(keys[0], 1, 0, 3, 0);
    set_srt(keys[1], 0.5f, 2, 0, 2);
    set_srt(keys[2], 2, -1, -2, -3);
    const struct optix7_instance one = placed_at(
        motion_node(w, triangle, OPTIX7_TRAVERSABLE_SRT, keys[0], 3, 0, 1, 0), 0, 0, 0, 0);
    const optix7_handle moving = build_over(w, &one, 1);
    for (unsigned i = 0; i < TIMES && !*rw_failed; i++) {
        const double time = (double)i / (TIMES - 1), at = 2 * time;
        const unsigned key = at < 1 ? 0 : 1;
        double n[16];
        for (int k = 0; k < 16; k++)
            n[k] = (1 - (at - key)) * (double)keys[key][k] + (at - key) * (double)keys[key + 1][k];
        const double angle = 2 * atan2(n[11], n[12]), c = cos(angle) * n[0], s = sin(angle) * n[0];
        struct optix7_instance still = placed_at(triangle, 0, 0, 0, 0);
        const float matrix[12] = {(float)c, (float)-s, 0,           (float)n[13],
                                  (float)s, (float)c,  0,           (float)n[14],
                                  0,        0,         (float)n[0], (float)n[15]};
        memcpy(still.transform, matrix, sizeof(matrix));
        const struct result a = trace_one(w, moving, (float)time, rw_failed),
                            b = trace_one(w, build_over(w, &still, 1), 0, rw_failed);
        CHECK_EQ(a.hit, b.hit);
        if (!a.hit) continue;
        hits++;
        CHECK(fabsf(a.distance - b.distance) < 1e-4f && fabsf(a.u - b.u) < 1e-3f);
    }
    CHECK(hits > TIMES / 4 && hits < TIMES);
}

static const struct rw_test tests[] = {
    {"matrix_motion", test_matrix_motion},
    {"vanishing", test_vanishing},
    {"srt_motion", test_srt_motion},
    {"srt_as_static", test_srt_as_static},
};

int main(int count, char **arguments)
{
    choose_device(count, arguments);
    return RUN_TABLE(tests);
}
