// SPDX-License-Identifier: Apache-2.0
#include "scene.h"

static vec3 draw3(cheap_random *random)
{
    float r = draw(random), g = draw(random), b = draw(random);
    return {r, g, b};
}

static sphere small_sphere(cheap_random *random, float a, float b)
{
    float kind = draw(random);
    float x = draw(random), z = draw(random);
    sphere made = {{a + x, 0.2f, b + z}, 0.2f, {1, 1, 1}, 1.5f};
    if (kind < 0.8f) {
        vec3 c = draw3(random);
        made.albedo = c * c;
        made.code = -1;
    } else if (kind < 0.95f) {
        made.albedo = 0.5f * (vec3{1, 1, 1} + draw3(random));
        made.code = 0.5f * draw(random);
    }
    return made;
}

std::vector<sphere> scene_make()
{
    cheap_random random;
    seed(&random, 134537);
    std::vector<sphere> all = {{{0, -1000, -1}, 1000, {0.5f, 0.5f, 0.5f}, -1}};
    for (int a = -11; a < 11; a++)
        for (int b = -11; b < 11; b++) all.push_back(small_sphere(&random, (float)a, (float)b));
    all.push_back({{0, 1, 0}, 1, {1, 1, 1}, 1.5f});
    all.push_back({{-4, 1, 0}, 1, {0.4f, 0.2f, 0.1f}, -1});
    all.push_back({{4, 1, 0}, 1, {0.7f, 0.6f, 0.5f}, 0});
    return all;
}

static vec3 cross(vec3 a, vec3 b)
{
    return {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}

/* From (13, 2, 3) to the origin, 20 degrees high, everything in focus. */
camera scene_camera(int width, int height)
{
    vec3 origin = {13, 2, 3};
    float high = 2 * tanf(20 * 3.14159265f / 360), wide = high * width / height;
    vec3 back = normalize<false>(origin), right = normalize<false>(cross({0, 1, 0}, back));
    vec3 across = wide * right, up = high * cross(back, right);
    return {origin, origin - 0.5f * across - 0.5f * up - back, across, up};
}
