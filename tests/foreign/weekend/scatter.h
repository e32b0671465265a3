// SPDX-License-Identifier: Apache-2.0
// What the three materials do with a ray; the host's reference picture uses the same.
#pragma once
#include "path.h"

BOTH bool scatter_lambertian(PathState &path, const vec3 &P, const vec3 &N, const vec3 &albedo)
{
  const vec3 target = P + N + random_in_unit_sphere(*path.in.dice);
  path.out.fate = BOUNCED;
  path.out.next_origin = P;
  path.out.next_direction = target - P;
  path.out.attenuation = albedo;
  return true;
}

BOTH bool scatter_metal(PathState &path, const vec3 &D, const vec3 &P, const vec3 &N,
                        const vec3 &albedo, float fuzz)
{
  const vec3 reflected = reflect(unit_vector(D), N);
  path.out.fate = BOUNCED;
  path.out.next_origin = P;
  path.out.next_direction = reflected + fuzz * random_in_unit_sphere(*path.in.dice);
  path.out.attenuation = albedo;
  return dot(path.out.next_direction, N) > 0.f;
}

BOTH bool refract(const vec3 &v, const vec3 &n, float ni_over_nt, vec3 &refracted)
{
  const vec3 uv = unit_vector(v);
  const float dt = dot(uv, n);
  const float discriminant = 1.0f - ni_over_nt * ni_over_nt * (1.f - dt * dt);
  if (discriminant <= 0.f) return false;
  refracted = ni_over_nt * (uv - n * dt) - n * sqrtf(discriminant);
  return true;
}

BOTH float schlick(float cosine, float ref_idx)
{
  float r0 = (1.f - ref_idx) / (1.f + ref_idx);
  r0 = r0 * r0;
  return r0 + (1.f - r0) * powf(1.f - cosine, 5.f);
}

BOTH bool scatter_dielectric(PathState &path, const vec3 &D, const vec3 &P, const vec3 &N, float ref_idx)
{
  vec3 outward_normal, refracted;
  float ni_over_nt, cosine, reflect_prob = 1.f;
  if (dot(D, N) > 0.f) {
    outward_normal = -N;
    ni_over_nt = ref_idx;
    cosine = dot(D, N) / D.length();
    cosine = sqrtf(1.f - ref_idx * ref_idx * (1.f - cosine * cosine));
  } else {
    outward_normal = N;
    ni_over_nt = 1.f / ref_idx;
    cosine = -dot(D, N) / D.length();
  }
  if (refract(D, outward_normal, ni_over_nt, refracted)) reflect_prob = schlick(cosine, ref_idx);
  const bool mirrored = (*path.in.dice)() < reflect_prob;
  path.out.fate = BOUNCED;
  path.out.next_origin = P;
  path.out.next_direction = mirrored ? reflect(D, N) : refracted;
  path.out.attenuation = vec3(1.f, 1.f, 1.f);
  return true;
}
