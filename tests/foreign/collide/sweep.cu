/* SPDX-License-Identifier: Apache-2.0 */
/* Bodies that move in a straight line: when do they first touch another? One that stays where it is
 * is an error, for which there is an exception program. */
#include <optix.h>
#include <optixu/optixu_math_namespace.h>
#include "query.h"

using namespace optix;

#define MY_EXCEPTION_SAME_PLACE (RT_EXCEPTION_USER + 0x10)

rtDeclareVariable(unsigned int, id, rtLaunchIndex, );
rtDeclareVariable(rtObject, bodies, , );
rtBuffer<Sweep> sweeps;
rtBuffer<Contact> contacts;

struct SweepState {
  Contact contact;
  const Sweep *sweep; /* a local of the ray generation program */
};

RT_PROGRAM void sweep()
{
  const Sweep s = sweeps[id];
  const float3 a = make_float3(s.from[0], s.from[1], s.from[2]);
  const float3 b = make_float3(s.to[0], s.to[1], s.to[2]);
  if (a.x == b.x && a.y == b.y && a.z == b.z) rtThrow(MY_EXCEPTION_SAME_PLACE);
  SweepState state;
  state.contact.when = 1.0f;
  state.contact.other = -1;
  state.contact.touched = state.contact.inside = 0;
  state.sweep = &s;
  /* The direction is not normalised: distances are shares of the way. */
  Ray ray = make_Ray(a, b - a, 0, 0.0f, 1.0f);
  rtTrace(bodies, ray, state);
  contacts[id] = state.contact;
}
