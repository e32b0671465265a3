// SPDX-License-Identifier: Apache-2.0
// Metaballs: a field of several points, its surface by steps and bisection.
#include <optix.h>
#include <optixu/optixu_math_namespace.h>
#include <optixu/optixu_aabb_namespace.h>

using namespace optix;

rtBuffer<float4> balls; // the last number: strength
rtDeclareVariable(float, level, , );
rtDeclareVariable(Ray, ray, rtCurrentRay, );
rtDeclareVariable(float3, normal, attribute normal, );

static __device__ float field(const float3& p, float3* gradient)
{
  float sum = 0.0f;
  if (gradient) *gradient = make_float3(0.0f);
  for (size_t i = 0; i < balls.size(); ++i) {
    const float3 d = p - make_float3(balls[i]);
    const float r2 = dot(d, d);
    sum += balls[i].w / r2;
    if (gradient) *gradient -= 2.0f * balls[i].w / (r2 * r2) * d;
  }
  return sum;
}

RT_PROGRAM void metaballs_intersect(int)
{
  float before = ray.tmin;
  for (float t = ray.tmin + 0.05f; t < fminf(ray.tmax, 12.0f); before = t, t += 0.05f) {
    if (field(ray.origin + t * ray.direction, 0) < level) continue;
    float inside = t;
    for (int i = 0; i < 12; ++i) {
      const float middle = 0.5f * (before + inside);
      (field(ray.origin + middle * ray.direction, 0) < level ? before : inside) = middle;
    }
    if (rtPotentialIntersection(inside)) {
      float3 g;
      field(ray.origin + inside * ray.direction, &g);
      normal = -normalize(g);
      rtReportIntersection(0);
    }
    return;
  }
}

RT_PROGRAM void metaballs_bounds(int, float result[6])
{
  Aabb box;
  box.m_min = make_float3(1e10f);
  box.m_max = make_float3(-1e10f);
  float reach = 0.0f;
  for (unsigned int i = 0; i < balls.size(); ++i) {
    reach += sqrtf(balls[i].w / level);
    box.include(make_float3(balls[i]));
  }
  box.enlarge(reach);
  *(Aabb*)result = box;
}
