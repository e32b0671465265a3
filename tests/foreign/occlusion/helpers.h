// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <optixu/optixu_vector_types.h>

enum RayKind { SURFACE_RAY, OCCLUSION_RAY, RAY_KINDS };

struct Camera { optix::float3 position, right, up, forward; };

struct SurfacePoint {
  optix::float3 position, normal;
  bool found;
};

struct OcclusionPayload { float blocked; };

// What intersection programs tell hit programs, as one attribute.
struct MeshHit {
  optix::float3 geometricNormal;
  optix::float2 barycentrics;
  int triangle;
};
