// SPDX-License-Identifier: Apache-2.0
// Programs for the tests of places. The file that it includes has an rtTrace in a function that is
// inlined, one in a function that is not, and a program of its own. Marked lines are looked up by
// the test, so that nothing says their numbers.
#include <raywright_device.h>
using namespace optix;

struct Payload {
    unsigned int bits, depth;
};

rtDeclareVariable(uint2, index, rtLaunchIndex, );
rtDeclareVariable(Payload, payload, rtPayload, );
rtDeclareVariable(rtObject, scene, , );
rtBuffer<unsigned int, 2> image;

#include "more_places.cu"

// Lines of two files may have the same number: the call of `inlined` has that of the rtTrace of
// `sky`, on purpose, and the two are not the same place. The test sees to it that it stays so, for
// it has nothing to find otherwise.
static __device__ unsigned int twice(unsigned int x)
{
    return inlined(2 * x); // MARK call of inlined
}

RT_PROGRAM void start()
{
    unsigned int kept = index.x + 77;
    kept += twice(kept); // MARK call of twice
    kept *= apart(kept); // MARK call of apart
    image[index] = kept;
}
