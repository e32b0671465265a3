// SPDX-License-Identifier: Apache-2.0
// Callable programs: what walls reflect, and where antennas send.
#include "field.h"

rtDeclareVariable(float, roughness, , ) = 0.0f;

RT_CALLABLE_PROGRAM cplx metal(float cosine, float wavelength)
{
    return make_cplx(-1.0f, 0.0f);
}

// Reads a variable of its own program object.
RT_CALLABLE_PROGRAM cplx concrete(float cosine, float wavelength)
{
    const float n = 2.3f, sine2 = 1.0f - cosine * cosine;
    const float inner = sqrtf(n * n - sine2);
    const float r = (cosine - inner) / (cosine + inner);
    const float g = 4.0f * M_PIf * roughness * cosine / wavelength;
    return make_cplx(r * expf(-0.5f * g * g), 0.0f);
}

RT_CALLABLE_PROGRAM float everywhere(float angle)
{
    return 1.0f;
}

RT_CALLABLE_PROGRAM float dipole(float angle)
{
    return fabsf(sinf(angle));
}
