// SPDX-License-Identifier: Apache-2.0
#include "pt.h"

rtDeclareVariable(Path, path, rtPayload, );
rtDeclareVariable(float3, background, , );

RT_PROGRAM void outside()
{
  path.radiance += background * path.throughput;
  path.over = true;
}
