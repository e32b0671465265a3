/* SPDX-License-Identifier: Apache-2.0 */
#include "world.h"

rtDeclareVariable(float3, eye, , "where the camera stands");
rtDeclareVariable(float3, right, , );
rtDeclareVariable(float3, up, , );
rtDeclareVariable(float3, ahead, , );
rtDeclareVariable(float3, mistake_colour, , );
rtDeclareVariable(float, epsilon, , );
rtDeclareVariable(rtObject, everything, , );
rtDeclareVariable(unsigned int, look_rays, , );
rtBuffer<uchar4, 2> image;
rtDeclareAnnotation(image, "BGRA, first row lowest");

rtDeclareVariable(uint2, at, rtLaunchIndex, );
rtDeclareVariable(uint2, of, rtLaunchDim, );
rtDeclareVariable(float, ticks_to_grey, , ) = 1e-6f;

/* With SHOW_COST the picture is of how long a pixel took; not compiled in now. */
RT_PROGRAM void pinhole()
{
#ifdef SHOW_COST
  clock_t before = clock();
#endif
  const size_t2 size = image.size();
  const float2 s = make_float2(at) / make_float2(size.x, size.y) * 2.f - 1.f;
  optix::Ray ray(eye, normalize(s.x * right + s.y * up + ahead), look_rays, epsilon, RT_DEFAULT_MAX);

  LookResult look;
  look.weight = 1.f;
  look.bounces = 0;
  rtTrace(everything, ray, look);
#ifdef SHOW_COST
  look.colour = make_float3((clock() - before) * ticks_to_grey);
#endif
  image[at] = to_bgra(look.colour);
}

RT_PROGRAM void mistake()
{
  rtPrintf("mistake 0x%X at (%d, %d) of (%d, %d)\n", rtGetExceptionCode(), at.x, at.y, of.x, of.y);
  image[at] = to_bgra(mistake_colour);
}
