/* SPDX-License-Identifier: Apache-2.0 */
#include <optix.h>
#include "query.h"

rtDeclareVariable(unsigned int, id, rtLaunchIndex, );
rtBuffer<Contact> contacts;
rtBuffer<unsigned int> codes;

RT_PROGRAM void oops()
{
  const unsigned int code = rtGetExceptionCode();
  rtPrintExceptionDetails();
  contacts[id].when = -1.0f;
  contacts[id].other = (int)code;
  atomicMax(&codes[0], code);
}
