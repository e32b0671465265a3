/* SPDX-License-Identifier: Apache-2.0 */
#include <optix.h>
#include "query.h"

struct SweepState { Contact contact; const Sweep *sweep; };

rtDeclareVariable(SweepState, state, rtPayload, );
rtDeclareVariable(int2, body_and_part, attribute body_and_part, );
rtDeclareVariable(float, when, rtIntersectionDistance, );
rtDeclareVariable(unsigned int, id, rtLaunchIndex, );
rtBuffer<int> touched_by; /* how many sweeps met a body anywhere on their way */

/* Every contact is counted, none accepted twice. */
RT_PROGRAM void count_touch()
{
  state.contact.touched |= 1 << body_and_part.x;
  rtPrintf("sweep %u meets part %d of body %d at %f\n", id, body_and_part.y, body_and_part.x, when);
}

RT_PROGRAM void first_touch()
{
  state.contact.when = when;
  state.contact.other = body_and_part.x;
  state.contact.inside = state.sweep->body == (unsigned int)body_and_part.x;
  atomicAdd(&touched_by[body_and_part.x], 1);
}
