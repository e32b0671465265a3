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

/* ---- geometry ---- */

/* Of squares side by side that are at these heights at the keys. */
static optix7_handle build_moving(struct world *w, unsigned count, const float *heights,
                                  unsigned keys, float begin, float end, unsigned flags)
{
    const struct optix7_build_options options = {
        0, OPTIX7_OPERATION_BUILD, {(uint16_t)keys, (uint16_t)flags, begin, end}};
    struct optix7_build_input input = squares(count, heights[0], no_any_hit);
    optix7_address *addresses = take(keys * sizeof(*addresses));
    struct optix7_build_sizes sizes;
    optix7_handle handle = 0;
    for (unsigned k = 0; k < keys; k++)
        addresses[k] = squares(count, heights[k], no_any_hit).of.triangles.vertices[0];
    input.of.triangles.vertices = addresses;
    if (w->f.call.AccelComputeMemoryUsage(w->f.context, &options, &input, 1, &sizes) ||
        w->f.call.AccelBuild(w->f.context, NULL, &options, &input, 1,
                             ADDRESS(take_temporary(sizes.temporary)), sizes.temporary,
                             ADDRESS(take(sizes.output)), sizes.output, &handle, NULL, 0))
        fprintf(stderr, "%s\n", last_message);
    return handle;
}

/* As a root, below an instance, and below a transform that moves as well. */
static void check_vertices(struct world *w, int *rw_failed)
{
    enum { COUNT = 30 };
    static const float heights[] = {0, 4, 2};
    static const float times[][2] = {{0, 0}, {1, 0}, {1.5f, 2}, {2, 4}, {2.5f, 3}, {3, 2}, {9, 2}};
    struct result *r = take(COUNT * sizeof(*r));
    const optix7_handle moving = build_moving(w, COUNT, heights, 3, 1, 3, 0);
    const struct optix7_instance one = placed_at(moving, 0, 1, 3, 2);
    const optix7_handle over = build_over(w, &one, 1);
    CHECK(moving && over);
    for (unsigned i = 0; i < sizeof(times) / sizeof(times[0]); i++) {
        w->time = times[i][0];
        for (unsigned k = 0; k < 2; k++) {
            trace(w, k ? over : moving, 0, r, COUNT, rw_failed);
            for (unsigned x = 0; x < COUNT && !*rw_failed; x++) {
                CHECK(r[x].hit && fabsf(r[x].distance - (10 - (float)k - times[i][1])) < 1e-5f);
                CHECK_EQ(r[x].primitive, x);
                CHECK(fabsf(r[x].u - 0.25f) < 1e-5f);
            }
        }
    }
}

TEST(vertices)
{
    struct world *w = take(sizeof(*w));
    motion_blur = 1;
    for (unsigned flags = 0; flags < 4 && !*rw_failed; flags += 3) {
        graph_flags = flags;
        open_world(w, rw_failed);
        if (!*rw_failed) check_vertices(w, rw_failed);
    }
    motion_blur = 0;
}

TEST(vertices_below_motion)
{
    static const float heights[] = {0, 1};
    struct world *w = take(sizeof(*w));
    open_moving(w, rw_failed);
    if (*rw_failed) return;
    const optix7_handle moving = build_moving(w, 1, heights, 2, 0, 2, RW_BORDER_END);
    const struct optix7_instance one = placed_at(
        motion_node(w, moving, OPTIX7_TRAVERSABLE_MATRIX, matrices, 3, 1, 3, 0), 0, 0, 0, 0);
    const optix7_handle over = build_over(w, &one, 1);
    CHECK(fabsf(trace_one(w, over, 1.5f, rw_failed).distance - (10 - 2 - 0.75f)) < 1e-5f);
    CHECK(fabsf(trace_one(w, over, 2, rw_failed).distance - (10 - 4 - 1)) < 1e-5f);
    CHECK_EQ(trace_one(w, over, 2.5f, rw_failed).hit, 0);
}

/* Two boxes with something between them, at two keys: what is emitted is around all. */
TEST(boxes)
{
    enum { FLOATS = 8 };
    struct world *w = take(sizeof(*w));
    const struct optix7_build_options options = {0, OPTIX7_OPERATION_BUILD, {2, 0, 0, 1}};
    struct optix7_build_input input = {.type = OPTIX7_INPUT_CUSTOM};
    struct optix7_build_sizes sizes;
    optix7_address *addresses = take(2 * sizeof(*addresses));
    float *box = take(6 * sizeof(float));
    optix7_handle handle = 0;
    open_moving(w, rw_failed);
    if (*rw_failed) return;
    for (unsigned k = 0; k < 2; k++) {
        const float x = 5 * (float)k;
        const float two[2][FLOATS] = {{x, 0, 0, x + 1, 1, 1, NAN, NAN},
                                      {x, 3, 0, x + 1, 4, 1, NAN, NAN}};
        addresses[k] = ADDRESS(memcpy(take(sizeof(two)), two, sizeof(two)));
    }
    input.of.boxes = (struct optix7_boxes){.boxes = addresses,
                                           .count = 2,
                                           .stride = FLOATS * sizeof(float),
                                           .flags = no_any_hit,
                                           .record_count = 1};
    CHECK_EQ(w->f.call.AccelComputeMemoryUsage(w->f.context, &options, &input, 1, &sizes), 0);
    const struct optix7_emit emit = {ADDRESS(box), OPTIX7_EMIT_BOXES};
    CHECK_EQ(w->f.call.AccelBuild(w->f.context, NULL, &options, &input, 1,
                                  ADDRESS(take(sizes.temporary)), sizes.temporary,
                                  ADDRESS(take(sizes.output)), sizes.output, &handle, &emit, 1),
             0);
    CHECK(await_launches());
    CHECK(box[0] == 0 && box[1] == 0 && box[3] == 6 && box[4] == 4);
    const struct rw_accel *head = (const struct rw_accel *)(uintptr_t)handle;
    CHECK(head->root.root & RW_ROOT_MOVES);
}

static const struct rw_test tests[] = {
    {"boxes", test_boxes},
    {"vertices", test_vertices},
    {"vertices_below_motion", test_vertices_below_motion},
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
