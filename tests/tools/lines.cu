// SPDX-License-Identifier: Apache-2.0
// Programs for the tests of source lines. Each marked line has an instruction that no other has, so
// that a test can tell which line of PTX or machine code must lead to it.
#include <raywright_device.h>
using namespace optix;

struct Payload {
    unsigned int bits;
};

rtDeclareVariable(uint2, index, rtLaunchIndex, );
rtDeclareVariable(Payload, payload, rtPayload, );
rtDeclareVariable(rtObject, scene, , );
rtBuffer<unsigned int, 2> image;

static __device__ unsigned int inner(unsigned int x)
{
    return __popc(x); // MARK popc
}

static __device__ unsigned int outer(unsigned int x)
{
    return 3 * inner(x + 1); // MARK call of inner
}

RT_PROGRAM void start()
{
    unsigned int kept = __brev(index.x + 77); // MARK brev
    Payload p;
    p.bits = outer(index.x * index.x + image[index]); // MARK call of outer
    Ray up = make_Ray(make_float3(0), make_float3(0, 0, 1), 0, 0, RT_DEFAULT_MAX);
    rtTrace(scene, up, p); // MARK trace
    image[index] = p.bits + kept;
}

RT_PROGRAM void sky()
{
    payload.bits += __clz(payload.bits); // MARK clz
}
