/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Texture samplers: how a buffer is read as a texture. All of the state may change at any time;
 * `changed` tells runtime/launch/texture.c, which makes the device's texture after it before the
 * next launch. A sampler has its id from the start, since samplers that are bound to variables are
 * found by id too.
 */
#include "runtime/api/access.h"
#include "runtime/launch/texture.h"
#include "runtime/object/texel.h"
#include "runtime/plan/validate.h"

#include <math.h>

#define TYPE RW_OBJECT_TEXTURE_SAMPLER
#define LAST_LEVEL 1000.0f /* beyond the last level of any texture */

RTresult rw_texture_sampler_create(RTcontext context, RTtexturesampler *texturesampler)
{
    RTtexturesampler created = NULL;
    RW_CHECK(rw_argument_pointer(context, texturesampler, "texturesampler"));
    RW_CHECK(rw_object_create(context, TYPE, sizeof *created, &created));
    created->mipmapping = RT_FILTER_NONE;
    created->max_anisotropy = 1.0f;
    created->max_level = LAST_LEVEL;
    created->id = rw_id_give(&context->texture_ids, &created->base);
    if (!created->id) {
        rw_object_retire(&created->base);
        return rw_out_of_memory(context, "the table of texture ids");
    }
    rw_changed_value(context);
    *texturesampler = created;
    return RT_SUCCESS;
}

RTresult rtTextureSamplerCreate(RTcontext context, RTtexturesampler *texturesampler)
{
    RW_ENTER_CONTEXT(context);
    return rw_texture_sampler_create(context, texturesampler);
}

void rw_texture_sampler_drop(struct rw_object *object)
{
    RTtexturesampler sampler = (RTtexturesampler)object;
    rw_texture_drop_device(sampler);
    rw_id_take(&object->context->texture_ids, sampler->id);
    RTbuffer own = sampler->gl_name ? rw_live(sampler->buffer) : NULL;
    rw_sampler_link(sampler, NULL);
    if (own) rw_object_destroy(&own->base);
}

static void touch(RTtexturesampler sampler)
{
    sampler->changed = true;
    rw_changed_structure(sampler->base.context);
}

/* ---- one value each ---- */

static RTresult check_enumerator(RTtexturesampler sampler, unsigned value, unsigned last,
                                 const char *name)
{
    if (value <= last) return RT_SUCCESS;
    return rw_error(sampler->base.context, RT_ERROR_INVALID_VALUE, "%s is %u; 0 to %u are possible",
                    name, value, last);
}

#define ENUM_SETTER(What, T, field, last)                                                          \
    RTresult rtTextureSamplerSet##What(RTtexturesampler texturesampler, T value)                   \
    {                                                                                              \
        RW_ENTER(texturesampler, TYPE);                                                            \
        RTresult result = check_enumerator(texturesampler, (unsigned)value, last, #T);             \
        if (result != RT_SUCCESS) return result;                                                   \
        if (texturesampler->field != value) touch(texturesampler);                                 \
        texturesampler->field = value;                                                             \
        return RT_SUCCESS;                                                                         \
    }
ENUM_SETTER(ReadMode, RTtexturereadmode, read_mode, RT_TEXTURE_READ_NORMALIZED_FLOAT_SRGB)
ENUM_SETTER(IndexingMode, RTtextureindexmode, index_mode, RT_TEXTURE_INDEX_ARRAY_INDEX)

#define GETTER(What, T, expression)                                                                \
    RW_GETTER(TextureSampler, What, RTtexturesampler, TYPE, T, expression)
GETTER(ReadMode, RTtexturereadmode, object->read_mode)
GETTER(IndexingMode, RTtextureindexmode, object->index_mode)
GETTER(MaxAnisotropy, float, object->max_anisotropy)
GETTER(MipLevelBias, float, object->level_bias)
GETTER(Id, int, (int)object->id)

static RTresult check_number(RTtexturesampler sampler, float value, const char *name)
{
    if (!isnan(value)) return RT_SUCCESS;
    return rw_error(sampler->base.context, RT_ERROR_INVALID_VALUE, "argument '%s' is not a number",
                    name);
}

RTresult rtTextureSamplerSetMaxAnisotropy(RTtexturesampler texturesampler, float value)
{
    RW_ENTER(texturesampler, TYPE);
    RTresult result = check_number(texturesampler, value, "value");
    if (result != RT_SUCCESS) return result;
    texturesampler->max_anisotropy = fminf(fmaxf(value, 1.0f), 16.0f);
    touch(texturesampler);
    return RT_SUCCESS;
}

RTresult rtTextureSamplerSetMipLevelBias(RTtexturesampler texturesampler, float value)
{
    RW_ENTER(texturesampler, TYPE);
    RTresult result = check_number(texturesampler, value, "value");
    if (result != RT_SUCCESS) return result;
    texturesampler->level_bias = value;
    touch(texturesampler);
    return RT_SUCCESS;
}

/* ---- several values ---- */

RTresult rtTextureSamplerSetMipLevelClamp(RTtexturesampler texturesampler, float minLevel,
                                          float maxLevel)
{
    RW_ENTER(texturesampler, TYPE);
    if (!(minLevel >= 0.0f && minLevel <= maxLevel))
        return rw_error(texturesampler->base.context, RT_ERROR_INVALID_VALUE,
                        "mip levels from %g to %g; 0 <= minLevel <= maxLevel is needed",
                        (double)minLevel, (double)maxLevel);
    texturesampler->min_level = minLevel;
    texturesampler->max_level = maxLevel;
    touch(texturesampler);
    return RT_SUCCESS;
}

RTresult rtTextureSamplerGetMipLevelClamp(RTtexturesampler texturesampler, float *minLevel,
                                          float *maxLevel)
{
    RW_ENTER_TO_READ(texturesampler, TYPE);
    RTcontext context = texturesampler->base.context;
    RW_CHECK(rw_argument_pointer(context, minLevel, "minLevel"));
    RW_CHECK(rw_argument_pointer(context, maxLevel, "maxLevel"));
    *minLevel = texturesampler->min_level;
    *maxLevel = texturesampler->max_level;
    return RT_SUCCESS;
}

RTresult rtTextureSamplerSetWrapMode(RTtexturesampler texturesampler, unsigned int dimension,
                                     RTwrapmode wrapmode)
{
    RW_ENTER(texturesampler, TYPE);
    RW_CHECK(rw_argument_index(texturesampler->base.context, dimension, 3, "dimension"));
    RW_CHECK(check_enumerator(texturesampler, wrapmode, RT_WRAP_CLAMP_TO_BORDER, "wrapmode"));
    texturesampler->wrap[dimension] = wrapmode;
    touch(texturesampler);
    return RT_SUCCESS;
}

RTresult rtTextureSamplerGetWrapMode(RTtexturesampler texturesampler, unsigned int dimension,
                                     RTwrapmode *wrapmode)
{
    RW_ENTER_TO_READ(texturesampler, TYPE);
    RTcontext context = texturesampler->base.context;
    RW_CHECK(rw_argument_index(context, dimension, 3, "dimension"));
    RW_CHECK(rw_argument_pointer(context, wrapmode, "wrapmode"));
    *wrapmode = texturesampler->wrap[dimension];
    return RT_SUCCESS;
}

RTresult rtTextureSamplerSetFilteringModes(RTtexturesampler texturesampler,
                                           RTfiltermode minification, RTfiltermode magnification,
                                           RTfiltermode mipmapping)
{
    RW_ENTER(texturesampler, TYPE);
    RW_CHECK(check_enumerator(texturesampler, minification, RT_FILTER_LINEAR, "minification"));
    RW_CHECK(check_enumerator(texturesampler, magnification, RT_FILTER_LINEAR, "magnification"));
    RW_CHECK(check_enumerator(texturesampler, mipmapping, RT_FILTER_NONE, "mipmapping"));
    texturesampler->minification = minification;
    texturesampler->magnification = magnification;
    texturesampler->mipmapping = mipmapping;
    touch(texturesampler);
    return RT_SUCCESS;
}

RTresult rtTextureSamplerGetFilteringModes(RTtexturesampler texturesampler,
                                           RTfiltermode *minification, RTfiltermode *magnification,
                                           RTfiltermode *mipmapping)
{
    RW_ENTER_TO_READ(texturesampler, TYPE);
    RTcontext context = texturesampler->base.context;
    RW_CHECK(rw_argument_pointer(context, minification, "minification"));
    RW_CHECK(rw_argument_pointer(context, magnification, "magnification"));
    RW_CHECK(rw_argument_pointer(context, mipmapping, "mipmapping"));
    *minification = texturesampler->minification;
    *magnification = texturesampler->magnification;
    *mipmapping = texturesampler->mipmapping;
    return RT_SUCCESS;
}

/* ---- the buffer ---- */

/* Array element and mip level were chosen here before 3.9; since then the buffer has them. */
static RTresult check_deprecated(RTtexturesampler sampler, unsigned array, unsigned level)
{
    if (!array && !level) return RT_SUCCESS;
    return rw_error(sampler->base.context, RT_ERROR_INVALID_VALUE,
                    "array element %u and mip level %u have to be 0; layers and levels belong to "
                    "the buffer (RT_BUFFER_LAYERED, rtBufferSetMipLevelCount)",
                    array, level);
}

RTresult rtTextureSamplerSetBuffer(RTtexturesampler texturesampler, unsigned int deprecated0,
                                   unsigned int deprecated1, RTbuffer buffer)
{
    RW_ENTER(texturesampler, TYPE);
    RTcontext context = texturesampler->base.context;
    RW_CHECK(check_deprecated(texturesampler, deprecated0, deprecated1));
    RW_CHECK(rw_argument(context, buffer, RW_OBJECT_BUFFER, "buffer"));
    rw_sampler_link(texturesampler, buffer);
    touch(texturesampler);
    return RT_SUCCESS;
}

RTresult rtTextureSamplerGetBuffer(RTtexturesampler texturesampler, unsigned int deprecated0,
                                   unsigned int deprecated1, RTbuffer *buffer)
{
    RW_ENTER_TO_READ(texturesampler, TYPE);
    RW_CHECK(check_deprecated(texturesampler, deprecated0, deprecated1));
    RW_CHECK(rw_argument_pointer(texturesampler->base.context, buffer, "buffer"));
    *buffer = rw_live(texturesampler->buffer);
    return RT_SUCCESS;
}

/* What versions before 3.9 set here, clients still set to 1. */
static RTresult check_one(RTtexturesampler sampler, unsigned count, const char *instead)
{
    if (count == 1) return RT_SUCCESS;
    return rw_error(sampler->base.context, count ? RT_ERROR_NOT_SUPPORTED : RT_ERROR_INVALID_VALUE,
                    "%u; only 1 is possible: %s", count, instead);
}

RTresult rtTextureSamplerSetMipLevelCount(RTtexturesampler texturesampler,
                                          unsigned int mipLevelCount)
{
    RW_ENTER(texturesampler, TYPE);
    return check_one(texturesampler, mipLevelCount, "use rtBufferSetMipLevelCount for mip levels");
}

RTresult rtTextureSamplerSetArraySize(RTtexturesampler texturesampler, unsigned int textureCount)
{
    RW_ENTER(texturesampler, TYPE);
    return check_one(texturesampler, textureCount,
                     "use a buffer with RT_BUFFER_LAYERED for arrays");
}

GETTER(MipLevelCount, unsigned int, 1)
GETTER(ArraySize, unsigned int, 1)

RTresult rtTextureSamplerValidate(RTtexturesampler texturesampler)
{
    RW_ENTER(texturesampler, TYPE);
    return rw_validate_texture(texturesampler, "this handle");
}
