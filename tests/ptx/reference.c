/* SPDX-License-Identifier: Apache-2.0 */
/* All references by opcode. */
#include <string.h>

#include "tests/ptx/suite.h"

const struct reference *reference_find(const char *opcode)
{
    static const struct reference *const tables[] = {
        integer_references, bit_references,     float_references,
        compare_references, convert_references, memory_references,
        video_references,   warp_references,    image_references};
    for (unsigned t = 0; t < sizeof(tables) / sizeof(tables[0]); t++)
        for (const struct reference *r = tables[t]; r->opcode; r++)
            if (!strcmp(r->opcode, opcode)) return r;
    return NULL;
}
