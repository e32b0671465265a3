/* SPDX-License-Identifier: Apache-2.0 */
/* Types, handles and enumerations of OptiX Prime's interface; C and C++. */
#ifndef RW_COMPAT_OPTIX_PRIME_DECLARATIONS_H
#define RW_COMPAT_OPTIX_PRIME_DECLARATIONS_H

#include "../internal/optix_defines.h"

#ifndef RTPAPI
#ifdef __GNUC__
#define RTPAPI __attribute__((visibility("default")))
#else
#define RTPAPI
#endif
#endif

/* The same type as in the CUDA toolkit's headers, which need not be there. */
typedef struct CUstream_st *cudaStream_t;

typedef unsigned long RTPsize;
typedef struct RTPcontext_api *RTPcontext;
typedef struct RTPmodel_api *RTPmodel;
typedef struct RTPquery_api *RTPquery;
typedef struct RTPbufferdesc_api *RTPbufferdesc;

typedef enum {
    RTP_SUCCESS = 0,
    RTP_ERROR_INVALID_VALUE = 1,
    RTP_ERROR_OUT_OF_MEMORY = 2,
    RTP_ERROR_INVALID_HANDLE = 3,
    RTP_ERROR_NOT_SUPPORTED = 4,
    RTP_ERROR_OBJECT_CREATION_FAILED = 5,
    RTP_ERROR_MEMORY_ALLOCATION_FAILED = 6,
    RTP_ERROR_INVALID_CONTEXT = 7,
    RTP_ERROR_VALIDATION_ERROR = 8,
    RTP_ERROR_INVALID_OPERATION = 9,
    RTP_ERROR_UNKNOWN = 999
} RTPresult;

typedef enum { RTP_CONTEXT_TYPE_CPU = 0x100, RTP_CONTEXT_TYPE_CUDA = 0x101 } RTPcontexttype;

typedef enum { RTP_BUFFER_TYPE_HOST = 0x200, RTP_BUFFER_TYPE_CUDA_LINEAR = 0x201 } RTPbuffertype;

typedef enum {
    RTP_BUFFER_FORMAT_INDICES_INT3 = 0x400,
    RTP_BUFFER_FORMAT_INDICES_INT3_MASK_INT = 0x401,
    RTP_BUFFER_FORMAT_VERTEX_FLOAT3 = 0x420,
    RTP_BUFFER_FORMAT_VERTEX_FLOAT4 = 0x421,
    RTP_BUFFER_FORMAT_RAY_ORIGIN_DIRECTION = 0x440,
    RTP_BUFFER_FORMAT_RAY_ORIGIN_TMIN_DIRECTION_TMAX = 0x441,
    RTP_BUFFER_FORMAT_RAY_ORIGIN_MASK_DIRECTION_TMAX = 0x442,
    RTP_BUFFER_FORMAT_HIT_BITMASK = 0x460,
    RTP_BUFFER_FORMAT_HIT_T = 0x461,
    RTP_BUFFER_FORMAT_HIT_T_TRIID = 0x462,
    RTP_BUFFER_FORMAT_HIT_T_TRIID_U_V = 0x463,
    RTP_BUFFER_FORMAT_HIT_T_TRIID_INSTID = 0x464,
    RTP_BUFFER_FORMAT_HIT_T_TRIID_INSTID_U_V = 0x465,
    RTP_BUFFER_FORMAT_INSTANCE_MODEL = 0x480,
    RTP_BUFFER_FORMAT_TRANSFORM_FLOAT4x4 = 0x490,
    RTP_BUFFER_FORMAT_TRANSFORM_FLOAT4x3 = 0x491
} RTPbufferformat;

typedef enum { RTP_QUERY_TYPE_ANY = 0x1000, RTP_QUERY_TYPE_CLOSEST = 0x1001 } RTPquerytype;

/* Bits of the `hints` of rtpModelUpdate. */
typedef enum {
    RTP_MODEL_HINT_NONE = 0,
    RTP_MODEL_HINT_ASYNC = 0x2001,
    RTP_MODEL_HINT_MASK_UPDATE = 0x2002,
    RTP_MODEL_HINT_USER_TRIANGLES_AFTER_COPY_SET = 0x2004
} RTPmodelhint;

/* Bits of the `hints` of rtpQueryExecute. */
typedef enum {
    RTP_QUERY_HINT_NONE = 0,
    RTP_QUERY_HINT_ASYNC = 0x4001,
    RTP_QUERY_HINT_WATERTIGHT = 0x4002
} RTPqueryhint;

typedef enum {
    RTP_BUILDER_PARAM_CHUNK_SIZE = 0x800,
    RTP_BUILDER_PARAM_USE_CALLER_TRIANGLES = 0x801
} RTPbuilderparam;

#endif
