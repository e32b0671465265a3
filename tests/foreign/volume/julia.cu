// SPDX-License-Identifier: Apache-2.0
// A Julia set of quaternions, by its distance estimate; the normal from differences.
#include <optix.h>
#include <optixu/optixu_math_namespace.h>
#include <optixu/optixu_aabb_namespace.h>

using namespace optix;

rtDeclareVariable(float4, c4, , "parameter of the set");
rtDeclareVariable(float3, julia_centre, , );
rtDeclareVariable(float, epsilon, , ) = 2e-3f;
rtDeclareVariable(int, iterations, , ) = 9;
rtDeclareVariable(Ray, ray, rtCurrentRay, );
rtDeclareVariable(float3, normal, attribute normal, );

struct Quaternion4
{
  __device__ Quaternion4(float a, float3 v) : r(a), i(v) {}
  __device__ Quaternion4 squared() const { return Quaternion4(r * r - dot(i, i), 2.0f * r * i); }
  __device__ Quaternion4 times(const Quaternion4& o) const
  {
    return Quaternion4(r * o.r - dot(i, o.i), r * o.i + o.r * i + cross(i, o.i));
  }
  __device__ float norm() const { return sqrtf(r * r + dot(i, i)); }
  float r;
  float3 i;
};

static __device__ float distance_estimate(float3 p)
{
  Quaternion4 z(p.x, make_float3(p.y, p.z, 0.0f)), dz(1.0f, make_float3(0.0f));
  for (int i = 0; i < iterations && z.norm() < 16.0f; ++i) {
    dz = z.times(dz);
    dz.r *= 2.0f; dz.i *= 2.0f;
    z = z.squared();
    z.r += c4.x; z.i += make_float3(c4.y, c4.z, c4.w);
  }
  const float n = z.norm();
  return 0.5f * n * logf(n) / dz.norm();
}

RT_PROGRAM void julia_intersect(int)
{
  const float3 o = ray.origin - julia_centre;
  const float b = dot(o, ray.direction), q = b * b - dot(o, o) + 4.0f;
  if (q < 0.0f) return;
  float t = fmaxf(-b - sqrtf(q), ray.tmin);
  const float end = fminf(-b + sqrtf(q), ray.tmax);
  for (int i = 0; i < 200 && t < end; ++i) {
    const float3 p = o + t * ray.direction;
    const float d = distance_estimate(p);
    if (d < epsilon) {
      if (!rtPotentialIntersection(t)) return;
      const float h = 2.0f * epsilon;
      normal = normalize(make_float3(
          distance_estimate(p + make_float3(h, 0, 0)) - distance_estimate(p - make_float3(h, 0, 0)),
          distance_estimate(p + make_float3(0, h, 0)) - distance_estimate(p - make_float3(0, h, 0)),
          distance_estimate(p + make_float3(0, 0, h)) - distance_estimate(p - make_float3(0, 0, h))));
      rtReportIntersection(0);
      return;
    }
    t += d;
  }
}

RT_PROGRAM void julia_bounds(int, float result[6])
{
  Aabb* aabb = (Aabb*)result;
  aabb->m_min = julia_centre - make_float3(2.0f);
  aabb->m_max = julia_centre + make_float3(2.0f);
}
