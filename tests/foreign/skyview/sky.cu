// SPDX-License-Identifier: Apache-2.0
#include <optix_world.h>
#include "types.h"
using skyview::Ask;

rtDeclareVariable(Ask, ask, rtPayload, );

RT_PROGRAM void sees_sky() { ask.seen = 1.0f; }
