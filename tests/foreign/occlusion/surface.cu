// SPDX-License-Identifier: Apache-2.0
#include "helpers.h"
#include <optix_world.h>

using namespace optix;

rtDeclareVariable(Ray, currentRay, rtCurrentRay, );
rtDeclareVariable(float, tHit, rtIntersectionDistance, );
rtDeclareVariable(MeshHit, meshHit, attribute meshHit, );
rtDeclareVariable(SurfacePoint, out, rtPayload, );

RT_PROGRAM void rememberSurface()
{
  out.position = currentRay.origin + tHit * currentRay.direction;
  out.normal = faceforward(meshHit.geometricNormal, -currentRay.direction, meshHit.geometricNormal);
  out.found = meshHit.triangle >= 0;
}
