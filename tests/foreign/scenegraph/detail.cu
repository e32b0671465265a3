/* SPDX-License-Identifier: Apache-2.0 */
/* Visit programs: one that takes the coarse child for rays that come from afar, one that goes on only
 * where a switch is on. */
#include <optix.h>
#include <optixu/optixu_math_namespace.h>

rtDeclareVariable(optix::Ray, ray, rtCurrentRay, );
rtDeclareVariable(float, far_limit, , );
rtDeclareVariable(unsigned int, choice, , "bit set of children");

RT_PROGRAM void by_distance()
{
  /* in the coordinates of the object, whose origin is where it stands */
  unsigned int index_of_child = (unsigned int)(optix::length(ray.origin) > far_limit);
  rtIntersectChild(index_of_child);
}

RT_PROGRAM void by_switch()
{
  for (unsigned int i = 0; i < 3; ++i)
    if (choice & (1u << i)) rtIntersectChild(i);
}
