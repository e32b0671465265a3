/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Lookups with gradients: the level that fits them and, with anisotropy, several samples along the
 * longer one. Included by cpu_texture.h, whose lookups at a level they end in.
 */
#ifndef RW_CPU_GRADIENT_H
#define RW_CPU_GRADIENT_H

float sqrtf(float);

/* Where a direction points on the face that `at` lies on, in half faces from its centre; beyond an
 * edge, on the neighbour folded out. */
static inline void rw_unfold(const float at[3], const float direction[3], float out[3])
{
    float ax = fabsf(at[0]), ay = fabsf(at[1]), az = fabsf(at[2]);
    int face = az >= ax && az >= ay ? 2 : ay >= ax;
    int one = (face + 1) % 3, other = (face + 2) % 3;
    int beyond = fabsf(direction[one]) >= fabsf(direction[other]) ? one : other;
    float inwards = at[face] < 0.0f ? -direction[face] : direction[face];
    bool folded = inwards < fabsf(direction[beyond]);
    float largest = folded ? fabsf(direction[beyond]) : inwards;
    if (-inwards > largest) largest = -inwards;
    for (int a = 0; a < 3; a++) out[a] = a == face ? 0.0f : direction[a] / largest;
    if (folded)
        out[beyond] = (direction[beyond] < 0.0f ? -1.0f : 1.0f) * (2.0f - inwards / largest);
}

/* What is no number does not count; the largest ones stay below infinity. */
static inline float rw_limit_gradient(float x)
{
    const float most = 1e30f;
    if (!(x == x)) return 0.0f;
    return x > most ? most : x < -most ? -most : x;
}

/* Of level 0. A cube's is the way on its face to the direction moved by the gradient. */
static inline void rw_gradient_in_texels(const struct rw_texture_image *t,
                                         const struct rw_lookup *lookup, const float gradient[3],
                                         float out[3])
{
    const uint32_t *size = t->levels[0].size;
    uint32_t axes = rw_axes(lookup->shape);
    float from[3], to[3], moved[3];
    for (uint32_t a = 0; a < 3; a++) {
        float change = rw_limit_gradient(gradient[a]);
        if (lookup->shape == RW_SHAPE_3D) change = lookup->at[a] + change - lookup->at[a];
        float texels = t->normalized ? (float)size[a] : 1.0f;
        out[a] = a < axes ? rw_product(change, texels) : 0.0f;
        moved[a] = lookup->at[a] + change;
    }
    if (lookup->shape < RW_SHAPE_CUBE) return;
    rw_unfold(lookup->at, lookup->at, from);
    rw_unfold(lookup->at, moved, to);
    for (uint32_t a = 0; a < 3; a++)
        out[a] = rw_product(rw_limit_gradient((to[a] - from[a]) * 0.5f), (float)size[0]);
}

static inline float rw_area(const float a[3], const float b[3])
{
    float x = a[1] * b[2] - a[2] * b[1], y = a[2] * b[0] - a[0] * b[2],
          z = a[0] * b[1] - a[1] * b[0];
    return sqrtf(x * x + y * y + z * z);
}

/* Adds the lookup moved by a multiple of a gradient. */
static inline void rw_add_moved(const struct rw_texture_image *t, int32_t level,
                                const struct rw_lookup *lookup, const float along[3], float step,
                                float weight, float sum[4])
{
    struct rw_lookup moved = *lookup;
    uint32_t texel[4];
    for (uint32_t a = 0; a < 3; a++) moved.at[a] += step * along[a];
    rw_sample_at(t, level, &moved, texel);
    for (uint32_t c = 0; c < 4; c++) sum[c] += weight * rw_bits_float(texel[c]);
}

/* Pairs of samples along the longer gradient, a texel of the level apart, which is that of the
 * shorter axis; the outermost pair counts as far as it is needed. Between one sample and two the
 * pair moves apart. */
static inline void rw_sample_ellipse(const struct rw_texture_image *t,
                                     const struct rw_lookup *lookup, float longer, float shorter,
                                     const float along[3], uint32_t out[4])
{
    float most = 1.0f, sum[4] = {0.0f, 0.0f, 0.0f, 0.0f};
    while (most < 16.0f && most * 2.0f <= t->max_anisotropy) most *= 2.0f;
    float ratio = shorter * most > longer ? longer / shorter : most;
    if (ratio < 1.0f) ratio = 1.0f;
    int32_t level = rw_level_of_length(longer / ratio) + rw_sampler_level(t->level_bias);
    level = rw_limit_level(t, level);
    float texel = powf(2.0f, (float)level / RW_ONE_LEVEL) / longer;
    float pairs = ratio * 0.5f;
    for (float i = 0.0f; i < pairs; i += 1.0f) {
        float covered = pairs - i, weight = (covered < 1.0f ? covered : 1.0f) / ratio;
        float step = texel * (i + 0.5f);
        if (ratio < 2.0f) weight = 0.5f, step = texel * (1.0f - 1.0f / ratio);
        rw_add_moved(t, level, lookup, along, step, weight, sum);
        rw_add_moved(t, level, lookup, along, -step, weight, sum);
    }
    for (uint32_t c = 0; c < 4; c++) out[c] = rw_float_bits(sum[c]);
}

static inline void rw_sample_gradient(const struct rw_texture_image *t,
                                      const struct rw_lookup *lookup, uint32_t out[4])
{
    float ddx[3], ddy[3];
    rw_gradient_in_texels(t, lookup, lookup->ddx, ddx);
    rw_gradient_in_texels(t, lookup, lookup->ddy, ddy);
    float longer = rw_longer_axis(ddx, ddy);
    if (t->max_anisotropy >= 2.0f && t->linear && rw_gives_floats(t) && longer > 1.0f) {
        bool x_is_longer = rw_length(ddx) > rw_length(ddy);
        rw_sample_ellipse(t, lookup, longer, rw_area(ddx, ddy) / longer,
                          x_is_longer ? lookup->ddx : lookup->ddy, out);
        return;
    }
    int32_t level = rw_level_of_length(longer) + rw_sampler_level(t->level_bias);
    rw_sample_at(t, rw_limit_level(t, level), lookup, out);
}

#endif
