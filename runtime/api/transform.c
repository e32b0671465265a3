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
    transform->motion = RW_MOTION_NONE;
}

RW_CREATOR(Transform, RTtransform, RW_OBJECT_TRANSFORM, initialise(object))
RW_LINK_SETTER(Transform, Child, RTtransform, RW_OBJECT_TRANSFORM, RTobject,
               rw_argument_node(context, value, "child"), object->child)
RW_GETTER(Transform, Child, RTtransform, RW_OBJECT_TRANSFORM, RTobject, rw_live(object->child))

RTresult rtTransformGetChildType(RTtransform transform, RTobjecttype *type)
{
    RW_ENTER_TO_READ(transform, RW_OBJECT_TRANSFORM);
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

/* Not further off than roundings make it, of whichever way an application computed it. */
static bool are_inverse(const float *a, const float *b)
{
    const double off = 0.01;
    for (int r = 0; r < 3; r++)
        for (int c = 0; c < 4; c++) {
            double sum = c == 3 ? a[4 * r + 3] : 0, size = fabs(sum);
            for (int k = 0; k < 3; k++) {
                const double product = (double)a[4 * r + k] * b[4 * k + c];
                sum += product;
                size += fabs(product);
            }
            if (!(fabs(sum - (r == c)) <= off * (size > 1 ? size : 1))) return false;
        }
    return true;
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
    if (have_matrix && have_inverse && !are_inverse(matrix, inverse))
        return rw_error(context, RT_ERROR_INVALID_VALUE,
                        "argument 'inverseMatrix' is not the inverse of 'matrix'; with NULL it is "
                        "computed");
    if ((!have_inverse && !invert(inverse, matrix)) || (!have_matrix && !invert(matrix, inverse)))
        return rw_error(context, RT_ERROR_INVALID_VALUE,
                        "the matrix is singular; a transform needs an inverse");
    return RT_SUCCESS;
}

static void drop_keys(RTtransform transform)
{
    if (!transform->keys) return;
    rw_changed_structure(transform->base.context);
    rw_free(transform->keys);
    transform->keys = NULL;
    transform->key_type = RT_MOTIONKEYTYPE_NONE;
    transform->motion.steps = 1;
}

static void set_matrix(RTtransform transform, const float m[16], const float inverse[16])
{
    RTcontext context = transform->base.context;
    bool was_identity = transform->identity;
    drop_keys(transform);
    if (!memcmp(transform->matrix, m, sizeof transform->matrix) &&
        !memcmp(transform->inverse, inverse, sizeof transform->inverse))
        return;
    memcpy(transform->matrix, m, sizeof transform->matrix);
    memcpy(transform->inverse, inverse, sizeof transform->inverse);
    transform->identity = !memcmp(m, identity, sizeof identity);
    /* A kernel for scenes without transforms has no code for them. */
    if (was_identity != transform->identity) rw_changed_structure(context);
    rw_changed_scene(context);
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
    set_matrix(transform, m, inverse);
    return RT_SUCCESS;
}

RTresult rtTransformGetMatrix(RTtransform transform, int transpose, float *matrix,
                              float *inverseMatrix)
{
    RW_ENTER_TO_READ(transform, RW_OBJECT_TRANSFORM);
    if (matrix) copy_matrix(matrix, transform->matrix, transpose);
    if (inverseMatrix) copy_matrix(inverseMatrix, transform->inverse, transpose);
    return RT_SUCCESS;
}

/* ---- motion ---- */

size_t rw_motion_key_size(RTmotionkeytype type)
{
    if (type == RT_MOTIONKEYTYPE_MATRIX_FLOAT12) return 12;
    return type == RT_MOTIONKEYTYPE_SRT_FLOAT16 ? 16 : 0;
}

static bool has_rotation(const float srt[16])
{
    enum { QUATERNION = 9 };
    for (int i = 0; i < 4; i++)
        if (srt[QUATERNION + i] != 0) return true;
    return false;
}

static RTresult check_key(RTcontext context, RTmotionkeytype type, const float *key,
                          unsigned number)
{
    float inverse[12];
    for (size_t i = 0; i < rw_motion_key_size(type); i++)
        if (!isfinite(key[i]))
            return rw_error(context, RT_ERROR_INVALID_VALUE, "motion key %u: number %zu is %g",
                            number, i, (double)key[i]);
    if (type == RT_MOTIONKEYTYPE_MATRIX_FLOAT12 && !rw_affine_invert(key, inverse))
        return rw_error(context, RT_ERROR_INVALID_VALUE,
                        "motion key %u: the matrix is singular; a transform needs an inverse",
                        number);
    if (type == RT_MOTIONKEYTYPE_SRT_FLOAT16 && !has_rotation(key))
        return rw_error(context, RT_ERROR_INVALID_VALUE,
                        "motion key %u: the quaternion is 0; 0 0 0 1 does not rotate", number);
    return RT_SUCCESS;
}

/* One key is a matrix that stands still. */
static RTresult set_only_key(RTtransform transform, RTmotionkeytype type, const float *key)
{
    float m[16], inverse[16];
    memcpy(m, identity, sizeof m);
    if (type == RT_MOTIONKEYTYPE_SRT_FLOAT16)
        rw_affine_from_srt(key, m);
    else
        memcpy(m, key, 12 * sizeof *key);
    RW_CHECK(complete(transform->base.context, true, m, false, inverse));
    set_matrix(transform, m, inverse);
    return RT_SUCCESS;
}

RTresult rtTransformSetMotionKeys(RTtransform transform, unsigned int n, RTmotionkeytype type,
                                  const float *keys)
{
    RW_ENTER(transform, RW_OBJECT_TRANSFORM);
    RTcontext context = transform->base.context;
    const size_t size = rw_motion_key_size(type);
    RW_CHECK(rw_argument_pointer(context, keys, "keys"));
    if (!n || !size)
        return rw_error(context, RT_ERROR_INVALID_VALUE,
                        "%u motion keys of type %u: there have to be some, as matrices (1) or SRT "
                        "(2)",
                        n, (unsigned)type);
    for (unsigned k = 0; k < n; k++) RW_CHECK(check_key(context, type, keys + k * size, k));
    if (n == 1) return set_only_key(transform, type, keys);
    float *copy = rw_malloc(n * size * sizeof *copy);
    if (!copy) return rw_out_of_memory(context, "motion keys");
    memcpy(copy, keys, n * size * sizeof *copy);
    if (transform->motion.steps == 1) rw_changed_structure(context); /* a feature */
    rw_free(transform->keys);
    transform->keys = copy;
    transform->key_type = type;
    transform->motion.steps = n;
    rw_changed_scene(context);
    return RT_SUCCESS;
}

RW_GETTER(Transform, MotionKeyType, RTtransform, RW_OBJECT_TRANSFORM, RTmotionkeytype,
          object->key_type)
RW_GETTER(Transform, MotionKeyCount, RTtransform, RW_OBJECT_TRANSFORM, unsigned int,
          object->motion.steps)

RTresult rtTransformGetMotionKeys(RTtransform transform, float *keys)
{
    RW_ENTER_TO_READ(transform, RW_OBJECT_TRANSFORM);
    RTcontext context = transform->base.context;
    RW_CHECK(rw_argument_pointer(context, keys, "keys"));
    if (!transform->keys)
        return rw_error(context, RT_ERROR_INVALID_VALUE,
                        "the transform has no motion keys, only a matrix");
    memcpy(keys, transform->keys,
           transform->motion.steps * rw_motion_key_size(transform->key_type) * sizeof *keys);
    return RT_SUCCESS;
}

void rw_transform_drop(struct rw_object *object)
{
    rw_free(((RTtransform)object)->keys);
    rw_link(&((RTtransform)object)->child, NULL);
}
