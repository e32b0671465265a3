// SPDX-License-Identifier: Apache-2.0
// Where spheres and their materials are read from, and how rays meet them.

#if !(FEATURES & ARRAYS) // a geometry a sphere: variables of its instance and its material
rtDeclareVariable(float4, place, , );
rtDeclareVariable(float4, matter, , );
#elif FEATURES & ALIGNED
rtBuffer<float4> places, matters;
#else
rtBuffer<float> centre_x, centre_y, centre_z, radius, red, green, blue, code;
#endif

// Centre and radius.
FUNCTION float4 sphere_of(unsigned int number)
{
#if !(FEATURES & ARRAYS)
    return place;
#elif FEATURES & ALIGNED
    return places[number];
#else
    return make_float4(centre_x[number], centre_y[number], centre_z[number], radius[number]);
#endif
}

// Colour and code.
FUNCTION float4 material_of(unsigned int number)
{
#if !(FEATURES & ARRAYS)
    return matter;
#elif FEATURES & ALIGNED
    return matters[number];
#else
    return make_float4(red[number], green[number], blue[number], code[number]);
#endif
}

// Which of the instance's materials a sphere has.
FUNCTION unsigned int material_index(unsigned int number)
{
#if FEATURES & ARRAYS && !(FEATURES & ONE_PROGRAM)
    const float c = material_of(number).w;
    return c < 0.0f ? DIFFUSE : c <= 1.0f ? METAL : GLASS;
#else
    return 0;
#endif
}

#if !(FEATURES & LEAN) // computed for every sphere that is closer than those before
rtDeclareVariable(float3, hit_point, attribute hit_point, );
rtDeclareVariable(float3, hit_normal, attribute hit_normal, );
#endif

struct Place {
    float3 point, normal;
};

// For a hit program.
FUNCTION Place place_of_hit(unsigned int number)
{
    Place at;
#if FEATURES & LEAN
    const float4 sphere = sphere_of(number);
    at.point = ray.origin + distance * ray.direction;
    at.normal = (at.point - make_float3(sphere)) / sphere.w;
#else
    at.point = hit_point;
    at.normal = hit_normal;
#endif
    return at;
}

static __device__ void note(const float4 &sphere, float t)
{
#if !(FEATURES & LEAN)
    hit_point = ray.origin + t * ray.direction;
    hit_normal = (hit_point - make_float3(sphere)) / sphere.w;
#endif
}

RT_PROGRAM void sphere_intersect(int number)
{
    const float4 sphere = sphere_of(number);
    const float3 from_centre = ray.origin - make_float3(sphere), d = ray.direction;
    const float a = dot(d, d), b = dot(from_centre, d);
    const float c = dot(from_centre, from_centre) - sphere.w * sphere.w;
    const float discriminant = b * b - a * c;
    if (discriminant <= 0.0f) return;
    const float root = sqrtf(discriminant), t1 = (-b - root) / a, t2 = (-b + root) / a;
    const bool first = rtPotentialIntersection(t1);
    if (!first && !rtPotentialIntersection(t2)) return;
    note(sphere, first ? t1 : t2);
    rtReportIntersection(material_index(number));
}

RT_PROGRAM void sphere_bounds(int number, float result[6])
{
    const float4 sphere = sphere_of(number);
    Aabb *box = (Aabb *)result;
    box->set(make_float3(sphere) - sphere.w, make_float3(sphere) + sphere.w);
}
