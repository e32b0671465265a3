/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Curves against what the driver's own library (580.159.04, ABI 87, on an H200) said: rays of a
 * grid at two or three segments of each type, with and without ends, and ribbons with a normal for
 * each control point from both sides. driver_hits.txt has a line for each ray that hit something
 * there; the others missed. Where the segments of a ribbon meet, the driver goes on as the one
 * before ended, so that only the first is the same (docs/optix7.md).
 *
 *     optix7.driver_hits [cuda]
 */
#include "tests/optix7/shapes.h"

enum { POINTS = 5, COLUMNS = 24, ROWS = 16, RAYS = COLUMNS * ROWS };

static const float points[POINTS][4] = {{-1.2f, -0.5f, 0, 0.12f},
                                        {-0.4f, 0.6f, 0.3f, 0.2f},
                                        {0.5f, 0.5f, -0.2f, 0.15f},
                                        {1.1f, -0.6f, 0.1f, 0.25f},
                                        {1.3f, -0.8f, 0.2f, 0.2f}};
/* By the number of a case's normals. */
static const float normals[][POINTS][3] = {{{0}},
                                           {{0, 0, 1}, {0, 0, 1}, {0, 0, 1}, {0, 0, 1}, {0, 0, 1}},
                                           {{0.3f, 0.4f, 2},
                                            {0.1f, 0.4f, 1.7f},
                                            {-0.1f, 0.4f, 1.4f},
                                            {-0.3f, 0.4f, 1.1f},
                                            {-0.5f, 0.4f, 0.8f}}};

static const struct grid {
    int type;
    unsigned normals, ends, way, segments;
} grids[] = {
    {0x2501, 0, 0, 0, 3}, {0x2501, 0, 1, 0, 3}, {0x2502, 0, 0, 0, 2}, {0x2502, 0, 1, 0, 2},
    {0x2504, 0, 0, 0, 2}, {0x2504, 0, 1, 0, 2}, {0x2507, 0, 0, 0, 2}, {0x2507, 0, 1, 0, 2},
    {0x2505, 1, 0, 0, 3}, {0x2505, 1, 0, 1, 3}, {0x2505, 2, 0, 0, 3}, {0x2505, 2, 0, 1, 3},
};

struct driver_hit {
    bool hit;
    float t, u, v;
    unsigned segment;
};

static bool read_hits(const struct grid *g, struct driver_hit out[RAYS])
{
    char line[128];
    unsigned count = 0;
    FILE *file = fopen(RW_SOURCE_DIR "/tests/optix7/driver_hits.txt", "r");
    if (!file) return false;
    memset(out, 0, RAYS * sizeof(*out));
    while (fgets(line, sizeof(line), file)) {
        struct driver_hit h = {.hit = true};
        unsigned type, of_normals, ends, way, column, row;
        if (sscanf(line, "%x %u %u %u %u %u %f %f %f %u", &type, &of_normals, &ends, &way, &column,
                   &row, &h.t, &h.u, &h.v, &h.segment) != 10 ||
            type != (unsigned)g->type || of_normals != g->normals || ends != g->ends ||
            way != g->way || column >= COLUMNS || row >= ROWS)
            continue;
        out[row * COLUMNS + column] = h;
        count++;
    }
    fclose(file);
    return count > 30;
}

static void make_rays(unsigned way, struct ray *rays)
{
    for (unsigned i = 0; i < RAYS; i++) {
        const float x = -1.5f + 3 * (2 * (float)(i % COLUMNS) + 0.5f) / (2 * COLUMNS);
        const float y = -1 + 2 * (2 * (float)(i / COLUMNS) + 0.5f) / (2 * ROWS);
        rays[i] = (struct ray){{x, y, way ? -2 : 2}, 0, {0.05f, 0.02f, way ? 1 : -1}, 10};
    }
}

static bool is_same(const struct grid *g, const struct result *r, const struct driver_hit *driver)
{
    const bool is_ribbon = g->type == 0x2505, is_first = driver->segment == 0;
    const float room = !is_ribbon ? 1e-4f : is_first ? 2e-3f : 4e-2f;
    if (is_ribbon && fabsf(r->points[1] - driver->v) > (is_first ? 5e-3f : 0.2f)) return false;
    return r->primitive == driver->segment && fabsf(r->t - driver->t) < room &&
           fabsf(r->parameter - driver->u) < (is_ribbon && !is_first ? 0.4f : 1e-2f) &&
           r->type == (uint32_t)g->type && r->kind == 128 + 2 * ((uint32_t)g->type - 0x2501);
}

static void check_grid(const struct grid *g, int *rw_failed)
{
    static const uint32_t first[] = {0, 1, 2};
    static struct driver_hit driver[RAYS];
    static struct ray rays[RAYS];
    struct world *w = take(sizeof(*w));
    unsigned others = 0;
    CHECK(read_hits(g, driver));
    make_rays(g->way, rays);
    open_world(w, g->type == 0x2505 ? "__raygen__ribbon" : "__raygen__trace", g->type, g->ends,
               rw_failed);
    if (*rw_failed) return;
    struct optix7_build_input input = curves(g->type, points, POINTS, first, g->segments);
    input.of.curves.end_caps = g->ends;
    if (g->normals) input.of.curves.normals = place(normals[g->normals], sizeof(normals[0]));
    const struct result *r = trace(w, build(&w->f, &input, 1, 0), rays, RAYS, rw_failed);
    for (unsigned i = 0; i < RAYS && !*rw_failed; i++) {
        if ((r[i].hit != 0) != driver[i].hit)
            others++;
        else if (driver[i].hit)
            CHECK(is_same(g, &r[i], &driver[i]));
    }
    CHECK(others <= (g->type == 0x2505 ? 3 : 0)); /* at the edges of ribbons */
}

TEST(curves)
{
    for (unsigned i = 0; i < sizeof(grids) / sizeof(grids[0]) && !*rw_failed; i++) {
        check_grid(&grids[i], rw_failed);
        if (*rw_failed) fprintf(stderr, "grid %u of type 0x%x\n", i, (unsigned)grids[i].type);
    }
}

static const struct rw_test tests[] = {
    {"curves", test_curves},
};

int main(int count, char **arguments)
{
    choose_device(count, arguments);
    return RUN_TABLE(tests);
}
