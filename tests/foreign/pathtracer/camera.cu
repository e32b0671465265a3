// SPDX-License-Identifier: Apache-2.0
#include "pt.h"

using namespace optix;

rtDeclareVariable(uint2,        launch_index, rtLaunchIndex, );
rtDeclareVariable(rtObject,     top_object, , );
rtDeclareVariable(unsigned int, frame_number, , );
rtDeclareVariable(unsigned int, most_bounces, , ) = 24u;
rtDeclareVariable(Matrix3x3,    frame_axes, , "columns: right, up, ahead");
rtDeclareVariable(float3,       eye, , );
rtDeclareVariable(float3,       fade, , "fogs the picture; a slider that nobody moves") = {0};
rtBuffer<float4, 2>             accumulated;

RT_PROGRAM void trace_paths()
{
  const size_t2 screen = accumulated.size();
  unsigned int seed = tea<16>((unsigned int)(screen.x * launch_index.y + launch_index.x), frame_number);
  const float jx = uniform(seed), jy = uniform(seed);
  const float2 d = (make_float2(launch_index) + make_float2(jx, jy)) / make_float2((float)screen.x, (float)screen.y) * 2.f - 1.f;

  Path path;
  path.origin = eye;
  path.direction = normalize(frame_axes * make_float3(d.x, d.y, 1.f));
  path.radiance = make_float3(0.f);
  path.throughput = make_float3(1.f);
  path.seed = &seed;
  path.mirror = 1;
  path.over = false;
  for (path.bounce = 0; !path.over && path.bounce < (int)most_bounces; path.bounce++) {
    Ray ray = make_Ray(path.origin, path.direction, PATH_RAY, 1e-3f, RT_DEFAULT_MAX);
    rtTrace(top_object, ray, path);
    if (path.bounce > 5) { // roulette
      const float p = fminf(fmaxf(path.throughput), 0.95f);
      if (uniform(seed) >= p) break;
      path.throughput /= p;
    }
  }
  const float4 now = make_float4(path.radiance + fade, 1.f);
  accumulated[launch_index] = frame_number == 0 ? now : accumulated[launch_index] + now;
}

RT_PROGRAM void too_deep()
{
  rtPrintExceptionDetails();
  accumulated[launch_index] = make_float4(1e3f, 0.f, 1e3f, 1.f);
}
