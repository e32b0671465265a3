/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Texture samplers: how ray programs read a buffer as a texture. Part of raywright.h, which
 * includes it and whose conventions hold.
 *
 * The texels are the elements of a buffer of 1, 2 or 4 components of 8, 16 or 32 bits, or those in
 * its blocks, which are read as floats in every mode. Its dimensions are the texture's; with
 * RT_BUFFER_LAYERED the last one counts layers, with RT_BUFFER_CUBEMAP six faces (in the order
 * +x -x +y -y +z -z), with both six for each layer. Mip levels are those of the buffer. What the
 * buffer holds at a launch is what the launch reads.
 */
#ifndef RAYWRIGHT_SAMPLER_H
#define RAYWRIGHT_SAMPLER_H

#include "raywright.h"

#ifdef __cplusplus
extern "C" {
#endif

/* A new one: no buffer, wrap mode repeat, nearest texel, no mip levels, normalised coordinates,
 * values as they are. It is used through its id, or bound to an rtTextureSampler variable with
 * rtVariableSetObject. */
RWAPI RTresult rtTextureSamplerCreate(RTcontext context, RTtexturesampler *texturesampler);
/* Destroys it; the buffer stays. */
RWAPI RTresult rtTextureSamplerDestroy(RTtexturesampler texturesampler);
/* Checks that the buffer can be read as set: its format, its faces, and that what is filtered is
 * read as floats. */
RWAPI RTresult rtTextureSamplerValidate(RTtexturesampler texturesampler);
/* The context it was made from. */
RWAPI RTresult rtTextureSamplerGetContext(RTtexturesampler texturesampler, RTcontext *context);
/* The texels. The two arguments in the middle are 0. */
RWAPI RTresult rtTextureSamplerSetBuffer(RTtexturesampler texturesampler, unsigned int deprecated0,
                                         unsigned int deprecated1, RTbuffer buffer);
RWAPI RTresult rtTextureSamplerGetBuffer(RTtexturesampler texturesampler, unsigned int deprecated0,
                                         unsigned int deprecated1, RTbuffer *buffer);
/* What lies outside, for coordinate `dimension`, 0 to 2. RT_WRAP_REPEAT and RT_WRAP_MIRROR need
 * normalised coordinates and clamp otherwise; cube maps always clamp, face by face. */
RWAPI RTresult rtTextureSamplerSetWrapMode(RTtexturesampler texturesampler, unsigned int dimension,
                                           RTwrapmode wrapmode);
RWAPI RTresult rtTextureSamplerGetWrapMode(RTtexturesampler texturesampler, unsigned int dimension,
                                           RTwrapmode *wrapmode);
/* Filters within a level and between levels. GPUs have one filter within a level, which is that for
 * magnification; `mipmapping` RT_FILTER_NONE uses level 0 alone. */
RWAPI RTresult rtTextureSamplerSetFilteringModes(RTtexturesampler texturesampler,
                                                 RTfiltermode minification,
                                                 RTfiltermode magnification,
                                                 RTfiltermode mipmapping);
RWAPI RTresult rtTextureSamplerGetFilteringModes(RTtexturesampler texturesampler,
                                                 RTfiltermode *minification,
                                                 RTfiltermode *magnification,
                                                 RTfiltermode *mipmapping);
/* Most samples along the longer gradient in lookups with gradients; clamped to 1 to 16. */
RWAPI RTresult rtTextureSamplerSetMaxAnisotropy(RTtexturesampler texturesampler, float value);
RWAPI RTresult rtTextureSamplerGetMaxAnisotropy(RTtexturesampler texturesampler, float *value);
/* Limits of the mip level, 0 <= minLevel <= maxLevel, and what is added to it before. */
RWAPI RTresult rtTextureSamplerSetMipLevelClamp(RTtexturesampler texturesampler, float minLevel,
                                                float maxLevel);
RWAPI RTresult rtTextureSamplerGetMipLevelClamp(RTtexturesampler texturesampler, float *minLevel,
                                                float *maxLevel);
RWAPI RTresult rtTextureSamplerSetMipLevelBias(RTtexturesampler texturesampler, float value);
RWAPI RTresult rtTextureSamplerGetMipLevelBias(RTtexturesampler texturesampler, float *value);
/* Whether 8- and 16-bit integers are read as they are or as floats in [0, 1] or [-1, 1]; with _SRGB
 * and floats, 8-bit components but the fourth are decoded to linear first. */
RWAPI RTresult rtTextureSamplerSetReadMode(RTtexturesampler texturesampler,
                                           RTtexturereadmode readmode);
RWAPI RTresult rtTextureSamplerGetReadMode(RTtexturesampler texturesampler,
                                           RTtexturereadmode *readmode);
/* Coordinates in [0, 1] or in texels; cube maps have directions. */
RWAPI RTresult rtTextureSamplerSetIndexingMode(RTtexturesampler texturesampler,
                                               RTtextureindexmode indexmode);
RWAPI RTresult rtTextureSamplerGetIndexingMode(RTtexturesampler texturesampler,
                                               RTtextureindexmode *indexmode);
/* The id (above 0) by which rtTex2D and its relatives find it; the same for all its life. */
RWAPI RTresult rtTextureSamplerGetId(RTtexturesampler texturesampler, int *textureId);
/* The sampler of an id. RT_ERROR_INVALID_VALUE: there is none. */
RWAPI RTresult rtContextGetTextureSamplerFromId(RTcontext context, int samplerId,
                                                RTtexturesampler *sampler);
/* Until 3.8 levels and array elements were set here; 1 is accepted. RT_ERROR_NOT_SUPPORTED:
 * more. */
RWAPI RTresult rtTextureSamplerSetMipLevelCount(RTtexturesampler texturesampler,
                                                unsigned int mipLevelCount);
RWAPI RTresult rtTextureSamplerGetMipLevelCount(RTtexturesampler texturesampler,
                                                unsigned int *mipLevelCount);
RWAPI RTresult rtTextureSamplerSetArraySize(RTtexturesampler texturesampler,
                                            unsigned int textureCount);
RWAPI RTresult rtTextureSamplerGetArraySize(RTtexturesampler texturesampler,
                                            unsigned int *textureCount);

#ifdef __cplusplus
}
#endif

#endif
