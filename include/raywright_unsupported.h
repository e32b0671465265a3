/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Functions of the classic interface that Raywright has not: sources that name them compile and
 * link, and each call returns RT_ERROR_NOT_SUPPORTED with a message, or the result of a context or
 * object that is not valid. Included by raywright.h.
 */
#ifndef RAYWRIGHT_UNSUPPORTED_H
#define RAYWRIGHT_UNSUPPORTED_H

#include "raywright.h"

#ifdef __cplusplus
extern "C" {
#endif

struct IDirect3DDevice9;
struct IDirect3DResource9;
struct ID3D10Device;
struct ID3D10Resource;
struct ID3D11Device;
struct ID3D11Resource;
struct IDXGIAdapter;

/* ---- OpenGL of Windows ---- */

/* The device that a handle of a GPU stands for there. RT_ERROR_NOT_SUPPORTED. */
RWAPI RTresult rtDeviceGetWGLDevice(int *device, void *gpu);

/* ---- Direct3D interop ---- */

/* Buffers and textures that Direct3D owns. RT_ERROR_NOT_SUPPORTED. */
RWAPI RTresult rtContextSetD3D9Device(RTcontext context, struct IDirect3DDevice9 *device);
RWAPI RTresult rtContextSetD3D10Device(RTcontext context, struct ID3D10Device *device);
RWAPI RTresult rtContextSetD3D11Device(RTcontext context, struct ID3D11Device *device);
RWAPI RTresult rtDeviceGetD3D9Device(int *device, const char *pszAdapterName);
RWAPI RTresult rtDeviceGetD3D10Device(int *device, struct IDXGIAdapter *pAdapter);
RWAPI RTresult rtDeviceGetD3D11Device(int *device, struct IDXGIAdapter *pAdapter);
RWAPI RTresult rtBufferCreateFromD3D9Resource(RTcontext context, unsigned int bufferdesc,
                                              struct IDirect3DResource9 *resource,
                                              RTbuffer *buffer);
RWAPI RTresult rtBufferCreateFromD3D10Resource(RTcontext context, unsigned int bufferdesc,
                                               struct ID3D10Resource *resource, RTbuffer *buffer);
RWAPI RTresult rtBufferCreateFromD3D11Resource(RTcontext context, unsigned int bufferdesc,
                                               struct ID3D11Resource *resource, RTbuffer *buffer);
RWAPI RTresult rtTextureSamplerCreateFromD3D9Resource(RTcontext context,
                                                      struct IDirect3DResource9 *resource,
                                                      RTtexturesampler *textureSampler);
RWAPI RTresult rtTextureSamplerCreateFromD3D10Resource(RTcontext context,
                                                       struct ID3D10Resource *resource,
                                                       RTtexturesampler *textureSampler);
RWAPI RTresult rtTextureSamplerCreateFromD3D11Resource(RTcontext context,
                                                       struct ID3D11Resource *resource,
                                                       RTtexturesampler *textureSampler);
RWAPI RTresult rtBufferGetD3D9Resource(RTbuffer buffer, struct IDirect3DResource9 **resource);
RWAPI RTresult rtBufferGetD3D10Resource(RTbuffer buffer, struct ID3D10Resource **resource);
RWAPI RTresult rtBufferGetD3D11Resource(RTbuffer buffer, struct ID3D11Resource **resource);
RWAPI RTresult rtTextureSamplerGetD3D9Resource(RTtexturesampler textureSampler,
                                               struct IDirect3DResource9 **pResource);
RWAPI RTresult rtTextureSamplerGetD3D10Resource(RTtexturesampler textureSampler,
                                                struct ID3D10Resource **pResource);
RWAPI RTresult rtTextureSamplerGetD3D11Resource(RTtexturesampler textureSampler,
                                                struct ID3D11Resource **pResource);
RWAPI RTresult rtBufferD3D9Register(RTbuffer buffer);
RWAPI RTresult rtBufferD3D10Register(RTbuffer buffer);
RWAPI RTresult rtBufferD3D11Register(RTbuffer buffer);
RWAPI RTresult rtBufferD3D9Unregister(RTbuffer buffer);
RWAPI RTresult rtBufferD3D10Unregister(RTbuffer buffer);
RWAPI RTresult rtBufferD3D11Unregister(RTbuffer buffer);
RWAPI RTresult rtTextureSamplerD3D9Register(RTtexturesampler textureSampler);
RWAPI RTresult rtTextureSamplerD3D10Register(RTtexturesampler textureSampler);
RWAPI RTresult rtTextureSamplerD3D11Register(RTtexturesampler textureSampler);
RWAPI RTresult rtTextureSamplerD3D9Unregister(RTtexturesampler textureSampler);
RWAPI RTresult rtTextureSamplerD3D10Unregister(RTtexturesampler textureSampler);
RWAPI RTresult rtTextureSamplerD3D11Unregister(RTtexturesampler textureSampler);

/* ---- Remote devices ---- */

/* Launches on machines elsewhere, which versions until 4 had. RT_ERROR_NOT_SUPPORTED. */
RWAPI RTresult rtContextSetRemoteDevice(RTcontext context, RTremotedevice remote_dev);
RWAPI RTresult rtRemoteDeviceCreate(const char *url, const char *username, const char *password,
                                    RTremotedevice *remote_dev);
RWAPI RTresult rtRemoteDeviceDestroy(RTremotedevice remote_dev);
RWAPI RTresult rtRemoteDeviceGetAttribute(RTremotedevice remote_dev, RTremotedeviceattribute attrib,
                                          RTsize size, void *p);
RWAPI RTresult rtRemoteDeviceReserve(RTremotedevice remote_dev, unsigned int num_nodes,
                                     unsigned int configuration);
RWAPI RTresult rtRemoteDeviceRelease(RTremotedevice remote_dev);

#ifdef __cplusplus
}
#endif

#endif
