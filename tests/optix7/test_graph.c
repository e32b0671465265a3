/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Graphs of more than two levels: instances of instances, static transforms as nodes, masks, record
 * offsets, and the lists of transforms that programs get. A graph is hit as the same triangles in
 * one structure are.
 */
#include <math.h>

#include "tests/optix7/scene.h"

static void open_graph(struct world *w, int *rw_failed)
{
    graph_flags = 0;
    open_world(w, rw_failed);
}

/* Two rows of two squares; the second row is nearer. */
TEST(instances_of_instances)
{
    struct world *w = take(sizeof(*w));
    struct result *r = take(5 * sizeof(*r));
    open_graph(w, rw_failed);
    if (*rw_failed) return;
    const optix7_handle square = square_of(w, 0);
    const struct optix7_instance row[] = {placed_at(square, 0, 0, 10, 0),
                                          placed_at(square, 1, 0, 11, 1)};
    const optix7_handle rows = build_over(w, row, 2);
    const struct optix7_instance top[] = {placed_at(rows, 0, 0, 20, 0),
                                          placed_at(rows, 2, 3, 21, 4)};
    trace(w, build_over(w, top, 2), 0, r, 5, rw_failed);
    for (unsigned i = 0; i < 4; i++) {
        CHECK_EQ(r[i].hit, 1);
        CHECK(r[i].distance == (i < 2 ? 10 : 7));
        CHECK_EQ(r[i].instance, 10 + i % 2);
        CHECK_EQ(r[i].data, 100 + i % 2 + (i < 2 ? 0 : 4));
        CHECK(fabsf(r[i].u - 0.25f) < 1e-6f);
    }
    CHECK_EQ(r[4].hit, 0);
    trace(w, rows, 0, r, 2, rw_failed);
    CHECK(r[1].hit && r[1].instance == 11);
    trace(w, square, 0, r, 2, rw_failed);
    CHECK(r[0].hit && !r[1].hit && r[0].data == 100);
    trace(w, 0, 0, r, 1, rw_failed);
    CHECK_EQ(r[0].hit, 0);
}

/* As deep as it may be, and one level more, which the build tells of. */
TEST(sixteen_levels)
{
    struct world *w = take(sizeof(*w));
    open_graph(w, rw_failed);
    if (*rw_failed) return;
    optix7_handle graph = square_of(w, 0);
    for (unsigned level = 1; level < RW_GRAPH_LEVELS; level++) {
        const struct optix7_instance one = placed_at(graph, 0, 0.5f, level, 0);
        graph = build_over(w, &one, 1);
        CHECK(graph);
        const struct result r = trace_one(w, graph, 0, rw_failed);
        CHECK(r.hit && r.distance == 10 - 0.5f * (float)level && r.instance == 1);
    }
    struct optix7_instance *more = take(sizeof(*more));
    *more = placed_at(graph, 0, 0, 0, 0);
    struct optix7_build_input input = instances_of(more, 1);
    struct optix7_build_sizes sizes;
    const struct optix7_build_options options = {0, OPTIX7_OPERATION_BUILD, {0, 0, 0, 0}};
    CHECK_EQ(w->f.call.AccelComputeMemoryUsage(w->f.context, &options, &input, 1, &sizes), 0);
    optix7_handle deep = 0;
    void *output = take(sizes.output);
    CHECK_EQ(
        told(&w->f, w->f.call.AccelBuild(w->f.context, NULL, &options, &input, 1,
                                         ADDRESS(take_temporary(sizes.temporary)), sizes.temporary,
                                         ADDRESS(output), sizes.output, &deep, NULL, 0)),
        OPTIX7_INVALID_VALUE);
    CHECK_CONTAINS(last_message, "16 levels");
    CHECK_EQ(trace_one(w, ADDRESS(output), 0, rw_failed).hit, 0);
}

/* A structure that many instances of each level place, which rays leave and enter again. */
TEST(in_and_out)
{
    enum { SIDE = 4, RAYS = SIDE * SIDE * SIDE };
    struct world *w = take(sizeof(*w));
    struct result *r = take(RAYS * sizeof(*r));
    open_graph(w, rw_failed);
    if (*rw_failed) return;
    optix7_handle graph = square_of(w, 0);
    float step = 1;
    for (int level = 0; level < 3; level++, step *= SIDE) {
        struct optix7_instance row[2 * SIDE];
        for (unsigned i = 0; i < SIDE; i++) {
            row[i] = placed_at(graph, step * (float)i, step, i, 0);
            row[SIDE + i] = placed_at(graph, step * (float)i, 0, 100 + i, 0);
        }
        graph = build_over(w, row, 2 * SIDE);
    }
    trace(w, graph, 0, r, RAYS, rw_failed);
    for (unsigned i = 0; i < RAYS && !*rw_failed; i++)
        CHECK(r[i].hit && r[i].distance == 10 - 5); /* the upper of four begin behind it */
    const struct optix7_instance lower = placed_at(graph, 0, -30, 0, 0);
    trace(w, build_over(w, &lower, 1), 0, r, RAYS, rw_failed);
    for (unsigned i = 0; i < RAYS && !*rw_failed; i++) {
        CHECK(r[i].hit && r[i].distance == 40 - 21);
        CHECK_EQ(r[i].instance, i % SIDE);
    }
}

TEST(static_transforms)
{
    struct world *w = take(sizeof(*w));
    struct result *r = take(4 * sizeof(*r));
    open_graph(w, rw_failed);
    if (*rw_failed) return;
    const optix7_handle square = square_of(w, 0);
    const optix7_handle moved = static_node(w, static_node(w, square, 1, 2), 0, 1);
    trace(w, moved, 0, r, 2, rw_failed);
    CHECK(!r[0].hit && r[1].hit && r[1].distance == 7);
    CHECK_EQ(r[1].instance, ~0u);
    const struct optix7_instance row[] = {placed_at(moved, 0, 0, 5, 1),
                                          placed_at(square, 0, 0, 6, 2)};
    const optix7_handle over = static_node(w, build_over(w, row, 2), 1, -1);
    const struct optix7_instance top = placed_at(over, 0, 0, 7, 4);
    trace(w, build_over(w, &top, 1), 0, r, 4, rw_failed);
    CHECK(!r[0].hit && !r[3].hit);
    CHECK(r[1].hit && r[1].distance == 11 && r[1].instance == 6 && r[1].data == 106);
    CHECK(r[2].hit && r[2].distance == 8 && r[2].instance == 5 && r[2].data == 105);
}

/* A ray has to have a bit in common with the mask of each instance on the way. Pipelines of one
 * level of instances miss what lies deeper. */
TEST(masks)
{
    struct world *w = take(sizeof(*w));
    struct result *r = take(4 * sizeof(*r));
    open_graph(w, rw_failed);
    if (*rw_failed) return;
    const optix7_handle square = square_of(w, 0);
    struct optix7_instance row[] = {placed_at(square, 0, 0, 0, 0), placed_at(square, 1, 0, 1, 0)};
    row[1].mask = 0;
    const optix7_handle rows = build_over(w, row, 2);
    struct optix7_instance top[] = {placed_at(rows, 0, 0, 0, 0), placed_at(rows, 2, 0, 0, 0),
                                    placed_at(square, 3, 0, 9, 0)};
    top[1].mask = 0;
    const optix7_handle graph = build_over(w, top, 3);
    trace(w, graph, 0, r, 4, rw_failed);
    CHECK(r[0].hit && !r[1].hit && !r[2].hit && r[3].hit);
    graph_flags = 3;
    open_world(w, rw_failed);
    if (*rw_failed) return;
    trace(w, graph, 0, r, 4, rw_failed);
    CHECK(!r[0].hit && !r[1].hit && !r[2].hit && r[3].hit);
    CHECK_EQ(r[3].instance, 9);
}

/* ---- compared with one structure ---- */

static float random_float(float from, float to)
{
    return from + (to - from) * (float)(rand() % 4096) / 4096;
}

static void random_matrix(float m[12])
{
    for (int i = 0; i < 12; i++)
        m[i] = i % 5 ? random_float(-0.4f, 0.4f) : random_float(0.6f, 1.4f);
    m[3] = random_float(0, 15), m[7] = random_float(-2, 2), m[11] = random_float(-8, 2);
}

static void multiply(const double *a, const float *b, double *out)
{
    for (int r = 0; r < 3; r++)
        for (int c = 0; c < 4; c++) {
            out[4 * r + c] = c == 3 ? a[4 * r + 3] : 0;
            for (int k = 0; k < 3; k++) out[4 * r + c] += a[4 * r + k] * (double)b[4 * k + c];
        }
}

struct flat {
    const float *vertices; /* of the one geometry */
    unsigned vertex_count;
    float *out;
    const struct optix7_instance *levels[3];
    unsigned counts[3];
};

static void flatten(struct flat *f, int level, const double *above)
{
    for (unsigned i = 0; level < 3 && i < f->counts[level]; i++) {
        double here[12];
        multiply(above, f->levels[level][i].transform, here);
        flatten(f, level + 1, here);
    }
    for (unsigned i = 0; level == 3 && i < f->vertex_count; i++, f->out += 3)
        for (int a = 0; a < 3; a++)
            f->out[a] =
                (float)(above[4 * a] * (double)f->vertices[3 * i] +
                        above[4 * a + 1] * (double)f->vertices[3 * i + 1] +
                        above[4 * a + 2] * (double)f->vertices[3 * i + 2] + above[4 * a + 3]);
}

TEST(as_one_structure)
{
    enum { TRIANGLES = 40, COUNT = 3, PATHS = COUNT * COUNT * COUNT, RAYS = 60 };
    struct world *w = take(sizeof(*w));
    struct result *deep = take(RAYS * sizeof(*deep)), *flat = take(RAYS * sizeof(*flat));
    struct optix7_instance levels[3][COUNT];
    const double identity[12] = MOVED(0, 0, 0);
    unsigned hits = 0;
    srand(7);
    open_graph(w, rw_failed);
    if (*rw_failed) return;
    struct optix7_build_input one = squares(TRIANGLES, 0, no_any_hit),
                              all = squares(TRIANGLES * PATHS, 0, no_any_hit);
    float *vertices = (float *)(uintptr_t)one.of.triangles.vertices[0];
    for (unsigned i = 0; i < 9 * TRIANGLES; i++)
        vertices[i] = random_float(-3, 3) + (i % 3 ? 0 : (float)(i / 9));
    optix7_handle graph = build(&w->f, &one, 1, 0);
    struct flat f = {.vertices = vertices,
                     .vertex_count = 3 * TRIANGLES,
                     .out = (float *)(uintptr_t)all.of.triangles.vertices[0]};
    for (int level = 2; level >= 0; level--) {
        for (unsigned i = 0; i < COUNT; i++) {
            levels[level][i] = placed_at(graph, 0, 0, i, 0);
            random_matrix(levels[level][i].transform);
        }
        f.levels[level] = levels[level];
        f.counts[level] = COUNT;
        graph = build_over(w, levels[level], COUNT);
    }
    flatten(&f, 0, identity);
    trace(w, graph, 0, deep, RAYS, rw_failed);
    trace(w, build(&w->f, &all, 1, 0), 0, flat, RAYS, rw_failed);
    for (unsigned i = 0; i < RAYS && !*rw_failed; i++) {
        CHECK_EQ(deep[i].hit, flat[i].hit);
        if (!deep[i].hit) continue;
        hits++;
        CHECK(fabsf(deep[i].distance - flat[i].distance) < 1e-3f);
        CHECK_EQ(deep[i].primitive, flat[i].primitive % TRIANGLES);
    }
    CHECK(hits > RAYS / 4);
}

static const struct rw_test tests[] = {
    {"instances_of_instances", test_instances_of_instances},
    {"sixteen_levels", test_sixteen_levels},
    {"in_and_out", test_in_and_out},
    {"static_transforms", test_static_transforms},
    {"masks", test_masks},
    {"as_one_structure", test_as_one_structure},
};

int main(int count, char **arguments)
{
    choose_device(count, arguments);
    return RUN_TABLE(tests);
}
