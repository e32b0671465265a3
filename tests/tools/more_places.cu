// SPDX-License-Identifier: Apache-2.0
// Part of places.cu. Its name ends in that name.
static __device__ unsigned int inlined(unsigned int x)
{
    Payload p = {x, 0};
    rtTrace(scene, make_Ray(make_float3(0), make_float3(0, 0, 1), 0, 0, RT_DEFAULT_MAX), p);
    return p.bits;
}

static __noinline__ __device__ unsigned int apart(unsigned int x)
{
    Payload p = {x + 1, 0};
    Ray back = make_Ray(make_float3(1), make_float3(0, 1, 0), 0, 0, RT_DEFAULT_MAX);
    rtTrace(scene, back, p); // MARK apart
    return p.bits;
}

RT_PROGRAM void sky() // MARK sky
{
    payload.bits += 3;
    if (payload.depth) return;
    Payload p = {payload.bits, 1};
    Ray back = make_Ray(make_float3(1), make_float3(0, 1, 0), 0, 0, RT_DEFAULT_MAX);
    rtTrace(scene, back, p); // MARK same line
    payload.bits = p.bits;
}
