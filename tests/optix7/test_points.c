/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The device header's functions between the spaces of the object and the world, in a closest-hit
 * program: where traversal found a hit of a triangle, by weights of its vertices, is where the
 * world's point goes; below instances, static, matrix motion and SRT motion transforms.
 */
#include <math.h>

#include "tests/optix7/scene.h"

struct result_of_points {
    float hit, u, v;
    float world[3], inside[3], back[3], right[3], up[3], normal[3], old_normal[3], vector[3];
    float matrix[12];
};

/* An address of the GPU's, for each; params as points.cu has them. */
struct points_params {
    struct result_of_points *results;
    optix7_handle handle;
    const float *ray;
};

struct points {
    struct world *w;
    void *pipeline;
    struct record ray_generation, hit;
    struct optix7_binding_table table;
};

static char *read_programs(void)
{
    enum { MOST = 1 << 18 };
    char *text = calloc(1, MOST);
    FILE *file = fopen(RW_POINTS_PTX, "r");
    size_t length = text && file ? fread(text, 1, MOST - 1, file) : 0;
    if (file) fclose(file);
    if (length) return text;
    free(text);
    return NULL;
}

static void open_points(struct points *p, int *rw_failed)
{
    struct fixture *f = &p->w->f;
    open_world(p->w, rw_failed);
    if (*rw_failed) return;
    char *text = read_programs();
    CHECK(text);
    void *module = make_module(f, text);
    free(text);
    CHECK(module);
    void *groups[] = {make_group(f, (struct optix7_group_desc){OPTIX7_GROUP_RAY_GENERATION,
                                                               0,
                                                               {{module, "__raygen__trace"}}}),
                      make_group(f, (struct optix7_group_desc){
                                        OPTIX7_GROUP_HIT, 0, {{module, "__closesthit__points"}}})};
    CHECK(groups[0] && groups[1]);
    p->pipeline = make_pipeline(f, groups, 2);
    CHECK(p->pipeline);
    CHECK_EQ(f->call.SbtRecordPackHeader(groups[0], p->ray_generation.header), 0);
    CHECK_EQ(f->call.SbtRecordPackHeader(groups[1], p->hit.header), 0);
    p->table = (struct optix7_binding_table){
        .ray_generation = ADDRESS(&p->ray_generation),
        .miss = {ADDRESS(&p->w->miss), sizeof(struct record), 1},
        .hit = {ADDRESS(&p->hit), sizeof(struct record), 1},
    };
}

static const struct result_of_points *trace_at(struct points *p, optix7_handle handle, float x,
                                               float y, float time, int *rw_failed)
{
    const float ray[7] = {x, y, 30, 0.02f, -0.03f, -1, time};
    struct points_params *params = take(sizeof(*params));
    struct result_of_points *result = take(sizeof(*result));
    *params = (struct points_params){result, handle, memcpy(take(sizeof(ray)), ray, sizeof(ray))};
    *rw_failed |= p->w->f.call.Launch(p->pipeline, NULL, ADDRESS(params), sizeof(*params),
                                      &p->table, 1, 1, 1) != 0 ||
                  !await_launches();
    return result;
}

static bool same(const float *a, const float *b, int count, float tolerance)
{
    for (int i = 0; i < count; i++)
        if (!(fabsf(a[i] - b[i]) < tolerance)) return false;
    return true;
}

static float dot(const float *a, const float *b)
{
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

static void check_points(const struct result_of_points *r, int *rw_failed)
{
    const float wanted[3] = {r->u, r->v, 0}, normal[3] = {0, 0, 1}, vector[3] = {1, 2, 3};
    const float right[3] = {r->matrix[0], r->matrix[4], r->matrix[8]};
    CHECK(r->hit == 1);
    CHECK(same(r->inside, wanted, 3, 2e-5f));
    CHECK(same(r->back, r->world, 3, 1e-4f));
    CHECK(same(r->right, right, 3, 1e-5f));
    CHECK(fabsf(dot(r->normal, r->right)) < 1e-5f && fabsf(dot(r->normal, r->up)) < 1e-5f);
    CHECK(same(r->old_normal, normal, 3, 1e-4f) && same(r->vector, vector, 3, 1e-4f));
}

/* A triangle of 20 units, turned, moved, and of different scale in all directions. */
static struct optix7_instance large(optix7_handle child)
{
    return (struct optix7_instance){
        .transform = {18, -4, 1, -6, 5, 20, 0, -5, -1, 2, 3, -2}, .mask = 255, .child = child};
}

static const float matrices[3][12] = {{1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0},
                                      {1.2f, 0.1f, 0, 0.02f, -0.1f, 0.9f, 0, 0, 0, 0.2f, 1, 0.3f},
                                      {0.8f, 0, 0.3f, 0, 0, 1.1f, 0, 0.05f, 0, 0, 2, -0.2f}};
static const float rotations[2][16] = {
    {1, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0},
    {1.1f, 0.1f, 0, 0.05f, 0.9f, 0.2f, 0, 1.3f, 0, 0.1f, 0.05f, 0.3f, 0.9f, 0.01f, 0.02f, 0.1f}};

/* At each time some of the rays hit. */
static void check_handle(struct points *p, optix7_handle handle, int *rw_failed)
{
    enum { SIDE = 5 };
    static const float times[] = {-1, 0, 0.3f, 1, 1.7f, 5};
    for (unsigned i = 0; i < sizeof(times) / sizeof(times[0]) && !*rw_failed; i++) {
        unsigned hits = 0;
        for (unsigned k = 0; k < SIDE * SIDE && !*rw_failed; k++) {
            const float x = 3 * (float)(k % SIDE) - 7.3f, y = 3 * (float)(k / SIDE) - 3.1f;
            const struct result_of_points *r = trace_at(p, handle, x, y, times[i], rw_failed);
            hits += r->hit == 1;
            if (!*rw_failed && r->hit == 1) check_points(r, rw_failed);
        }
        *rw_failed |= hits < 3;
        if (*rw_failed) fprintf(stderr, "%u hits at time %g\n", hits, (double)times[i]);
    }
}

TEST(points)
{
    struct points p = {.w = take(sizeof(*p.w))};
    struct points *kept = memcpy(take(sizeof(p)), &p, sizeof(p));
    graph_flags = 0;
    open_points(kept, rw_failed);
    if (*rw_failed) return;
    const optix7_handle square = square_of(kept->w, 0);
    const optix7_handle below[] = {
        square, static_node(kept->w, square, 0.05f, 0.5f),
        motion_node(kept->w, square, OPTIX7_TRAVERSABLE_MATRIX, &matrices[0][0], 3, 0, 2, 0),
        motion_node(kept->w, square, OPTIX7_TRAVERSABLE_SRT, &rotations[0][0], 2, 0, 2, 0),
        motion_node(kept->w, static_node(kept->w, square, 0.1f, 0.2f), OPTIX7_TRAVERSABLE_SRT,
                    &rotations[0][0], 2, 0, 2, 0)};
    for (unsigned i = 0; i < sizeof(below) / sizeof(below[0]) && !*rw_failed; i++) {
        const struct optix7_instance instance = large(below[i]);
        check_handle(kept, build_over(kept->w, &instance, 1), rw_failed);
        if (*rw_failed) fprintf(stderr, "transforms of kind %u\n", i);
    }
    /* Without any the spaces are the same. */
    const struct result_of_points *r = trace_at(kept, square, -0.35f, 1.15f, 0, rw_failed);
    if (*rw_failed) return;
    check_points(r, rw_failed);
    CHECK(same(r->world, r->inside, 3, 1e-6f));
    CHECK(same(r->matrix, matrices[0], 12, 1e-9f));
}

static const struct rw_test tests[] = {
    {"points", test_points},
};

int main(int count, char **arguments)
{
    choose_device(count, arguments);
    return RUN_TABLE(tests);
}
