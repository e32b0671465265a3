/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Buffers and textures that OpenGL owns. docs/opengl.md tells when they are copied, and what has to
 * be current. Part of raywright.h.
 */
#ifndef RAYWRIGHT_GL_H
#define RAYWRIGHT_GL_H

#include "raywright.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * A buffer whose contents are those of a buffer object of OpenGL, which has to have a size and to
 * live as long as the buffer is registered, as it is from the start. Format and size are set as of
 * any buffer, and may not be more than the object has. Launches, and mapping, are to be done by the
 * thread in which the OpenGL context is current; outside of them OpenGL has the object.
 * RT_ERROR_NOT_SUPPORTED: there is no OpenGL, or no context of it is current.
 */
RWAPI RTresult rtBufferCreateFromGLBO(RTcontext context, unsigned int bufferdesc, unsigned int glId,
                                      RTbuffer *buffer);
/*
 * A sampler that reads an image of OpenGL, a texture with its levels or a renderbuffer, as it is
 * when a launch begins. RT_ERROR_INVALID_IMAGE: glId is none, or its internal format is not one
 * that textures have.
 */
RWAPI RTresult rtTextureSamplerCreateFromGLImage(RTcontext context, unsigned int glId,
                                                 RTgltarget target,
                                                 RTtexturesampler *textureSampler);
/* OpenGL's name of the object, 0 where there is none. */
RWAPI RTresult rtBufferGetGLBOId(RTbuffer buffer, unsigned int *glId);
RWAPI RTresult rtTextureSamplerGetGLImageId(RTtexturesampler textureSampler, unsigned int *glId);
/*
 * Unregistering gives the object up, so that OpenGL may change its size or format; launches that
 * use it give RT_ERROR_RESOURCE_NOT_REGISTERED until it is registered again.
 * RT_ERROR_RESOURCE_ALREADY_REGISTERED, RT_ERROR_RESOURCE_NOT_REGISTERED: it is so already.
 */
RWAPI RTresult rtBufferGLRegister(RTbuffer buffer);
RWAPI RTresult rtBufferGLUnregister(RTbuffer buffer);
RWAPI RTresult rtTextureSamplerGLRegister(RTtexturesampler textureSampler);
RWAPI RTresult rtTextureSamplerGLUnregister(RTtexturesampler textureSampler);

#ifdef __cplusplus
}
#endif

#endif
