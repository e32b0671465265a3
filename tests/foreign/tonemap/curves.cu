// SPDX-License-Identifier: Apache-2.0
// Callable programs with structures as arguments and results.
#include <optix.h>
#include <optixu/optixu_math_namespace.h>
#include "settings.h"

RT_CALLABLE_PROGRAM optix::float3 linear_curve(optix::float3 c, Settings s)
{
  using namespace optix;
  return c * s.exposure;
}

RT_CALLABLE_PROGRAM optix::float3 reinhard(optix::float3 c, Settings s)
{
  using namespace optix;
  c = c * s.exposure;
  const float y = luminance(c);
  return c * ((1.0f + y / (s.white * s.white)) / (1.0f + y));
}

// Curves may be asked for by others: this one calls by the id that it is given.
RT_CALLABLE_PROGRAM optix::float3 with_saturation(optix::float3 c, Settings s)
{
  using namespace optix;
  rtCallableProgramId<optix::float3(optix::float3, Settings)> inner(s.inner_curve);
  const float3 mapped = inner(c, s);
  return lerp(make_float3(luminance(mapped)), mapped, s.saturation);
}
