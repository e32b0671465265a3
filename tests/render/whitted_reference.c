/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Plain recursion in double precision over a list of surfaces: spheres by the quadratic formula, a
 * rectangle by its plane. No acceleration structure, no payload, no programs. The rules of shading
 * are those that the sample documents; where it decides by a float compared with a limit, pixels
 * may differ.
 */
#include "tests/render/whitted_reference.h"

#include <math.h>
#include <stdbool.h>
#include <stddef.h>

#include "samples/whitted/scene.h"

typedef struct {
    double x, y, z;
} vec;

/* A sphere of glass or not; the two spheres of the shell are two surfaces. */
struct ball {
    float centre[3];
    float radius;
    double side; /* 1: the solid is inside, -1: outside */
    bool glass;
    float diffuse[3], specular[3], shininess, mirror[3];
};

static const struct ball balls[] = {
    {WHITTED_GLASS_CENTRE, WHITTED_GLASS_RADIUS, 1, true, {0}, {0}, 0, {0}},
    {WHITTED_GLASS_CENTRE, WHITTED_GLASS_INNER_RADIUS, -1, true, {0}, {0}, 0, {0}},
    {WHITTED_MIRROR_CENTRE, WHITTED_MIRROR_RADIUS, 1, false, WHITTED_MIRROR_DIFFUSE,
     WHITTED_MIRROR_SPECULAR, WHITTED_MIRROR_SHININESS, WHITTED_MIRROR_SHARE},
    {WHITTED_BALL_CENTRE,
     WHITTED_BALL_RADIUS,
     1,
     false,
     WHITTED_BALL_DIFFUSE,
     WHITTED_BALL_SPECULAR,
     WHITTED_BALL_SHININESS,
     {0}},
};
enum { BALLS = sizeof(balls) / sizeof(balls[0]) };

struct hit {
    double t;
    const struct ball *ball; /* NULL: the floor */
    vec point, normal;
};

/* ---- Vectors ---- */

static vec from(const float v[3])
{
    return (vec){v[0], v[1], v[2]};
}
static vec scaled(vec a, double s)
{
    return (vec){a.x * s, a.y * s, a.z * s};
}
static vec plus(vec a, vec b)
{
    return (vec){a.x + b.x, a.y + b.y, a.z + b.z};
}
static vec minus(vec a, vec b)
{
    return plus(a, scaled(b, -1));
}
static vec times(vec a, vec b)
{
    return (vec){a.x * b.x, a.y * b.y, a.z * b.z};
}
static double inner(vec a, vec b)
{
    return a.x * b.x + a.y * b.y + a.z * b.z;
}
static vec outer(vec a, vec b)
{
    return (vec){a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}
static vec unit(vec a)
{
    return scaled(a, 1 / sqrt(inner(a, a)));
}
static vec mirrored(vec d, vec n)
{
    return minus(d, scaled(n, 2 * inner(d, n)));
}
/* The sample weighs rays by optix::luminance. */
static double brightness(vec c)
{
    return 0.30 * c.x + 0.59 * c.y + 0.11 * c.z;
}

/* ---- Geometry ---- */

/* Both roots of |o + t d - c|^2 = r^2 for a unit d. */
static bool ball_roots(const struct ball *ball, vec o, vec d, double roots[2])
{
    vec c = minus(o, from(ball->centre));
    double b = inner(c, d), k = inner(c, c) - (double)ball->radius * ball->radius;
    if (b * b - k <= 0) return false;
    roots[0] = -b - sqrt(b * b - k);
    roots[1] = -b + sqrt(b * b - k);
    return true;
}

static vec ball_normal(const struct ball *ball, vec point)
{
    return scaled(unit(minus(point, from(ball->centre))), ball->side);
}

/* The floor is level and its edges are parallel to the axes. */
static bool floor_root(vec o, vec d, double *t)
{
    static const float corner[3] = WHITTED_FLOOR_CORNER;
    static const float edge1[3] = WHITTED_FLOOR_EDGE1, edge2[3] = WHITTED_FLOOR_EDGE2;
    *t = (corner[1] - o.y) / d.y;
    double u = (o.x + *t * d.x - corner[0]) / edge1[0];
    double v = (o.z + *t * d.z - corner[2]) / edge2[2];
    return u >= 0 && u <= 1 && v >= 0 && v <= 1;
}

static bool find_hit(vec o, vec d, struct hit *hit)
{
    double t;
    hit->t = INFINITY;
    if (floor_root(o, d, &t) && t > WHITTED_EPSILON)
        *hit = (struct hit){.t = t, .normal = {0, 1, 0}};
    for (size_t i = 0; i < BALLS; i++) {
        double roots[2];
        if (!ball_roots(&balls[i], o, d, roots)) continue;
        for (size_t k = 0; k < 2; k++)
            if (roots[k] > WHITTED_EPSILON && roots[k] < hit->t)
                *hit = (struct hit){.t = roots[k], .ball = &balls[i]};
    }
    if (hit->t == INFINITY) return false;
    hit->point = plus(o, scaled(d, hit->t));
    if (hit->ball) hit->normal = ball_normal(hit->ball, hit->point);
    return true;
}

/* ---- Shading ---- */

static double glass_share(double cosine)
{
    double r = pow((WHITTED_GLASS_INDEX - 1.0) / (WHITTED_GLASS_INDEX + 1.0), 2);
    return r + (1 - r) * pow(1 - cosine, 5);
}

/* What glass leaves of the light between o and the point at distance t; 0 behind anything else. */
static vec light_left(vec o, vec d, double most)
{
    double t, roots[2];
    vec left = {1, 1, 1};
    if (floor_root(o, d, &t) && t > WHITTED_EPSILON && t < most) return (vec){0, 0, 0};
    for (size_t i = 0; i < BALLS; i++) {
        if (!ball_roots(&balls[i], o, d, roots)) continue;
        for (size_t k = 0; k < 2; k++) {
            if (roots[k] <= WHITTED_EPSILON || roots[k] >= most) continue;
            if (!balls[i].glass) return (vec){0, 0, 0};
            vec n = ball_normal(&balls[i], plus(o, scaled(d, roots[k])));
            vec tint = from((float[3])WHITTED_GLASS_TINT);
            left = times(left, scaled(tint, 1 - glass_share(fabs(inner(d, n)))));
        }
    }
    return left;
}

static vec radiance(vec o, vec d, double importance, int depth, unsigned *rays);

static vec follow(vec o, vec d, vec weight, double importance, int depth, unsigned *rays)
{
    importance *= brightness(weight);
    if (depth == WHITTED_MAX_DEPTH || importance < WHITTED_LEAST_IMPORTANCE) return (vec){0, 0, 0};
    return times(weight, radiance(o, d, importance, depth + 1, rays));
}

static vec shade_glass(const struct hit *hit, vec d, double importance, int depth, unsigned *rays)
{
    vec colour = {0, 0, 0}, n = hit->normal;
    double cosine = -inner(d, n), eta = 1.0 / WHITTED_GLASS_INDEX, share = 1;
    if (cosine < 0) {
        n = scaled(n, -1);
        cosine = -cosine;
        eta = WHITTED_GLASS_INDEX;
    }
    double square = 1 - eta * eta * (1 - cosine * cosine);
    if (square >= 0) {
        double inside = sqrt(square);
        vec through = plus(scaled(d, eta), scaled(n, eta * cosine - inside));
        share = glass_share(eta < 1 ? cosine : inside);
        vec weight = scaled(from((float[3])WHITTED_GLASS_TINT), 1 - share);
        colour = follow(hit->point, unit(through), weight, importance, depth, rays);
    }
    vec weight = {share, share, share};
    return plus(colour, follow(hit->point, mirrored(d, n), weight, importance, depth, rays));
}

static vec floor_colour(vec point)
{
    static const float corner[3] = WHITTED_FLOOR_CORNER;
    long tile = (long)floor(point.x - corner[0]) + (long)floor(corner[2] - point.z);
    return tile % 2 ? from((float[3])WHITTED_FLOOR_OTHER) : from((float[3])WHITTED_FLOOR_DIFFUSE);
}

static vec shade_lights(const struct hit *hit, vec d, vec n, vec diffuse, unsigned *rays)
{
    static const float positions[][3] = WHITTED_LIGHT_POSITIONS;
    static const float colours[][3] = WHITTED_LIGHT_COLOURS;
    vec colour = times(diffuse, from((float[3])WHITTED_AMBIENT));
    for (int i = 0; i < WHITTED_LIGHTS; i++) {
        vec way = minus(from(positions[i]), hit->point);
        double away = sqrt(inner(way, way));
        vec l = scaled(way, 1 / away), reflected = diffuse;
        double cosine = inner(l, n);
        if (cosine <= 0) continue;
        vec left = light_left(hit->point, l, away);
        ++*rays;
        reflected = scaled(reflected, cosine);
        if (hit->ball) {
            double highlight = fmax(inner(n, unit(minus(l, d))), 0);
            reflected = plus(
                reflected, scaled(from(hit->ball->specular), pow(highlight, hit->ball->shininess)));
        }
        colour = plus(colour, times(times(left, from(colours[i])), reflected));
    }
    return colour;
}

static vec shade_opaque(const struct hit *hit, vec d, double importance, int depth, unsigned *rays)
{
    vec n = inner(d, hit->normal) > 0 ? scaled(hit->normal, -1) : hit->normal;
    vec diffuse = hit->ball ? from(hit->ball->diffuse) : floor_colour(hit->point);
    vec colour = shade_lights(hit, d, n, diffuse, rays);
    if (!hit->ball || hit->ball->mirror[0] == 0) return colour;
    double x = pow(1 + inner(d, n), 5);
    vec share = from(hit->ball->mirror);
    vec weight = plus(scaled(share, 1 - x), (vec){x, x, x});
    return plus(colour, follow(hit->point, mirrored(d, n), weight, importance, depth, rays));
}

static vec radiance(vec o, vec d, double importance, int depth, unsigned *rays)
{
    struct hit hit;
    ++*rays;
    if (find_hit(o, d, &hit)) {
        if (hit.ball && hit.ball->glass) return shade_glass(&hit, d, importance, depth, rays);
        return shade_opaque(&hit, d, importance, depth, rays);
    }
    double up = fmax(d.y, 0);
    return plus(scaled(from((float[3])WHITTED_HORIZON), 1 - up),
                scaled(from((float[3])WHITTED_ZENITH), up));
}

void whitted_reference(unsigned width, unsigned height, float *image, unsigned *rays)
{
    vec eye = from((float[3])WHITTED_EYE);
    vec z = unit(minus(from((float[3])WHITTED_TARGET), eye));
    vec x = unit(outer(z, (vec){0, 1, 0})), y = outer(x, z);
    for (unsigned i = 0; i < width * height; i++) {
        double right = (i % width + 0.5) / width * 2 - 1, up = (i / width + 0.5) / height * 2 - 1;
        unsigned traced = 0;
        right *= WHITTED_TAN_HALF_FOV * (double)width / height;
        up *= WHITTED_TAN_HALF_FOV;
        vec d = unit(plus(z, plus(scaled(x, right), scaled(y, up))));
        vec c = radiance(eye, d, 1, 0, &traced);
        image[i * 4] = (float)c.x;
        image[i * 4 + 1] = (float)c.y;
        image[i * 4 + 2] = (float)c.z;
        image[i * 4 + 3] = 1;
        if (rays) rays[i] = traced;
    }
}
