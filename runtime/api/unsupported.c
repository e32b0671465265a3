/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The functions of raywright_unsupported.h. A call on a context or an object that is not live says
 * so first; handles of kinds that cannot be made here are never live, and those calls go without.
 */
#include "runtime/object/object.h"

#pragma GCC diagnostic ignored "-Wunused-parameter"

static RTresult refuse(RTcontext context, const char *what)
{
    return rw_error(context, RT_ERROR_NOT_SUPPORTED, "%s: not supported", what);
}

#define CONTEXT_CALL(name, context, what, parameters)                                              \
    RTresult name parameters                                                                       \
    {                                                                                              \
        RW_ENTER_CONTEXT(context);                                                                 \
        return refuse(context, what);                                                              \
    }
#define OBJECT_CALL(name, object, type, what, parameters)                                          \
    RTresult name parameters                                                                       \
    {                                                                                              \
        RW_ENTER(object, type);                                                                    \
        return refuse(object->base.context, what);                                                 \
    }
#define ORPHAN(name, what, parameters)                                                             \
    RTresult name parameters                                                                       \
    {                                                                                              \
        rw_error_without_context(RT_ERROR_NOT_SUPPORTED, "%s: %s: not supported", __func__, what); \
        return RT_ERROR_NOT_SUPPORTED;                                                             \
    }

/* ---- OpenGL of Windows ---- */
ORPHAN(rtDeviceGetWGLDevice, "OpenGL of Windows", (int *device, void *gpu))

/* ---- Direct3D interop ---- */
CONTEXT_CALL(rtContextSetD3D9Device, context, "Direct3D interop",
             (RTcontext context, struct IDirect3DDevice9 *device))
CONTEXT_CALL(rtContextSetD3D10Device, context, "Direct3D interop",
             (RTcontext context, struct ID3D10Device *device))
CONTEXT_CALL(rtContextSetD3D11Device, context, "Direct3D interop",
             (RTcontext context, struct ID3D11Device *device))
ORPHAN(rtDeviceGetD3D9Device, "Direct3D interop", (int *device, const char *pszAdapterName))
ORPHAN(rtDeviceGetD3D10Device, "Direct3D interop", (int *device, struct IDXGIAdapter *pAdapter))
ORPHAN(rtDeviceGetD3D11Device, "Direct3D interop", (int *device, struct IDXGIAdapter *pAdapter))
CONTEXT_CALL(rtBufferCreateFromD3D9Resource, context, "Direct3D interop",
             (RTcontext context, unsigned int bufferdesc, struct IDirect3DResource9 *resource,
              RTbuffer *buffer))
CONTEXT_CALL(rtBufferCreateFromD3D10Resource, context, "Direct3D interop",
             (RTcontext context, unsigned int bufferdesc, struct ID3D10Resource *resource,
              RTbuffer *buffer))
CONTEXT_CALL(rtBufferCreateFromD3D11Resource, context, "Direct3D interop",
             (RTcontext context, unsigned int bufferdesc, struct ID3D11Resource *resource,
              RTbuffer *buffer))
CONTEXT_CALL(rtTextureSamplerCreateFromD3D9Resource, context, "Direct3D interop",
             (RTcontext context, struct IDirect3DResource9 *resource,
              RTtexturesampler *textureSampler))
CONTEXT_CALL(rtTextureSamplerCreateFromD3D10Resource, context, "Direct3D interop",
             (RTcontext context, struct ID3D10Resource *resource, RTtexturesampler *textureSampler))
CONTEXT_CALL(rtTextureSamplerCreateFromD3D11Resource, context, "Direct3D interop",
             (RTcontext context, struct ID3D11Resource *resource, RTtexturesampler *textureSampler))
OBJECT_CALL(rtBufferGetD3D9Resource, buffer, RW_OBJECT_BUFFER, "Direct3D interop",
            (RTbuffer buffer, struct IDirect3DResource9 **resource))
OBJECT_CALL(rtBufferGetD3D10Resource, buffer, RW_OBJECT_BUFFER, "Direct3D interop",
            (RTbuffer buffer, struct ID3D10Resource **resource))
OBJECT_CALL(rtBufferGetD3D11Resource, buffer, RW_OBJECT_BUFFER, "Direct3D interop",
            (RTbuffer buffer, struct ID3D11Resource **resource))
OBJECT_CALL(rtTextureSamplerGetD3D9Resource, textureSampler, RW_OBJECT_TEXTURE_SAMPLER,
            "Direct3D interop",
            (RTtexturesampler textureSampler, struct IDirect3DResource9 **pResource))
OBJECT_CALL(rtTextureSamplerGetD3D10Resource, textureSampler, RW_OBJECT_TEXTURE_SAMPLER,
            "Direct3D interop",
            (RTtexturesampler textureSampler, struct ID3D10Resource **pResource))
OBJECT_CALL(rtTextureSamplerGetD3D11Resource, textureSampler, RW_OBJECT_TEXTURE_SAMPLER,
            "Direct3D interop",
            (RTtexturesampler textureSampler, struct ID3D11Resource **pResource))
OBJECT_CALL(rtBufferD3D9Register, buffer, RW_OBJECT_BUFFER, "Direct3D interop", (RTbuffer buffer))
OBJECT_CALL(rtBufferD3D10Register, buffer, RW_OBJECT_BUFFER, "Direct3D interop", (RTbuffer buffer))
OBJECT_CALL(rtBufferD3D11Register, buffer, RW_OBJECT_BUFFER, "Direct3D interop", (RTbuffer buffer))
OBJECT_CALL(rtBufferD3D9Unregister, buffer, RW_OBJECT_BUFFER, "Direct3D interop", (RTbuffer buffer))
OBJECT_CALL(rtBufferD3D10Unregister, buffer, RW_OBJECT_BUFFER, "Direct3D interop",
            (RTbuffer buffer))
OBJECT_CALL(rtBufferD3D11Unregister, buffer, RW_OBJECT_BUFFER, "Direct3D interop",
            (RTbuffer buffer))
OBJECT_CALL(rtTextureSamplerD3D9Register, textureSampler, RW_OBJECT_TEXTURE_SAMPLER,
            "Direct3D interop", (RTtexturesampler textureSampler))
OBJECT_CALL(rtTextureSamplerD3D10Register, textureSampler, RW_OBJECT_TEXTURE_SAMPLER,
            "Direct3D interop", (RTtexturesampler textureSampler))
OBJECT_CALL(rtTextureSamplerD3D11Register, textureSampler, RW_OBJECT_TEXTURE_SAMPLER,
            "Direct3D interop", (RTtexturesampler textureSampler))
OBJECT_CALL(rtTextureSamplerD3D9Unregister, textureSampler, RW_OBJECT_TEXTURE_SAMPLER,
            "Direct3D interop", (RTtexturesampler textureSampler))
OBJECT_CALL(rtTextureSamplerD3D10Unregister, textureSampler, RW_OBJECT_TEXTURE_SAMPLER,
            "Direct3D interop", (RTtexturesampler textureSampler))
OBJECT_CALL(rtTextureSamplerD3D11Unregister, textureSampler, RW_OBJECT_TEXTURE_SAMPLER,
            "Direct3D interop", (RTtexturesampler textureSampler))

/* ---- remote devices ---- */
CONTEXT_CALL(rtContextSetRemoteDevice, context, "remote devices",
             (RTcontext context, RTremotedevice remote_dev))
ORPHAN(rtRemoteDeviceCreate, "remote devices",
       (const char *url, const char *username, const char *password, RTremotedevice *remote_dev))
ORPHAN(rtRemoteDeviceDestroy, "remote devices", (RTremotedevice remote_dev))
ORPHAN(rtRemoteDeviceGetAttribute, "remote devices",
       (RTremotedevice remote_dev, RTremotedeviceattribute attrib, RTsize size, void *p))
ORPHAN(rtRemoteDeviceReserve, "remote devices",
       (RTremotedevice remote_dev, unsigned int num_nodes, unsigned int configuration))
ORPHAN(rtRemoteDeviceRelease, "remote devices", (RTremotedevice remote_dev))
