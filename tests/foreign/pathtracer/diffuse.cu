// SPDX-License-Identifier: Apache-2.0
#include "pt.h"

using namespace optix;

rtDeclareVariable(float3, diffuse_color, , );
rtDeclareVariable(float3, emission_color, , );  // most materials leave it unset
rtDeclareVariable(Ray, ray, rtCurrentRay, );
rtDeclareVariable(float, t_hit, rtIntersectionDistance, );
rtDeclareVariable(Path, path, rtPayload, );
rtDeclareVariable(Shadow, shadow, rtPayload, );
rtDeclareVariable(float3, front, attribute front, );
rtDeclareVariable(rtObject, top_object, , );
rtBuffer<ParallelogramLight> lights;

static __device__ float3 direct_light(const float3& p, const float3& n, unsigned int& seed)
{
  float3 sum = make_float3(0.f);
  for (unsigned int i = 0; i < lights.size(); i++) {
    const ParallelogramLight light = lights[i];
    const float u = uniform(seed), v = uniform(seed);
    const float3 to = light.corner + u * light.v1 + v * light.v2 - p, l = normalize(to);
    const float near = dot(n, l), far = -dot(light.normal, l);
    if (near <= 0.f || far <= 0.f) continue;
    Shadow s;
    s.in_shadow = false;
    rtTrace(top_object, make_Ray(p, l, SHADOW_RAY, 1e-3f, length(to) - 1e-3f), s);
    if (!s.in_shadow) sum += light.emission * (near * far * length(cross(light.v1, light.v2)) / (M_PIf * dot(to, to)));
  }
  return sum;
}

RT_PROGRAM void diffuse()
{
  const float3 n = faceforward(front, -ray.direction, front);
  // Light is sampled where a diffuse path goes on; seen by itself or in a mirror, it shines.
  if (lights.size() == 0 || path.mirror) path.radiance += path.throughput * emission_color;
  path.origin = ray.origin + t_hit * ray.direction;
  path.throughput *= diffuse_color;
  path.radiance += path.throughput * direct_light(path.origin, n, *path.seed);
  const float u = uniform(*path.seed), v = uniform(*path.seed);
  float3 d;
  cosine_sample_hemisphere(u, v, d);
  Onb onb(n);
  onb.inverse_transform(d);
  path.direction = d;
  path.mirror = 0;
}

RT_PROGRAM void in_shadow()
{
  shadow.in_shadow = true;
  rtTerminateRay();
}
