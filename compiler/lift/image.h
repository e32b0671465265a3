/* SPDX-License-Identifier: Apache-2.0 */
/* What the rules of textures (texture.c) and surfaces (surface.c) share. */
#ifndef RWC_LIFT_IMAGE_H
#define RWC_LIFT_IMAGE_H

#include "compiler/lift/internal.h"

enum { RWC_IMAGE_ARGUMENTS = 20 };

struct rwc_arguments { /* of the call that a form becomes */
    LLVMValueRef values[RWC_IMAGE_ARGUMENTS];
    unsigned count;
};

struct rwc_image_shape {
    const char *name;
    unsigned coordinates; /* without the layer, and without padding */
    bool layered;
    unsigned gradient, offset; /* components */
};

/* The shape that a modifier of the instruction names; the table of forms lets no other through. */
const struct rwc_image_shape *rwc_image_shape_of(const struct rwc_op *op);
/* The handle in a register, or in a variable of type .texref or .surfref; NULL: reported. */
LLVMValueRef rwc_image_object(struct rwc_lift *l, const char *name);
/* Adds elements first .. first+count-1 of a vector operand, or the operand itself. Vectors of three
 * are padded to four in PTX. Of a typeless `type`, which is data, registers may be wider. */
bool rwc_image_vector(struct rwc_lift *l, struct rwc_arguments *out,
                      const struct rwc_ptx_operand *operand, unsigned first, unsigned count,
                      enum rwc_ptx_type type);
/* Adds the object of [object, {coordinates}] and the coordinates, a layer first. */
bool rwc_image_place(struct rwc_lift *l, struct rwc_op *op, const struct rwc_ptx_operand *place,
                     enum rwc_ptx_type type, struct rwc_arguments *out);

#endif
