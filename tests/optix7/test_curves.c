/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Bent curves of higher degree against a reference that has nothing of the intersector: in double
 * precision, a point is inside where a disc of the curve that is perpendicular to it has it, and a
 * ray is followed in small steps until it comes inside. Curves are computed from the bases of their
 * splines.
 */
#include "tests/optix7/shapes.h"

enum { DISCS = 256, STEPS = 400, SIDE = 28, RAYS = SIDE * SIDE };

/* ---- the curves ---- */

static void quadratic(double u, double weights[4])
{
    weights[0] = (1 - u) * (1 - u) / 2;
    weights[1] = (1 + 2 * u - 2 * u * u) / 2;
    weights[2] = u * u / 2;
    weights[3] = 0;
}

static void cubic(double u, double weights[4])
{
    const double v = 1 - u;
    weights[0] = v * v * v / 6;
    weights[1] = (4 - 6 * u * u + 3 * u * u * u) / 6;
    weights[2] = (4 - 6 * v * v + 3 * v * v * v) / 6;
    weights[3] = u * u * u / 6;
}

static void catmull_rom(double u, double weights[4])
{
    weights[0] = u * (-1 + u * (2 - u)) / 2;
    weights[1] = (2 + u * u * (-5 + 3 * u)) / 2;
    weights[2] = u * (1 + u * (4 - 3 * u)) / 2;
    weights[3] = u * u * (u - 1) / 2;
}

static void bezier(double u, double weights[4])
{
    const double v = 1 - u;
    weights[0] = v * v * v;
    weights[1] = 3 * u * v * v;
    weights[2] = 3 * u * u * v;
    weights[3] = u * u * u;
}

static const struct curve {
    int type;
    unsigned count; /* of points */
    void (*weigh)(double u, double weights[4]);
    float points[4][4];
} bent[] = {
    {0x2501, 3, quadratic, {{-1.5f, -0.6f, 0, 0.2f}, {0, 1.3f, 0.3f, 0.35f}, {1.5f, -1, 0, 0.1f}}},
    {0x2502,
     4,
     cubic,
     {{-3, -2, 0.5f, 0.2f}, {-1, 1, 0, 0.3f}, {1, -1, 0.5f, 0.2f}, {3, 2, 0, 0.1f}}},
    {0x2504,
     4,
     catmull_rom,
     {{-2, -2, 0, 0.1f}, {-1, 0, 0, 0.25f}, {1, 0.2f, 0.4f, 0.15f}, {2, -2, 0, 0.3f}}},
    {0x2507,
     4,
     bezier,
     {{-1, -0.5f, 0, 0.3f}, {-0.5f, 1.5f, 0, 0.2f}, {0.5f, -1.5f, 1, 0.2f}, {1, 0.5f, 0, 0.1f}}},
};

struct disc {
    double at[4], slope[3];
};

static void point_of(const struct curve *c, double u, double out[4])
{
    double weights[4];
    c->weigh(u, weights);
    for (int a = 0; a < 4; a++) {
        out[a] = 0;
        for (unsigned i = 0; i < c->count; i++) out[a] += weights[i] * c->points[i][a];
    }
}

static struct disc disc_of(const struct curve *c, double u)
{
    const double step = 1e-5;
    struct disc disc;
    double before[4], after[4];
    point_of(c, u, disc.at);
    point_of(c, u - step, before);
    point_of(c, u + step, after);
    for (int a = 0; a < 3; a++) disc.slope[a] = (after[a] - before[a]) / (2 * step);
    return disc;
}

/* ---- the reference ---- */

/* Above the disc's plane, below it, in units of no matter. */
static double side_of(const struct disc *d, const double *x)
{
    return (x[0] - d->at[0]) * d->slope[0] + (x[1] - d->at[1]) * d->slope[1] +
           (x[2] - d->at[2]) * d->slope[2];
}

/* Distance from the curve, in radii there. */
static double depth_of(const struct disc *d, const double *x)
{
    double square = 0;
    for (int a = 0; a < 3; a++) square += (x[a] - d->at[a]) * (x[a] - d->at[a]);
    return sqrt(square) / d->at[3];
}

/* Where a disc's plane has the point, between the discs at low and high; its depth there. */
static double depth_between(const struct curve *c, const double *x, double low, double high,
                            double *u)
{
    const struct disc first = disc_of(c, low);
    const bool above = side_of(&first, x) > 0;
    for (int i = 0; i < 40; i++) {
        const double middle = (low + high) / 2;
        const struct disc d = disc_of(c, middle);
        if ((side_of(&d, x) > 0) == above)
            low = middle;
        else
            high = middle;
    }
    const struct disc found = disc_of(c, low);
    *u = low;
    return depth_of(&found, x);
}

/* The least depth of all discs that have the point, infinity: none has; `u` of it. */
static double depth_at(const struct curve *c, const struct disc *discs, const double *x, double *u)
{
    double least = INFINITY, at;
    bool above = side_of(&discs[0], x) > 0;
    for (int i = 1; i <= DISCS; i++) {
        const bool now = side_of(&discs[i], x) > 0;
        if (now == above) continue;
        above = now;
        if (depth_of(&discs[i], x) > 1.5) continue;
        const double depth = depth_between(c, x, (i - 1.0) / DISCS, (double)i / DISCS, &at);
        if (depth >= least) continue;
        least = depth;
        *u = at;
    }
    return least;
}

struct reference {
    double t, u;   /* where the ray comes inside */
    double least;  /* depth of the point that is deepest, near there or on all the way */
    bool hit, end; /* through an open end */
};

static void point_on(const struct ray *ray, double t, double x[3])
{
    for (int a = 0; a < 3; a++) x[a] = ray->origin[a] + t * ray->direction[a];
}

static double depth_on(const struct curve *c, const struct disc *discs, const struct ray *ray,
                       double t, double *u)
{
    double x[3];
    point_on(ray, t, x);
    return depth_at(c, discs, x, u);
}

/* All curves are between these. */
static const double near_side = 3, far_side = 7;

static struct reference follow(const struct curve *c, const struct disc *discs,
                               const struct ray *ray)
{
    struct reference r = {.least = INFINITY};
    double low = near_side, high = low, last = INFINITY, u = 0;
    for (int i = 0; i <= STEPS && !r.hit; i++) {
        high = near_side + (far_side - near_side) * i / STEPS;
        const double depth = depth_on(c, discs, ray, high, &u);
        r.hit = depth <= 1;
        r.end = r.hit && isinf(last);
        r.least = fmin(r.least, depth);
        if (!r.hit) low = high;
        last = depth;
    }
    for (int i = 0; i < 40 && r.hit; i++) {
        const double middle = (low + high) / 2;
        if (depth_on(c, discs, ray, middle, &u) <= 1)
            high = middle;
        else
            low = middle;
    }
    for (int i = 1; i <= STEPS / 10 && r.hit; i++) /* how deep it comes */
        r.least =
            fmin(r.least, depth_on(c, discs, ray, high + (far_side - near_side) * i / STEPS, &u));
    r.t = high;
    r.hit = r.hit && depth_on(c, discs, ray, high, &r.u) <= 1;
    r.end = r.end && (r.u < 0.01 || r.u > 0.99);
    return r;
}

/* ---- the test ---- */

static void make_rays(struct ray *rays)
{
    for (unsigned i = 0; i < RAYS; i++) {
        const float x = 3.0f * ((float)(i % SIDE) + 0.5f) / SIDE - 1.5f;
        const float y = 2.4f * ((float)(i / SIDE) + 0.5f) / SIDE - 1.2f;
        const float slant = i % 3 == 0 ? 0.4f : i % 3 == 1 ? -0.2f : 0.05f;
        rays[i] = (struct ray){{x - 5 * slant, y + slant, 5}, 0, {slant, -0.2f * slant, -1}, 100};
    }
}

/* Rays that graze the curve, by less than a fiftieth of its radius, may hit it or not. */
static void check_bent(const struct curve *c, int *rw_failed)
{
    static struct ray rays[RAYS];
    static struct disc discs[DISCS + 1];
    struct world *w = take(sizeof(*w));
    const uint32_t first = 0;
    unsigned hits = 0, misses = 0, left_out = 0;
    open_world(w, "__raygen__trace", c->type, 0, rw_failed);
    if (*rw_failed) return;
    for (int i = 0; i <= DISCS; i++) discs[i] = disc_of(c, (double)i / DISCS);
    make_rays(rays);
    struct optix7_build_input input = curves(c->type, c->points, c->count, &first, 1);
    const struct result *r = trace(w, build(&w->f, &input, 1, 0), rays, RAYS, rw_failed);
    for (unsigned i = 0; i < RAYS && !*rw_failed; i++) {
        const struct reference wanted = follow(c, discs, &rays[i]);
        const bool grazes = wanted.hit ? wanted.least > 0.98 : wanted.least < 1.02;
        left_out += wanted.end || grazes;
        if (wanted.end || grazes) continue;
        *(wanted.hit ? &hits : &misses) += 1;
        CHECK_EQ(r[i].hit, wanted.hit);
        if (!r[i].hit) continue;
        CHECK(fabs(r[i].t - wanted.t) < 1e-3 && fabs(r[i].parameter - wanted.u) < 1e-2);
    }
    CHECK(hits > 60 && misses > 200 && left_out < RAYS / 10);
}

TEST(bent_curves)
{
    for (unsigned i = 0; i < sizeof(bent) / sizeof(bent[0]) && !*rw_failed; i++) {
        check_bent(&bent[i], rw_failed);
        if (*rw_failed) fprintf(stderr, "curve of type 0x%x\n", (unsigned)bent[i].type);
    }
}

static const struct result *trace_type(const struct curve *c, int type, const struct ray *rays,
                                       int *rw_failed)
{
    struct world *w = take(sizeof(*w));
    const uint32_t first = 0;
    open_world(w, "__raygen__trace", type, 1, rw_failed);
    if (*rw_failed) return NULL;
    struct optix7_build_input input = curves(type, c->points, c->count, &first, 1);
    input.of.curves.end_caps = 1;
    return trace(w, build(&w->f, &input, 1, 0), rays, RAYS, rw_failed);
}

/* Other types, the same surfaces. */
TEST(rocaps)
{
    static struct ray rays[RAYS];
    make_rays(rays);
    for (unsigned i = 0; i < sizeof(bent) / sizeof(bent[0]); i++) {
        const int type = 0x2508 + (int)i;
        const struct result *round = trace_type(&bent[i], bent[i].type, rays, rw_failed);
        const struct result *other = trace_type(&bent[i], type, rays, rw_failed);
        unsigned hits = 0;
        for (unsigned k = 0; k < RAYS && !*rw_failed; k++) {
            CHECK_EQ(other[k].hit, round[k].hit);
            if (!round[k].hit) continue;
            hits++;
            CHECK(other[k].t == round[k].t && other[k].parameter == round[k].parameter);
            CHECK_EQ(other[k].type, (uint32_t)type);
            CHECK_EQ(round[k].type, (uint32_t)bent[i].type);
            CHECK_EQ(other[k].kind, 128 + 2 * ((uint32_t)type - 0x2501));
        }
        CHECK(hits > 60);
    }
}

static const struct rw_test tests[] = {
    {"bent_curves", test_bent_curves},
    {"rocaps", test_rocaps},
};

int main(int count, char **arguments)
{
    choose_device(count, arguments);
    return RUN_TABLE(tests);
}
