// SPDX-License-Identifier: Apache-2.0
#include "field.h"

rtDeclareVariable(RadioPayload, p, rtPayload, );

RT_PROGRAM void gone()
{
    p.done = true;
}
