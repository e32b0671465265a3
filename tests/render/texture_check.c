/* SPDX-License-Identifier: Apache-2.0 */
/* See texture_check.h. */
#include "tests/render/texture_check.h"

#include <stdio.h>
#include <string.h>

#include "tests/render/texture_plain.h"
#include "tests/unit/texture_reference.h"

enum { LEVEL_MODES = 7, GRADIENT_MODES = 14, GATHER = 19, FETCH = 21, INTEGERS = 24 };

/* The shape of each mode of textures.cu. */
static const unsigned mode_shapes[TEXTURE_MODES] = {1, 2, 3, 4, 5, 6, 7, 1, 2, 3, 4, 5, 6,
                                                    7, 1, 2, 3, 4, 5, 2, 2, 1, 2, 3, 2, 2};

/* Halves and floats stay what they are; 8 and 16 bits may be read as floats. */
bool texture_reads_integers(const struct texture_case *c)
{
    bool normalized = c->read == RT_TEXTURE_READ_NORMALIZED_FLOAT ||
                      c->read == RT_TEXTURE_READ_NORMALIZED_FLOAT_SRGB;
    if (c->format <= RT_FORMAT_FLOAT4 || c->format >= RT_FORMAT_HALF) return false;
    return !normalized || (c->format >= RT_FORMAT_INT && c->format <= RT_FORMAT_UNSIGNED_INT4);
}

bool texture_mode_has_reference(int mode)
{
    return mode < GRADIENT_MODES || mode >= FETCH;
}

/* Gather does not go with mip levels on a GPU. */
bool texture_mode_suits(const struct texture_case *c, int mode)
{
    if (mode_shapes[mode] != c->shape) return false;
    if (texture_reads_integers(c)) return mode >= INTEGERS;
    if (mode >= GATHER && mode < FETCH) return c->levels == 1;
    return mode < INTEGERS;
}

/* ---- the reference ---- */

static double fetched(const struct rw_texture_image *t, const struct place *p, unsigned c)
{
    long at[3] = {0, 0, 0};
    for (unsigned a = 0; a < 3; a++) {
        if (t->levels[0].size[a] > 1) at[a] = (int)p->at[a];
        if (at[a] < 0 || at[a] >= (long)t->levels[0].size[a]) return 0;
    }
    return reference_texel(t, 0, at, c);
}

static double wanted(struct reference *r, const struct place *p, int mode, unsigned c)
{
    const struct rw_texture_image *t = r->image;
    const double x[3] = {(double)p->at[0], (double)p->at[1], (double)p->at[2]};
    if (mode >= FETCH && mode < INTEGERS) return reference_limit(t, fetched(t, p, c));
    if (mode >= LEVEL_MODES && mode < GRADIENT_MODES)
        return reference_lod(r, (double)p->at[3], t->shape, (unsigned)p->layer[0], x, c);
    return reference_plain(r, t->shape, (unsigned)p->layer[0], x, c);
}

static double value_of(const struct rw_texture_image *t, float result)
{
    int32_t bits;
    memcpy(&bits, &result, sizeof(bits));
    if (t->texel >= RW_TEXEL_F16 || t->as_float) return (double)result;
    return t->texel == RW_TEXEL_U32 ? (double)(uint32_t)bits : (double)bits;
}

/* The sampler's texture, with texels in host memory. */
static struct rw_texture_image host_image(const struct texture_scene *s)
{
    struct rw_texture_image image;
    rw_texture_describe(s->sampler, 0, &image);
    for (unsigned l = 0; l < image.level_count; l++)
        image.levels[l].data =
            (uint64_t)(uintptr_t)s->host_texels + rw_buffer_level_offset(s->texels, l);
    return image;
}

unsigned texture_count_wrong(const struct texture_scene *s, const char *name, int mode,
                             float (*results)[4])
{
    const struct rw_texture_image image = host_image(s), *t = &image;
    const double tolerance = t->srgb ? 2.5 / 256 : 1.0 / 256; /* decoded colours have eight bits */
    unsigned wrong = 0;
    for (unsigned i = 0; i < LOOKUPS; i++)
        for (unsigned c = 0; c < 4; c++) {
            struct reference r = {.image = t};
            double want = wanted(&r, &s->host_places[i], mode, c);
            double got = value_of(t, results[i][c]);
            if (r.uncertain || fabs(got - want) <= tolerance) continue;
            if (!wrong++)
                fprintf(stderr, "%s, mode %d, component %u at (%g %g %g %g): %g, not %g\n", name,
                        mode, c, (double)s->host_places[i].at[0], (double)s->host_places[i].at[1],
                        (double)s->host_places[i].at[2], (double)s->host_places[i].at[3], got,
                        want);
        }
    return wrong;
}

static unsigned count_far(const struct texture_scene *s, float (*a)[4], float (*b)[4])
{
    const struct rw_texture_image image = host_image(s), *t = &image;
    unsigned far = 0;
    for (unsigned i = 0; i < LOOKUPS; i++)
        for (unsigned c = 0; c < 4; c++)
            far += !(fabs(value_of(t, a[i][c]) - value_of(t, b[i][c])) <= 1.0 / 256);
    return far;
}

unsigned texture_compare_devices(struct texture_scene *gpu, struct texture_scene *cpu,
                                 const struct texture_case *c, int mode)
{
    static float of_gpu[LOOKUPS][4], of_kernel[LOOKUPS][4], of_cpu[LOOKUPS][4];
    texture_scene_run(gpu, mode, of_gpu);
    plain_run(gpu, mode, of_kernel);
    texture_scene_run(cpu, mode, of_cpu);
    bool same = !memcmp(of_gpu, of_kernel, sizeof(of_gpu));
    unsigned far = count_far(cpu, of_gpu, of_cpu);
    if (same && !far) return 0;
    fprintf(stderr, "%s, mode %d: %s the CUDA kernel, %u of %u not the CPU's\n", c->name, mode,
            same ? "equals" : "DIFFERS from", far, LOOKUPS * 4);
    return 1;
}
