/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Ribbons against a reference in double precision that has nothing of the intersector: a ribbon's
 * segment is cut into strips along its curve, and in each is looked for where the ray crosses the
 * line through the curve. Hits, their parameters, and the normals that programs ask for.
 *
 *     optix7.ribbons [cuda]
 */
#include "tests/optix7/shapes.h"

enum { POINTS = 5, SEGMENTS = 3, STRIPS = 4000, SIDE = 28, RAYS = SIDE * SIDE };

static const float points[POINTS][4] = {{-1.2f, -0.5f, 0, 0.2f},
                                        {-0.4f, 0.6f, 0.3f, 0.3f},
                                        {0.5f, 0.5f, -0.2f, 0.25f},
                                        {1.1f, -0.6f, 0.1f, 0.35f},
                                        {1.3f, -0.8f, 0.2f, 0.3f}};
static const float turning[POINTS][3] = {
    {0.3f, 0.4f, 2}, {0.1f, 0.4f, 1.7f}, {-0.1f, 0.4f, 1.4f}, {-0.3f, 0.4f, 1.1f}, {0, 0, 1}};
static const float steady[POINTS][3] = {{0, 0, 1}, {0, 0, 1}, {0, 0, 1}, {0, 0, 1}, {0, 0, 1}};

/* ---- the reference ---- */

static double dot(const double a[3], const double b[3])
{
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

static void cross(const double a[3], const double b[3], double out[3])
{
    for (int k = 0; k < 3; k++)
        out[k] = a[(k + 1) % 3] * b[(k + 2) % 3] - a[(k + 2) % 3] * b[(k + 1) % 3];
}

static void normalise(double v[3])
{
    const double length = sqrt(dot(v, v));
    for (int a = 0; a < 3; a++) v[a] /= length;
}

struct ribbon {
    const float (*points)[4];
    double sides[2][3];
};

static void open_ribbon(struct ribbon *r, const float (*normals)[3], unsigned segment)
{
    r->points = points + segment;
    for (unsigned k = 0; k < 2; k++) {
        double normal[3], along[3];
        for (int a = 0; a < 3; a++) {
            normal[a] = normals[segment + k][a];
            along[a] = (double)r->points[k + 1][a] - r->points[k][a];
        }
        cross(normal, along, r->sides[k]);
        normalise(r->sides[k]);
    }
}

/* A point of the curve, with the radius, and the side there, of length 1. */
static void at(const struct ribbon *r, double u, double point[4], double side[3])
{
    const double weights[3] = {(1 - u) * (1 - u) / 2, (1 + 2 * u - 2 * u * u) / 2, u * u / 2};
    for (int a = 0; a < 4; a++) {
        point[a] = 0;
        for (int k = 0; k < 3; k++) point[a] += weights[k] * r->points[k][a];
    }
    for (int a = 0; a < 3; a++) side[a] = (1 - u) * r->sides[0][a] + u * r->sides[1][a];
    normalise(side);
}

static void edge(const struct ribbon *r, double u, double v, double out[3])
{
    double point[4], side[3];
    at(r, u, point, side);
    for (int a = 0; a < 3; a++) out[a] = point[a] + v * point[3] * side[a];
}

struct hit {
    double t, u, v;
    unsigned segment;
    bool unclear; /* at an edge, or the line through the curve is nearly along the ray */
};

/* How far the ray is beside the plane of the side and the ray's direction, in which it meets it. */
static double beside(const struct ribbon *r, const struct ray *ray, double u, struct hit *hit)
{
    double point[4], side[3], plane[3], from[3], direction[3], upright[3];
    at(r, u, point, side);
    for (int a = 0; a < 3; a++) direction[a] = ray->direction[a];
    for (int a = 0; a < 3; a++) from[a] = ray->origin[a] - point[a];
    cross(side, direction, plane);
    cross(plane, direction, upright);
    const double away = dot(from, upright) / dot(side, upright);
    double met[3];
    for (int a = 0; a < 3; a++) met[a] = away * side[a] - from[a];
    *hit = (struct hit){
        .t = dot(met, direction) / dot(direction, direction), .u = u, .v = away / point[3]};
    hit->unclear = fabs(fabs(hit->v) - 1) < 0.02 || sqrt(dot(plane, plane)) < 0.1;
    return dot(from, plane);
}

static struct hit look(const float (*normals)[3], const struct ray *ray)
{
    struct hit nearest = {.t = INFINITY};
    bool unclear = false;
    for (unsigned segment = 0; segment < SEGMENTS; segment++) {
        struct ribbon r;
        struct hit hit;
        open_ribbon(&r, normals, segment);
        double before = beside(&r, ray, 0, &hit), least = fabs(before);
        for (int i = 1; i <= STRIPS; i++) {
            double low = (i - 1.0) / STRIPS, high = (double)i / STRIPS;
            const double after = beside(&r, ray, high, &hit);
            if (!isinf(least)) least = fmin(least, fabs(after));
            const bool crosses = (before < 0) != (after < 0);
            before = after;
            for (int k = 0; crosses && k < 40; k++) {
                const double middle = (low + high) / 2;
                if ((beside(&r, ray, middle, &hit) < 0) == (after < 0))
                    high = middle;
                else
                    low = middle;
            }
            if (!crosses) continue;
            least = INFINITY;
            hit.segment = segment;
            unclear |= hit.unclear;
            if (fabs(hit.v) <= 1 && hit.t < nearest.t) nearest = hit;
        }
        unclear |= least < 1e-3; /* it may just not cross */
    }
    nearest.unclear = unclear || (!isinf(nearest.t) && (nearest.u < 1e-3 || nearest.u > 0.999));
    return nearest;
}

/* ---- the tests ---- */

static void make_rays(struct ray *rays)
{
    for (unsigned i = 0; i < RAYS; i++) {
        const float x = 3.0f * ((float)(i % SIDE) + 0.5f) / SIDE - 1.5f;
        const float y = 2.2f * ((float)(i / SIDE) + 0.5f) / SIDE - 1.2f;
        const float slant = i % 3 == 0 ? 0.4f : i % 3 == 1 ? -0.2f : 0.05f;
        const float way = i % 2 ? 1 : -1;
        rays[i] =
            (struct ray){{x - 5 * slant, y + slant, -5 * way}, 0, {slant, -0.2f * slant, way}, 100};
    }
}

static struct optix7_build_input ribbons(const float (*normals)[3])
{
    static const uint32_t first[SEGMENTS] = {0, 1, 2};
    struct optix7_build_input input = curves(0x2505, points, POINTS, first, SEGMENTS);
    if (normals) input.of.curves.normals = place(normals, POINTS * sizeof(*normals));
    return input;
}

/* Perpendicular to how the surface goes with u and with v; of length 1. */
static bool is_normal(const float (*normals)[3], const struct hit *hit, const float found[3])
{
    const double step = 1e-5;
    struct ribbon r;
    double before[3], after[3], ways[2][3], normal[3] = {found[0], found[1], found[2]};
    open_ribbon(&r, normals, hit->segment);
    edge(&r, hit->u - step, hit->v, before);
    edge(&r, hit->u + step, hit->v, after);
    for (int a = 0; a < 3; a++) ways[0][a] = after[a] - before[a];
    edge(&r, hit->u, -1, before);
    edge(&r, hit->u, 1, after);
    for (int a = 0; a < 3; a++) ways[1][a] = after[a] - before[a];
    normalise(ways[0]);
    normalise(ways[1]);
    return fabs(dot(normal, normal) - 1) < 1e-4 && fabs(dot(normal, ways[0])) < 5e-3 &&
           fabs(dot(normal, ways[1])) < 5e-3 && found[2] > 0;
}

static void check_ribbons(const float (*normals)[3], int *rw_failed)
{
    static struct ray rays[RAYS];
    struct world *w = take(sizeof(*w));
    unsigned hits = 0, misses = 0, left_out = 0;
    open_world(w, "__raygen__ribbon", 0x2505, 0, rw_failed);
    if (*rw_failed) return;
    make_rays(rays);
    struct optix7_build_input input = ribbons(normals);
    const struct result *r = trace(w, build(&w->f, &input, 1, 0), rays, RAYS, rw_failed);
    for (unsigned i = 0; i < RAYS && !*rw_failed; i++) {
        const struct hit wanted = look(normals, &rays[i]);
        left_out += wanted.unclear;
        if (wanted.unclear) continue;
        *(isinf(wanted.t) ? &misses : &hits) += 1;
        CHECK_EQ(r[i].hit, !isinf(wanted.t));
        if (!r[i].hit) continue;
        const float *found = r[i].points;
        CHECK(fabs(r[i].t - wanted.t) < 1e-3 && r[i].primitive == wanted.segment);
        CHECK(fabs(found[0] - wanted.u) < 2e-3 && fabs(found[1] - wanted.v) < 1e-2);
        CHECK(found[0] == r[i].parameter && r[i].kind == 136 && r[i].type == 0x2505);
        CHECK(is_normal(normals, &wanted, found + 2));
        CHECK(!memcmp(found + 2, found + 5, 3 * sizeof(float)) && found[15] == found[4]);
        CHECK(!memcmp(found + 8, points[wanted.segment], sizeof(points[0])));
        CHECK(!memcmp(found + 12, points[wanted.segment + 1], 3 * sizeof(float)));
    }
    CHECK(hits > 150 && misses > 200 && left_out < RAYS / 6);
}

TEST(by_normals)
{
    check_ribbons(steady, rw_failed);
    check_ribbons(turning, rw_failed);
}

/* Whatever direction they have then, they are ribbons: what one ray hits lies within the radius. */
TEST(without_normals)
{
    static struct ray rays[RAYS];
    struct world *w = take(sizeof(*w));
    unsigned hits = 0;
    open_world(w, "__raygen__ribbon", 0x2505, 0, rw_failed);
    make_rays(rays);
    struct optix7_build_input input = ribbons(NULL);
    const struct result *r = trace(w, build(&w->f, &input, 1, 0), rays, RAYS, rw_failed);
    for (unsigned i = 0; i < RAYS && !*rw_failed; i++) {
        if (!r[i].hit) continue;
        struct ribbon ribbon = {.points = points + r[i].primitive, .sides = {{1}, {1}}};
        double point[4], side[3], square = 0;
        at(&ribbon, r[i].points[0], point, side);
        for (int a = 0; a < 3; a++) {
            const double away = rays[i].origin[a] + r[i].t * rays[i].direction[a] - point[a];
            square += away * away;
        }
        CHECK(fabs(sqrt(square) - fabs(r[i].points[1]) * point[3]) < 1e-3);
        hits++;
    }
    CHECK(hits > 30);
}

static const struct rw_test tests[] = {
    {"by_normals", test_by_normals},
    {"without_normals", test_without_normals},
};

int main(int count, char **arguments)
{
    choose_device(count, arguments);
    return RUN_TABLE(tests);
}
