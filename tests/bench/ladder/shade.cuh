/* SPDX-License-Identifier: Apache-2.0 */
/* Paths over flat arrays: how they begin, and what happens where they meet a sphere or the sky. */
#ifndef RW_LADDER_SHADE_CUH
#define RW_LADDER_SHADE_CUH

#include "traverse.cuh"

/* A path and what it draws from. */
template <class random> struct path {
    ray at;
    vec3 weight;
    int depth;
    random numbers;
};

template <class random> HD vec3 draw_vec3(random *numbers)
{
    float x = draw(numbers), y = draw(numbers), z = draw(numbers);
    return {x, y, z};
}

template <bool fast, class random> HD void begin_path(const frame &f, path<random> *p, int x, int y)
{
    float u = (x + draw(&p->numbers)) * reciprocal<fast>(f.width);
    float v = 1 - (y + draw(&p->numbers)) * reciprocal<fast>(f.height);
    p->at.origin = f.view.origin;
    p->at.direction = f.view.corner + u * f.view.across + v * f.view.up - f.view.origin;
    p->weight = {1, 1, 1};
    p->depth = 0;
}

HD vec3 sky(vec3 direction)
{
    float t = 0.5f * (direction.y + 1);
    return {1 - 0.5f * t, 1 - 0.3f * t, 1};
}

template <uint32_t F> HD float4 material_of(const frame &f, int i)
{
    if (F & ALIGNED) return load<F>(&f.materials[i]);
    return make_float4(f.red[i], f.green[i], f.blue[i], f.code[i]);
}

/* The part of light that glass reflects (Schlick 1994). */
template <bool fast> HD float reflected_part(float cosine, float index)
{
    float r = (1 - index) * reciprocal<fast>(1 + index), s = 1 - cosine;
    r *= r;
    return r + (1 - r) * s * s * s * s * s;
}

/* How light goes on in glass: along * direction + across * normal. */
struct glass {
    float along, across;
};

template <bool fast> HD glass meet_glass(float cosine, float index, float drawn)
{
    bool front = cosine < 0;
    float c = least<fast>(fabsf(cosine), 1.0f), eta = front ? reciprocal<fast>(index) : index;
    float sine = root<fast>(most<fast>(0.0f, 1 - c * c));
    bool mirrors = eta * sine > 1 || drawn < reflected_part<fast>(c, index);
    float within = root<fast>(most<fast>(0.0f, 1 - eta * eta * (1 - cosine * cosine)));
    if (mirrors) return {1, -2 * cosine};
    return {eta, -(eta * cosine + (front ? within : -within))};
}

/* Another direction at a sphere, a case for each material. False: the path is absorbed. */
template <bool fast> HD bool scatter_by_case(vec3 *direction, vec3 normal, float code, vec3 drawn)
{
    float cosine = dot(*direction, normal);
    vec3 d;
    if (code < 0) {
        d = normalize<fast>(normal + drawn);
    } else if (code <= 1) {
        d = normalize<fast>(*direction - 2 * cosine * normal + code * drawn);
    } else {
        glass g = meet_glass<fast>(cosine, code, drawn.x);
        *direction = normalize<fast>(g.along * *direction + g.across * normal);
        return true;
    }
    *direction = normalize<fast>(d);
    return dot(d, normal) > 0;
}

/* The same without branches: for each material the new direction is a sum of the old one, the
 * normal and the random vector, and only the three factors are selected. */
template <bool fast> HD bool scatter(vec3 *direction, vec3 normal, float code, vec3 drawn)
{
    float cosine = dot(*direction, normal);
    bool diffuse = code < 0, is_glass = code > 1;
    glass g = meet_glass<fast>(cosine, code, drawn.x);
    float along = diffuse ? 0 : is_glass ? g.along : 1;
    float across = diffuse ? 1 : is_glass ? g.across : -2 * cosine;
    float fuzz = diffuse ? 1 : is_glass ? 0 : code;
    *direction = normalize<fast>(along * *direction + across * normal + fuzz * drawn);
    return is_glass || dot(*direction, normal) > 0;
}

/* At the end of a ray. True: the path goes on; false: it ended, and *light is what it adds. */
template <uint32_t F, class random>
HD bool bounce(const frame &f, path<random> *p, int hit, float t, vec3 *light)
{
    constexpr bool fast = F & INTRINSICS;
    *light = {0, 0, 0};
    if (hit < 0) {
        *light = p->weight * sky(p->at.direction);
        return false;
    }
    float survives = largest<fast>(p->weight);
    if (draw(&p->numbers) > survives) return false;
    float4 material = material_of<F>(f, hit), s = sphere_of<F>(f, hit);
    p->weight = (reciprocal<fast>(survives) * p->weight) * xyz(material);
    p->at.origin = p->at.origin + t * p->at.direction;
    vec3 normal = reciprocal<fast>(s.w) * (p->at.origin - xyz(s)), drawn = draw_vec3(&p->numbers);
    bool goes_on = F & BRANCHLESS
                       ? scatter<fast>(&p->at.direction, normal, material.w, drawn)
                       : scatter_by_case<fast>(&p->at.direction, normal, material.w, drawn);
    if (goes_on && ++p->depth == f.depth) {
        *light = p->weight;
        return false;
    }
    return goes_on;
}

#endif
