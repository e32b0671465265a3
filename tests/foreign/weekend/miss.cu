// SPDX-License-Identifier: Apache-2.0
#include <optix.h>
#include <optixu/optixu_math_namespace.h>
#include "path.h"

rtDeclareVariable(optix::Ray, ray, rtCurrentRay, );
rtDeclareVariable(PathState, path, rtPayload, );

// The sky is behind a pointer to a local of the caller, too.
RT_PROGRAM void leave()
{
  const vec3 unit_direction = unit_vector(ray.direction);
  const float t = 0.5f * (unit_direction.y + 1.0f);
  path.out.attenuation = (1.0f - t) * vec3(1.0f, 1.0f, 1.0f) + t * *path.in.sky;
  path.out.fate = LEFT_WORLD;
}
