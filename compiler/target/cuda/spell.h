/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The text of a PTX instruction in inline assembly, while lower writes it: "$0" stands for the
 * first operand, results first.
 */
#ifndef RWC_SPELL_H
#define RWC_SPELL_H

#include <stdbool.h>
#include <stddef.h>

#include "compiler/ir/marker.h"

#define RWC_SPELL_BYTES 256

struct rwc_spelling {
    char bytes[RWC_SPELL_BYTES];
    size_t length;
    bool overflow; /* the text is cut and must not be used */
};

void rwc_spell(struct rwc_spelling *text, const char *piece);
/* "$number" */
void rwc_spell_operand(struct rwc_spelling *text, unsigned number);
/* "{$first, ...}" of `count` operands, three of them padded with the last: PTX wants four and
 * ignores that one. Gives the number after the last. */
unsigned rwc_spell_vector(struct rwc_spelling *text, unsigned first, unsigned count);

/* Prefix of the functions that say whether a surface access is out of range: bool
 * rwc.ptx.outside.<shape>.<bytes>(i64 surface, coordinates as the access has them). */
#define RWC_SURFACE_CHECK RWC_PTX "outside."

/* Is this a form whose operands rwc_spell_image knows? */
bool rwc_is_image_form(const char *form);
/* Opcode and operands of a texture or surface form with so many results and parameters; false when
 * these are not the form's. */
bool rwc_spell_image(const char *form, unsigned results, unsigned params,
                     struct rwc_spelling *text);

#endif
