/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Transform: an affine matrix over one child. Matrix and inverse are both kept; the one that is not
 * given is computed, in double precision.
 */
#include "runtime/api/access.h"

#include <math.h>
#include <string.h>

#include "runtime/base/affine.h"

static const float identity[16] = {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1};

static void initialise(RTtransform transform)
{
    memcpy(transform->matrix, identity, sizeof identity);
    memcpy(transform->inverse, identity, sizeof identity);
    transform->identity = true;
    transform->motion.end = 1;
}

RW_CREATOR(Transform, RTtransform, RW_OBJECT_TRANSFORM, initialise(object))
RW_LINK_SETTER(Transform, Child, RTtransform, RW_OBJECT_TRANSFORM, RTobject,
               rw_argument_node(context, value, "child"), object->child)
RW_GETTER(Transform, Child, RTtransform, RW_OBJECT_TRANSFORM, RTobject, rw_live(object->child))

RTresult rtTransformGetChildType(RTtransform transform, RTobjecttype *type)
{
    RW_ENTER(transform, RW_OBJECT_TRANSFORM);
    return rw_node_type(transform->base.context, transform->child, type);
}

/* Between row-major and column-major; a plain copy when `transpose` is 0. */
static void copy_matrix(float *to, const float *from, int transpose)
{
    for (int r = 0; r < 4; r++)
        for (int c = 0; c < 4; c++) to[r * 4 + c] = transpose ? from[c * 4 + r] : from[r * 4 + c];
}

/* What was computed may be off by roundings: an inverse seldom ends in 1 itself. The row is made
 * what it means. */
static RTresult make_affine(RTcontext context, float *m, const char *name)
{
    const float off = 1e-4f;
    for (int i = 0; i < 16; i++)
        if (!isfinite(m[i]))
            return rw_error(context, RT_ERROR_INVALID_VALUE, "%s: row %d, column %d is %g", name,
                            i / 4, i % 4, (double)m[i]);
    if (fabsf(m[12]) > off || fabsf(m[13]) > off || fabsf(m[14]) > off || fabsf(m[15] - 1) > off)
        return rw_error(context, RT_ERROR_INVALID_VALUE,
                        "%s: the last row is %g %g %g %g; it has to be 0 0 0 1 (transpose is for "
                        "column-major matrices)",
                        name, (double)m[12], (double)m[13], (double)m[14], (double)m[15]);
    memcpy(m + 12, identity + 12, 4 * sizeof *m);
    return RT_SUCCESS;
}

static bool invert(float *out, const float *in)
{
    memcpy(out, identity, sizeof identity);
    return rw_affine_invert(in, out);
}

/* Fills whichever of the two was not given. */
static RTresult complete(RTcontext context, bool have_matrix, float *matrix, bool have_inverse,
                         float *inverse)
{
    if (!have_matrix && !have_inverse)
        return rw_error(context, RT_ERROR_INVALID_VALUE,
                        "arguments 'matrix' and 'inverseMatrix' are both NULL");
    if (have_matrix) RW_CHECK(make_affine(context, matrix, "matrix"));
    if (have_inverse) RW_CHECK(make_affine(context, inverse, "inverseMatrix"));
    if ((!have_inverse && !invert(inverse, matrix)) || (!have_matrix && !invert(matrix, inverse)))
        return rw_error(context, RT_ERROR_INVALID_VALUE,
                        "the matrix is singular; a transform needs an inverse");
    return RT_SUCCESS;
}

RTresult rtTransformSetMatrix(RTtransform transform, int transpose, const float *matrix,
                              const float *inverseMatrix)
{
    RW_ENTER(transform, RW_OBJECT_TRANSFORM);
    RTcontext context = transform->base.context;
    float m[16], inverse[16];
    if (matrix) copy_matrix(m, matrix, transpose);
    if (inverseMatrix) copy_matrix(inverse, inverseMatrix, transpose);
    RTresult result = complete(context, matrix != NULL, m, inverseMatrix != NULL, inverse);
    if (result != RT_SUCCESS) return result;
    if (!memcmp(transform->matrix, m, sizeof m) &&
        !memcmp(transform->inverse, inverse, sizeof inverse))
        return RT_SUCCESS;
    bool was_identity = transform->identity;
    memcpy(transform->matrix, m, sizeof m);
    memcpy(transform->inverse, inverse, sizeof inverse);
    transform->identity = !memcmp(m, identity, sizeof m);
    /* A kernel for scenes without transforms has no code for them. */
    if (was_identity != transform->identity) rw_changed_structure(context);
    rw_changed_scene(context);
    return RT_SUCCESS;
}

RTresult rtTransformGetMatrix(RTtransform transform, int transpose, float *matrix,
                              float *inverseMatrix)
{
    RW_ENTER(transform, RW_OBJECT_TRANSFORM);
    if (matrix) copy_matrix(matrix, transform->matrix, transpose);
    if (inverseMatrix) copy_matrix(inverseMatrix, transform->inverse, transpose);
    return RT_SUCCESS;
}

void rw_transform_drop(struct rw_object *object)
{
    rw_link(&((RTtransform)object)->child, NULL);
}
