// SPDX-License-Identifier: Apache-2.0
// Where a path goes on from a sphere. The code of a material is negative if it is diffuse, up to 1
// the fuzz of a metal, and above 1 the index of refraction of glass.

enum Kind { DIFFUSE, METAL, GLASS, EVERY };

static __device__ float least(float a, float b)
{
#if FEATURES & INTRINSICS
    return fminf(a, b);
#else
    return a < b ? a : b;
#endif
}

static __device__ float most(float a, float b)
{
#if FEATURES & INTRINSICS
    return fmaxf(a, b);
#else
    return a > b ? a : b;
#endif
}

// The part of light that glass reflects (Schlick 1994).
FUNCTION float reflected_part(float cosine, float index)
{
    const float root = (1.0f - index) / (1.0f + index), x = 1.0f - cosine;
    return root * root + (1.0f - root * root) * x * x * x * x * x;
}

// How light goes on in glass: x * direction + y * normal.
FUNCTION float2 meet_glass(float cosine, float index, float chance)
{
    const bool enters = cosine < 0.0f;
    const float c = least(fabsf(cosine), 1.0f), ratio = enters ? 1.0f / index : index;
    const float sine = sqrtf(most(0.0f, 1.0f - c * c));
    const bool mirrors = ratio * sine > 1.0f || chance < reflected_part(c, index);
    const float within = sqrtf(most(0.0f, 1.0f - ratio * ratio * (1.0f - cosine * cosine)));
    if (mirrors) return make_float2(1.0f, -2.0f * cosine);
    return make_float2(ratio, -(ratio * cosine + (enters ? within : -within)));
}

FUNCTION float3 from_diffuse(const float3 &normal, const float3 &drawn)
{
    return normalize(normal + drawn);
}

FUNCTION float3 from_metal(const float3 &d, const float3 &normal, float fuzz, const float3 &drawn)
{
    return normalize(d - 2.0f * dot(d, normal) * normal + fuzz * drawn);
}

FUNCTION float3 from_glass(const float3 &d, const float3 &normal, float index, float chance)
{
    const float2 go = meet_glass(dot(d, normal), index, chance);
    return normalize(go.x * d + go.y * normal);
}

// One formula: for each material the direction is a sum of the old one, the normal and the random
// vector, and only the three factors are chosen.
FUNCTION float3 from_any(const float3 &d, const float3 &normal, float code, const float3 &drawn)
{
    const float cosine = dot(d, normal);
    const bool diffuse = code < 0.0f, glass = code > 1.0f;
    const float2 go = meet_glass(cosine, code, drawn.x);
    const float along = diffuse ? 0.0f : glass ? go.x : 1.0f;
    const float across = diffuse ? 1.0f : glass ? go.y : -2.0f * cosine;
    const float fuzz = diffuse ? 1.0f : glass ? 0.0f : code;
    return normalize(along * d + across * normal + fuzz * drawn);
}

// False: the path is absorbed, for it went into what is not glass.
template <Kind known>
static __device__ bool scatter(float3 &d, const float3 &normal, float code, const float3 &drawn)
{
    const Kind kind = known != EVERY ? known : code < 0.0f ? DIFFUSE : code <= 1.0f ? METAL : GLASS;
    if (known == EVERY && FEATURES & BRANCHLESS)
        d = from_any(d, normal, code, drawn);
    else if (kind == DIFFUSE)
        d = from_diffuse(normal, drawn);
    else if (kind == METAL)
        d = from_metal(d, normal, code, drawn);
    else
        d = from_glass(d, normal, code, drawn.x);
    return kind == GLASS || dot(d, normal) > 0.0f;
}
