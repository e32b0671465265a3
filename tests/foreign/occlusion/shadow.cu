// SPDX-License-Identifier: Apache-2.0
#include <optix.h>
#include "helpers.h"

rtDeclareVariable(OcclusionPayload, probe, rtPayload, );

RT_PROGRAM void occlude()
{
  probe.blocked = 1.0f;
  rtTerminateRay();
}
