/* SPDX-License-Identifier: Apache-2.0 */
/*
 * See path_tracer_reference.h. Written after the shaders of the Vulkan renderer that the sample is
 * compared with: their random numbers in their order, their constants.
 */
#include "tests/render/path_tracer_reference.h"

#include <math.h>

typedef struct {
    float x, y, z;
} vec;

static vec make(const float v[3])
{
    return (vec){v[0], v[1], v[2]};
}

/* a + s * b */
static vec along(vec a, float s, vec b)
{
    return (vec){a.x + s * b.x, a.y + s * b.y, a.z + s * b.z};
}

static float dot(vec a, vec b)
{
    return a.x * b.x + a.y * b.y + a.z * b.z;
}

static vec cross(vec a, vec b)
{
    return (vec){a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}

static vec unit(vec a)
{
    const vec zero = {0, 0, 0};
    return along(zero, 1.0f / sqrtf(dot(a, a)), a);
}

static uint32_t hash(uint32_t i)
{
    const uint32_t s = i * 747796405u + 2891336453u;
    const uint32_t w = ((s >> ((s >> 28u) + 4u)) ^ s) * 277803737u;
    return (w >> 22u) ^ w;
}

static float draw(uint32_t *s)
{
    *s = 1664525u * *s + 1013904223u;
    return (float)(*s >> 8) * (1.0f / 16777216.0f);
}

/* The distance to one triangle (Moeller and Trumbore 1997), or `most` if it is not nearer. */
static float meet(vec o, vec d, const vec v[3], float most)
{
    const vec e = along(v[1], -1, v[0]), f = along(v[2], -1, v[0]), p = cross(d, f);
    const vec t = along(o, -1, v[0]), q = cross(t, e);
    const float scale = 1.0f / dot(e, p), u = dot(t, p) * scale, w = dot(d, q) * scale;
    const float distance = dot(f, q) * scale;
    return u >= 0 && w >= 0 && u + w <= 1 && distance > 0 && distance < most ? distance : most;
}

/* The distance, or infinity; and the normal there. */
static float trace(const struct mesh *m, vec o, vec d, vec *normal)
{
    float nearest = INFINITY;
    for (uint32_t i = 0; i < m->triangle_count; i++) {
        vec v[3];
        for (int k = 0; k < 3; k++) v[k] = make(m->vertices + 3 * m->triangles[3 * i + k]);
        const float distance = meet(o, d, v, nearest);
        if (distance >= nearest) continue;
        nearest = distance;
        *normal = unit(cross(along(v[1], -1, v[0]), along(v[2], -1, v[0])));
    }
    return nearest;
}

static vec diffuse(vec n, uint32_t *seed)
{
    const vec t = fabsf(n.x) > 0.9f ? (vec){0, 1, 0} : (vec){1, 0, 0};
    const vec b = unit(cross(t, n)), c = cross(n, b), zero = {0, 0, 0};
    const float r1 = draw(seed) * 6.2831853f, r2 = draw(seed), sr = sqrtf(r2);
    return along(along(along(zero, sr * cosf(r1), b), sr * sinf(r1), c), sqrtf(1 - r2), n);
}

static float follow(const struct mesh *mesh, vec o, vec d, float offset, uint32_t seed)
{
    float carried = 1, light = 0;
    for (int depth = 0; depth < 8; depth++) {
        vec n;
        const float distance = trace(mesh, o, d, &n);
        if (distance == INFINITY) return light + carried * (0.5f + 0.5f * d.y);
        light += carried * 0.05f;
        carried *= 0.8f;
        if (dot(n, d) > 0) n = along(n, -2, n);
        o = along(along(o, distance, d), offset, n);
        d = diffuse(n, &seed);
    }
    return light;
}

void reference_paths(const struct mesh *mesh, const struct camera *camera, unsigned width,
                     unsigned height, unsigned samples, float *out)
{
    const vec e = make(camera->eye), w = unit(along(make(camera->look_at), -1, e));
    const vec u = unit(cross(w, make(camera->up))), v = cross(u, w);
    const float tangent = tanf(camera->fov * 0.5f * 3.14159265f / 180);
    float low[3], high[3];
    mesh_bounds(mesh, low, high);
    const vec diagonal = along(make(high), -1, make(low));
    const float offset = sqrtf(dot(diagonal, diagonal)) * 1e-5f;
    for (unsigned y = 0; y < height; y++)
        for (unsigned x = 0; x < width; x++) {
            const unsigned pixel = y * width + x;
            float sum = 0;
            for (unsigned s = 0; s < samples; s++) {
                uint32_t seed = hash(pixel * 9781u + s * 6271u + 7u);
                const float right = 2 * ((float)x + draw(&seed)) / (float)width - 1;
                const float up = 1 - 2 * ((float)y + draw(&seed)) / (float)height;
                const float aspect = (float)width / (float)height;
                const vec d = along(along(w, right * tangent * aspect, u), up * tangent, v);
                sum += follow(mesh, e, unit(d), offset, seed);
            }
            out[(height - 1 - y) * width + x] = sum / (float)samples;
        }
}
