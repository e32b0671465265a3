/* SPDX-License-Identifier: Apache-2.0 */
/* OpenGL interop: buffers and texture samplers over objects of OpenGL. */
#include "runtime/api/access.h"
#include "runtime/interop/gl.h"

RTresult rtBufferCreateFromGLBO(RTcontext context, unsigned int bufferdesc, unsigned int glId,
                                RTbuffer *buffer)
{
    RW_ENTER_CONTEXT(context);
    RTbuffer created;
    RW_CHECK(rw_argument_pointer(context, buffer, "buffer"));
    if (bufferdesc & RT_BUFFER_PROGRESSIVE_STREAM)
        return rw_error(context, RT_ERROR_INVALID_VALUE,
                        "0x%x: OpenGL cannot have the contents of a stream buffer", bufferdesc);
    RW_CHECK(rw_buffer_create(context, bufferdesc, &created));
    RTresult result = rw_gl_buffer_attach(created, glId);
    if (result)
        rw_object_destroy(&created->base);
    else
        *buffer = created;
    return result;
}

RTresult rtTextureSamplerCreateFromGLImage(RTcontext context, unsigned int glId, RTgltarget target,
                                           RTtexturesampler *textureSampler)
{
    RW_ENTER_CONTEXT(context);
    RTtexturesampler created;
    RW_CHECK(rw_argument_pointer(context, textureSampler, "textureSampler"));
    RW_CHECK(rw_texture_sampler_create(context, &created));
    RTresult result = rw_gl_image_attach(created, glId, target);
    if (result)
        rw_object_destroy(&created->base);
    else
        *textureSampler = created;
    return result;
}

RW_GETTER(Buffer, GLBOId, RTbuffer, RW_OBJECT_BUFFER, unsigned int, rw_gl_name_of(object))
RW_GETTER(TextureSampler, GLImageId, RTtexturesampler, RW_OBJECT_TEXTURE_SAMPLER, unsigned int,
          object->gl_name)

#define REGISTER_CALLS(Noun, handle, type, which)                                                  \
    RTresult rt##Noun##GLRegister(handle object)                                                   \
    {                                                                                              \
        RW_ENTER(object, type);                                                                    \
        return rw_gl_register(object->base.context, which, true);                                  \
    }                                                                                              \
    RTresult rt##Noun##GLUnregister(handle object)                                                 \
    {                                                                                              \
        RW_ENTER(object, type);                                                                    \
        return rw_gl_register(object->base.context, which, false);                                 \
    }

REGISTER_CALLS(Buffer, RTbuffer, RW_OBJECT_BUFFER, object)
REGISTER_CALLS(TextureSampler, RTtexturesampler, RW_OBJECT_TEXTURE_SAMPLER,
               object->gl_name ? rw_live(object->buffer) : NULL)
