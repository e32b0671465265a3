// SPDX-License-Identifier: Apache-2.0
// Ambient occlusion from the ray generation program alone: the first ray returns where it ended, the
// others only whether something was there.
#include <optixu/optixu_math_namespace.h>
#include <optix.h>
#include "random.h"
#include "helpers.h"

using namespace optix;

rtDeclareVariable(uint2, launchIndex, rtLaunchIndex, );
rtDeclareVariable(rtObject, sceneRoot, , );
rtDeclareVariable(Camera, camera, , );          // a struct, set as user data
rtDeclareVariable(unsigned int, frameIndex, , );
rtDeclareVariable(unsigned int, sqrtSamples, , );
rtDeclareVariable(float, maxDistance, , );
rtBuffer<float, 2> accumBuffer;
rtBuffer<unsigned char, 2> frameBuffer;

__device__ float openness(const SurfacePoint& at, unsigned int& seed)
{
  Onb frame(at.normal);
  float open = 0.0f;
  for (unsigned int i = 0; i < sqrtSamples; ++i)
    for (unsigned int j = 0; j < sqrtSamples; ++j) {
      float u = (i + rnd(&seed)) / sqrtSamples;
      float v = (j + rnd(&seed)) / sqrtSamples;
      float3 dir;
      cosine_sample_hemisphere(u, v, dir);
      frame.inverse_transform(dir);
      OcclusionPayload probe = { 0.0f };
      Ray ray = make_Ray(at.position, dir, OCCLUSION_RAY, 1e-3f, maxDistance);
      rtTrace(sceneRoot, ray, probe);
      open += 1.0f - probe.blocked;
    }
  return open / (sqrtSamples * sqrtSamples);
}

RT_PROGRAM void renderOcclusion()
{
  size_t2 dim = frameBuffer.size();
  unsigned int seed = scramble(launchIndex.y * (unsigned int)dim.x + launchIndex.x, frameIndex);
  float2 jitter = make_float2(rnd(&seed), rnd(&seed) * 0.0f);
  float2 pixel = (make_float2(launchIndex) + jitter) / make_float2((float)dim.x, (float)dim.y) * 2.0f - 1.0f;
  float3 dir = normalize(camera.forward + pixel.x * camera.right + pixel.y * camera.up);

  SurfacePoint hit;
  hit.found = false;
  rtTrace(sceneRoot, make_Ray(camera.position, dir, SURFACE_RAY, 0.0f, RT_DEFAULT_MAX), hit);

  float value = hit.found ? openness(hit, seed) : 1.0f;
  if (frameIndex > 0) value = lerp(accumBuffer[launchIndex], value, 1.0f / (frameIndex + 1.0f));
  accumBuffer[launchIndex] = value;
  frameBuffer[launchIndex] = (unsigned char)(255.0f * clamp(value, 0.0f, 1.0f));
}
