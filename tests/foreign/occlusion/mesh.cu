// SPDX-License-Identifier: Apache-2.0
// Indexed triangles with the helper of the SDK for one triangle; indices are ints in threes.
#include <optix.h>
#include <optixu/optixu_math_namespace.h>
#include <optixu/optixu_aabb_namespace.h>
#include "helpers.h"

using namespace optix;

rtBuffer<float3> vertexBuffer;
rtBuffer<int3> indexBuffer;
rtDeclareVariable(Ray, currentRay, rtCurrentRay, );
rtDeclareVariable(MeshHit, meshHit, attribute meshHit, );

template<class T>
static __device__ T pick(T a, T b, bool first) { return first ? a : b; }

RT_PROGRAM void intersectMesh(int primitive)
{
  const int3 id = indexBuffer[primitive];
  const float3 a = vertexBuffer[id.x], b = vertexBuffer[id.y], c = vertexBuffer[id.z];
  float3 n;
  float t, beta, gamma;
  if (!intersect_triangle(currentRay, a, b, c, n, t, beta, gamma)) return;
  if (rtPotentialIntersection(t)) {
    MeshHit record;
    record.geometricNormal = normalize(n);
    record.barycentrics = make_float2(beta, gamma);
    record.triangle = pick(primitive, -1, id.x >= 0);
    meshHit = record;
    rtReportIntersection(0);
  }
}

RT_PROGRAM void meshBounds(int primitive, float result[6])
{
  const int3 id = indexBuffer[primitive];
  Aabb box(vertexBuffer[id.x], vertexBuffer[id.y], vertexBuffer[id.z]);
  const float area = length(cross(vertexBuffer[id.y] - vertexBuffer[id.x], vertexBuffer[id.z] - vertexBuffer[id.x]));
  if (!(area > 0.0f)) box.invalidate();
  Aabb *out = (Aabb *)result;
  *out = box;
}
