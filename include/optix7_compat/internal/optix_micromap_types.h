/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Types of opacity micromaps, for optix_accel_types.h. Small triangles are numbered as in Vulkan's
 * VK_EXT_opacity_micromap, and states are packed from the lowest bit on. docs/optix7.md says what
 * the descriptions of the interface that these were written from are silent about.
 */
#ifndef RW_OPTIX7_OPTIX_MICROMAP_TYPES_H
#define RW_OPTIX7_OPTIX_MICROMAP_TYPES_H

enum {
    OPTIX_OPACITY_MICROMAP_STATE_TRANSPARENT = 0,
    OPTIX_OPACITY_MICROMAP_STATE_OPAQUE = 1,
    OPTIX_OPACITY_MICROMAP_STATE_UNKNOWN_TRANSPARENT = 2,
    OPTIX_OPACITY_MICROMAP_STATE_UNKNOWN_OPAQUE = 3
};

/* In the place of an index: the whole triangle has that state. */
enum {
    OPTIX_OPACITY_MICROMAP_PREDEFINED_INDEX_FULLY_TRANSPARENT = -1,
    OPTIX_OPACITY_MICROMAP_PREDEFINED_INDEX_FULLY_OPAQUE = -2,
    OPTIX_OPACITY_MICROMAP_PREDEFINED_INDEX_FULLY_UNKNOWN_TRANSPARENT = -3,
    OPTIX_OPACITY_MICROMAP_PREDEFINED_INDEX_FULLY_UNKNOWN_OPAQUE = -4
};

enum {
    OPTIX_OPACITY_MICROMAP_ARRAY_BUFFER_ALIGNMENT = 128,
    OPTIX_OPACITY_MICROMAP_MAX_SUBDIVISION_LEVEL = 12
};

typedef enum OptixOpacityMicromapFormat {
    OPTIX_OPACITY_MICROMAP_FORMAT_NONE = 0,
    OPTIX_OPACITY_MICROMAP_FORMAT_2_STATE = 1, /* a bit each */
    OPTIX_OPACITY_MICROMAP_FORMAT_4_STATE = 2  /* two */
} OptixOpacityMicromapFormat;

typedef enum OptixOpacityMicromapArrayIndexingMode {
    OPTIX_OPACITY_MICROMAP_ARRAY_INDEXING_MODE_NONE = 0, /* there are none */
    OPTIX_OPACITY_MICROMAP_ARRAY_INDEXING_MODE_LINEAR = 1,
    OPTIX_OPACITY_MICROMAP_ARRAY_INDEXING_MODE_INDEXED = 2
} OptixOpacityMicromapArrayIndexingMode;

/* In device memory: where a micromap's states begin in the input buffer, in bytes. */
typedef struct OptixOpacityMicromapDesc {
    unsigned int byteOffset;
    unsigned short subdivisionLevel;
    unsigned short format;
} OptixOpacityMicromapDesc;

/* How many micromaps of a level and format an array has. */
typedef struct OptixOpacityMicromapHistogramEntry {
    unsigned int count;
    unsigned int subdivisionLevel;
    OptixOpacityMicromapFormat format;
} OptixOpacityMicromapHistogramEntry;

/* How many triangles of a build input have one. */
typedef struct OptixOpacityMicromapUsageCount {
    unsigned int count;
    unsigned int subdivisionLevel;
    OptixOpacityMicromapFormat format;
} OptixOpacityMicromapUsageCount;

typedef struct OptixOpacityMicromapArrayBuildInput {
    unsigned int flags;
    CUdeviceptr inputBuffer;
    CUdeviceptr perMicromapDescBuffer;
    unsigned int perMicromapDescStrideInBytes; /* 0: packed */
    unsigned int numMicromapHistogramEntries;
    const OptixOpacityMicromapHistogramEntry *micromapHistogramEntries;
} OptixOpacityMicromapArrayBuildInput;

typedef struct OptixMicromapBufferSizes {
    size_t outputSizeInBytes;
    size_t tempSizeInBytes;
} OptixMicromapBufferSizes;

typedef struct OptixMicromapBuffers {
    CUdeviceptr output;
    size_t outputSizeInBytes;
    CUdeviceptr temp;
    size_t tempSizeInBytes;
} OptixMicromapBuffers;

/* Of the triangles of a build input. */
typedef struct OptixBuildInputOpacityMicromap {
    OptixOpacityMicromapArrayIndexingMode indexingMode;
    CUdeviceptr opacityMicromapArray;
    CUdeviceptr indexBuffer;
    unsigned int indexSizeInBytes; /* 2 or 4 */
    unsigned int indexStrideInBytes;
    unsigned int indexOffset; /* is added to what is no predefined index */
    unsigned int numMicromapUsageCounts;
    const OptixOpacityMicromapUsageCount *micromapUsageCounts;
} OptixBuildInputOpacityMicromap;

#endif
