/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Surfaces: texels that ray programs read and write by the surface instructions of PTX (suld, sust,
 * sured, suq; surf2Dread and its relatives in CUDA C). A program takes a surface object of 64 bits,
 * from a variable of type unsigned long long or as the value of a .surfref variable, which the host
 * sets with rtVariableSet1ull under the variable's name:
 *
 *   on a CUDA device   a surface object of CUDA (cudaCreateSurfaceObject or cuSurfObjectCreate) of
 *                      the device's primary context
 *   on the CPU         the address of a struct RWsurface
 *
 * Object, texels and array belong to the application and must outlive the launches that use them.
 */
#ifndef RAYWRIGHT_SURFACE_H
#define RAYWRIGHT_SURFACE_H

#ifdef __cplusplus
extern "C" {
#endif

/* What the components of texels are; the numbers are those of cudaChannelFormatKind. */
typedef enum {
    RW_SURFACE_SIGNED = 0,
    RW_SURFACE_UNSIGNED = 1,
    RW_SURFACE_FLOAT = 2 /* of two or four bytes */
} RWsurfacekind;

/* Texels lie without gaps: x runs fastest, then y, then z or the layer. */
typedef struct RWsurface {
    unsigned struct_size;     /* sizeof(RWsurface) */
    unsigned kind;            /* RWsurfacekind */
    unsigned components;      /* of a texel: 1, 2 or 4 */
    unsigned component_bytes; /* 1, 2 or 4 */
    unsigned width, height;   /* texels; height is 1 for one dimension */
    unsigned depth;           /* texels, or layers; 1 where there are none */
    unsigned reserved;        /* 0 */
    void *data;               /* aligned to 16 bytes */
} RWsurface;

#ifdef __cplusplus
}
#endif

#endif
