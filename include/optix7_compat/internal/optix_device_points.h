/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Between the object's space and the world's: all transforms of the list, from the world down, at
 * the ray's time. Matrices are three rows of four.
 */
#ifndef RW_OPTIX7_OPTIX_DEVICE_POINTS_H
#define RW_OPTIX7_OPTIX_DEVICE_POINTS_H

/* ---- matrices ---- */

OPTIX_DEVICE void optixInternalMultiply(const float a[12], const float b[12], float out[12])
{
    for (int r = 0; r < 12; r += 4)
        for (int c = 0; c < 4; c++)
            out[r + c] = a[r] * b[c] + a[r + 1] * b[4 + c] + a[r + 2] * b[8 + c] +
                         (c == 3 ? a[r + 3] : 0.0f);
}

OPTIX_DEVICE void optixInternalInvert(const float m[12], float out[12])
{
    float determinant = 0.0f;
    for (int r = 0; r < 3; r++)
        for (int c = 0; c < 3; c++) {
            const int r1 = 4 * ((c + 1) % 3), r2 = 4 * ((c + 2) % 3);
            const int c1 = (r + 1) % 3, c2 = (r + 2) % 3;
            out[4 * r + c] = m[r1 + c1] * m[r2 + c2] - m[r1 + c2] * m[r2 + c1];
        }
    for (int c = 0; c < 3; c++) determinant += m[c] * out[4 * c];
    for (int r = 0; r < 12; r += 4) {
        for (int c = 0; c < 3; c++) out[r + c] /= determinant;
        out[r + 3] = -(out[r] * m[3] + out[r + 1] * m[7] + out[r + 2] * m[11]);
    }
}

/* ---- one transform ---- */

/* `count` numbers between the keys before and after a time; the first key and the last one hold on
 * beyond them. */
OPTIX_DEVICE void optixInternalInterpolate(const OptixMotionOptions &motion, const float *keys,
                                           int count, float time, float *out)
{
    const int last = motion.numKeys > 1 ? motion.numKeys - 1 : 0;
    const float length = motion.timeEnd - motion.timeBegin;
    float at = length > 0.0f ? (time - motion.timeBegin) / length * float(last) : 0.0f;
    at = at > 0.0f ? at : 0.0f;
    at = at < float(last) ? at : float(last);
    const int before = int(at), after = before < last ? before + 1 : last;
    const float weight = at - float(before);
    for (int i = 0; i < count; i++)
        out[i] = (1.0f - weight) * keys[count * before + i] + weight * keys[count * after + i];
}

/* Scale, shear and pivot, then the rotation, then the translation. */
OPTIX_DEVICE void optixInternalFromSRT(const float n[16], float out[12])
{
    const float x = n[9], y = n[10], z = n[11], w = n[12];
    const float s = 2.0f / (x * x + y * y + z * z + w * w);
    const float scale[12] = {n[0], n[1], n[2], n[3], 0.0f, n[4],
                             n[5], n[6], 0.0f, 0.0f, n[7], n[8]};
    const float rotation[12] = {
        1.0f - s * (y * y + z * z), s * (x * y - z * w),        s * (x * z + y * w),        n[13],
        s * (x * y + z * w),        1.0f - s * (x * x + z * z), s * (y * z - x * w),        n[14],
        s * (x * z - y * w),        s * (y * z + x * w),        1.0f - s * (x * x + y * y), n[15]};
    optixInternalMultiply(rotation, scale, out);
}

/* From below a transform to above it, or with `inverse` the other way. */
OPTIX_DEVICE void optixInternalTransform(OptixTraversableHandle handle, bool inverse, float out[12])
{
    const OptixTransformType type = optixGetTransformTypeFromHandle(handle);
    const float *given = nullptr;
    float numbers[16], matrix[12] = {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0};
    if (type == OPTIX_TRANSFORM_TYPE_INSTANCE) {
        const float4 *rows = inverse ? optixGetInstanceInverseTransformFromHandle(handle)
                                     : optixGetInstanceTransformFromHandle(handle);
        given = reinterpret_cast<const float *>(rows);
    } else if (type == OPTIX_TRANSFORM_TYPE_STATIC_TRANSFORM) {
        const OptixStaticTransform *node = optixGetStaticTransformFromHandle(handle);
        given = inverse ? node->inverse : node->transform;
    } else if (type == OPTIX_TRANSFORM_TYPE_MATRIX_MOTION_TRANSFORM) {
        const OptixMatrixMotionTransform *node = optixGetMatrixMotionTransformFromHandle(handle);
        optixInternalInterpolate(node->motionOptions, node->transform[0], 12, optixGetRayTime(),
                                 matrix);
    } else if (type == OPTIX_TRANSFORM_TYPE_SRT_MOTION_TRANSFORM) {
        const OptixSRTMotionTransform *node = optixGetSRTMotionTransformFromHandle(handle);
        optixInternalInterpolate(node->motionOptions, &node->srtData[0].sx, 16, optixGetRayTime(),
                                 numbers);
        optixInternalFromSRT(numbers, matrix);
    }
    if (given != nullptr)
        for (int i = 0; i < 12; i++) out[i] = given[i];
    else if (inverse)
        optixInternalInvert(matrix, out);
    else
        for (int i = 0; i < 12; i++) out[i] = matrix[i];
}

/* ---- all of them ---- */

OPTIX_DEVICE void optixInternalJoin(bool toObject, float m[12])
{
    const unsigned int count = optixGetTransformListSize();
    for (int i = 0; i < 12; i++) m[i] = i % 5 == 0 ? 1.0f : 0.0f;
    for (unsigned int k = 0; k < count; k++) {
        float next[12], all[12];
        optixInternalTransform(optixGetTransformListHandle(k), toObject, next);
        if (toObject)
            optixInternalMultiply(next, m, all);
        else
            optixInternalMultiply(m, next, all);
        for (int i = 0; i < 12; i++) m[i] = all[i];
    }
}

OPTIX_DEVICE void optixGetWorldToObjectTransformMatrix(float m[12])
{
    optixInternalJoin(true, m);
}

OPTIX_DEVICE void optixGetObjectToWorldTransformMatrix(float m[12])
{
    optixInternalJoin(false, m);
}

OPTIX_DEVICE float3 optixInternalApply(const float m[12], float3 v, float w)
{
    return make_float3(m[0] * v.x + m[1] * v.y + m[2] * v.z + m[3] * w,
                       m[4] * v.x + m[5] * v.y + m[6] * v.z + m[7] * w,
                       m[8] * v.x + m[9] * v.y + m[10] * v.z + m[11] * w);
}

/* Normals go by the transposed inverse, and are not normalised. */
OPTIX_DEVICE float3 optixInternalApplyTransposed(const float m[12], float3 v)
{
    return make_float3(m[0] * v.x + m[4] * v.y + m[8] * v.z, m[1] * v.x + m[5] * v.y + m[9] * v.z,
                       m[2] * v.x + m[6] * v.y + m[10] * v.z);
}

#define OPTIX_BETWEEN(way, toObject)                                                               \
    OPTIX_DEVICE float3 optixTransformPointFrom##way(float3 point)                                 \
    {                                                                                              \
        float m[12];                                                                               \
        optixInternalJoin(toObject, m);                                                            \
        return optixInternalApply(m, point, 1.0f);                                                 \
    }                                                                                              \
    OPTIX_DEVICE float3 optixTransformVectorFrom##way(float3 vector)                               \
    {                                                                                              \
        float m[12];                                                                               \
        optixInternalJoin(toObject, m);                                                            \
        return optixInternalApply(m, vector, 0.0f);                                                \
    }                                                                                              \
    OPTIX_DEVICE float3 optixTransformNormalFrom##way(float3 normal)                               \
    {                                                                                              \
        float m[12];                                                                               \
        optixInternalJoin(!toObject, m);                                                           \
        return optixInternalApplyTransposed(m, normal);                                            \
    }
OPTIX_BETWEEN(WorldToObjectSpace, true)
OPTIX_BETWEEN(ObjectToWorldSpace, false)
#undef OPTIX_BETWEEN

#endif
