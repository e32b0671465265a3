/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What a graph is fed with: programs, buffers, and the variables through which programs see values.
 * Part of raywright.h, which includes it and whose conventions hold.
 */
#ifndef RAYWRIGHT_DATA_H
#define RAYWRIGHT_DATA_H

#include "raywright.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Program ---- */

/*
 * Makes a program of the function `programName` (as in the source, namespaces included) in PTX text
 * or in a PTX file; the plural forms link n of them first: functions of one may be called from
 * another, variables that several declare are one. RT_ERROR_INVALID_SOURCE: the PTX is damaged or
 * uses what is not supported, or the function is not there; the message has the line.
 * RT_ERROR_FILE_NOT_FOUND.
 */
RWAPI RTresult rtProgramCreateFromPTXString(RTcontext context, const char *ptx,
                                            const char *programName, RTprogram *program);
RWAPI RTresult rtProgramCreateFromPTXStrings(RTcontext context, unsigned int n,
                                             const char **ptxStrings, const char *programName,
                                             RTprogram *program);
RWAPI RTresult rtProgramCreateFromPTXFile(RTcontext context, const char *filename,
                                          const char *programName, RTprogram *program);
RWAPI RTresult rtProgramCreateFromPTXFiles(RTcontext context, unsigned int n,
                                           const char **filenames, const char *programName,
                                           RTprogram *program);
/* A program with the same code and a scope of its own; variables are not copied. */
RWAPI RTresult rtProgramCreateFromProgram(RTcontext context, RTprogram program_in,
                                          RTprogram *program_out);
/* Destroys a program. */
RWAPI RTresult rtProgramDestroy(RTprogram program);
/* Checks the program alone: its code, and its variables where they can be resolved already. */
RWAPI RTresult rtProgramValidate(RTprogram program);
/* The context it was made from. */
RWAPI RTresult rtProgramGetContext(RTprogram program, RTcontext *context);
/* Variables of the program's scope, the first that it searches; see rtContextDeclareVariable. */
RWAPI RTresult rtProgramDeclareVariable(RTprogram program, const char *name, RTvariable *v);
RWAPI RTresult rtProgramQueryVariable(RTprogram program, const char *name, RTvariable *v);
RWAPI RTresult rtProgramRemoveVariable(RTprogram program, RTvariable v);
RWAPI RTresult rtProgramGetVariableCount(RTprogram program, unsigned int *count);
RWAPI RTresult rtProgramGetVariable(RTprogram program, unsigned int index, RTvariable *v);
/* The id (above 0) by which rtCallableProgramId calls this callable program; the same each time. */
RWAPI RTresult rtProgramGetId(RTprogram program, int *programId);
/* The programs, by id, that may be called at the sites marked `name` in this program. All programs
 * with ids may be called everywhere, so this is checked and has no effect. */
RWAPI RTresult rtProgramCallsiteSetPotentialCallees(RTprogram program, const char *name,
                                                    const int *ids, int numIds);

/* ---- Buffer ---- */

/* A new buffer without format and size; bufferdesc is an RTbuffertype ORed with RTbufferflags. */
RWAPI RTresult rtBufferCreate(RTcontext context, unsigned int bufferdesc, RTbuffer *buffer);
/*
 * A buffer over memory that another interface has exported as a file descriptor, as Vulkan does by
 * VK_KHR_external_memory_fd: `size` bytes from `offset` on, which the buffer's format and size may
 * not exceed. The descriptor stays the caller's. On a GPU it is an opaque one of the same GPU, on
 * the CPU one that can be mapped. Launches find the memory where it is; the application sees to it
 * that nobody else works with it meanwhile, with semaphores if it likes (rwSemaphoreWait).
 * RT_ERROR_NOT_SUPPORTED: the context has several devices.
 */
RWAPI RTresult rwBufferCreateFromExternalMemory(RTcontext context, unsigned int bufferdesc, int fd,
                                                RTsize offset, RTsize size, RTbuffer *buffer);
/*
 * A buffer of type RT_BUFFER_INPUT whose elements are those of a file, from byte `offset` on, a
 * multiple of 16: programs read them where the system maps the file, so that it may be larger than
 * the memory of the machine (docs/paging.md). Format and size are set as ever; the elements cannot
 * be mapped. Each launch looks whether the file is as long as it has to be, RT_ERROR_INVALID_VALUE
 * if not; it must not become shorter while one runs. On the CPU alone: with a GPU or isolation
 * launches give RT_ERROR_NOT_SUPPORTED. RT_ERROR_FILE_NOT_FOUND; RT_ERROR_INVALID_VALUE: another
 * type, or there is no such place in a file.
 */
RWAPI RTresult rwBufferCreateFromFile(RTcontext context, unsigned int bufferdesc, const char *path,
                                      RTsize offset, RTbuffer *buffer);
/* A buffer that the callback fills, all at once, when its contents are first needed and after each
 * change of size or format. */
RWAPI RTresult rtBufferCreateFromCallback(RTcontext context, unsigned int bufferdesc,
                                          RTbuffercallback callback, void *callbackData,
                                          RTbuffer *buffer);
/* Destroys a buffer and its storage. */
RWAPI RTresult rtBufferDestroy(RTbuffer buffer);
/* Checks that format and size are set and that it is not mapped. */
RWAPI RTresult rtBufferValidate(RTbuffer buffer);
/* The context it was made from. */
RWAPI RTresult rtBufferGetContext(RTbuffer buffer, RTcontext *context);

/* Format of the elements; the content is lost if it changes. Get: RT_FORMAT_UNKNOWN if not set. An
 * element of a block-compressed format (BC1 to BC7) is a block of 4 x 4 texels, and sizes count
 * blocks; texture samplers alone read them (docs/textures.md). RT_ERROR_ALREADY_MAPPED. */
RWAPI RTresult rtBufferSetFormat(RTbuffer buffer, RTformat format);
RWAPI RTresult rtBufferGetFormat(RTbuffer buffer, RTformat *format);
/* Bytes of an element. Set is for RT_FORMAT_USER, RT_ERROR_TYPE_MISMATCH otherwise, unless it is
 * the size that the format has. */
RWAPI RTresult rtBufferSetElementSize(RTbuffer buffer, RTsize elementSize);
RWAPI RTresult rtBufferGetElementSize(RTbuffer buffer, RTsize *elementSize);

/*
 * Size in elements and number of dimensions; the content is lost if they change, and of a size 0
 * all dimensions are. Element (x, y, z) is at x + width * (y + height * z). Get of more dimensions
 * than were set gives 1 for the others, before a size is set 0 for all; of fewer is
 * RT_ERROR_INVALID_VALUE, unless the others are 1. RT_ERROR_ALREADY_MAPPED while mapped.
 */
RWAPI RTresult rtBufferSetSize1D(RTbuffer buffer, RTsize width);
RWAPI RTresult rtBufferGetSize1D(RTbuffer buffer, RTsize *width);
RWAPI RTresult rtBufferSetSize2D(RTbuffer buffer, RTsize width, RTsize height);
RWAPI RTresult rtBufferGetSize2D(RTbuffer buffer, RTsize *width, RTsize *height);
RWAPI RTresult rtBufferSetSize3D(RTbuffer buffer, RTsize width, RTsize height, RTsize depth);
RWAPI RTresult rtBufferGetSize3D(RTbuffer buffer, RTsize *width, RTsize *height, RTsize *depth);
/* The same with arrays of `dimensionality` sizes, 1 to 3. */
RWAPI RTresult rtBufferSetSizev(RTbuffer buffer, unsigned int dimensionality, const RTsize *dims);
RWAPI RTresult rtBufferGetSizev(RTbuffer buffer, unsigned int dimensionality, RTsize *dims);
/*
 * Where not all fits that launches need, elements of the largest buffers stay in memory of the
 * host, and a device has pages of them in a cache (docs/paging.md). With `paged` other than 0 this
 * buffer is among the first to which that happens, with 0 never. For buffers of type
 * RT_BUFFER_INPUT whose elements programs read; the content stays. Textures of two dimensions and
 * one level that are made of the buffer are read in the host's memory then, with 0 never.
 * RT_ERROR_INVALID_VALUE: another type, or the application has an address of the elements on a
 * device; RT_ERROR_ALREADY_MAPPED.
 */
RWAPI RTresult rwBufferSetPaged(RTbuffer buffer, int paged);

/* 1, 2 or 3. */
RWAPI RTresult rtBufferGetDimensionality(RTbuffer buffer, unsigned int *dimensionality);

/* Mip levels, 1 to 32, at first 1; the content is lost if their number changes. Each dimension of a
 * level is half that of the one before, at least 1; layers and faces stay as many. Of blocks the
 * texels halve: 5 blocks are followed by 3, which cover 10 texels. The size of the level after the
 * last can be asked for. */
RWAPI RTresult rtBufferSetMipLevelCount(RTbuffer buffer, unsigned int levels);
RWAPI RTresult rtBufferGetMipLevelCount(RTbuffer buffer, unsigned int *level);
RWAPI RTresult rtBufferGetMipLevelSize1D(RTbuffer buffer, unsigned int level, RTsize *width);
RWAPI RTresult rtBufferGetMipLevelSize2D(RTbuffer buffer, unsigned int level, RTsize *width,
                                         RTsize *height);
RWAPI RTresult rtBufferGetMipLevelSize3D(RTbuffer buffer, unsigned int level, RTsize *width,
                                         RTsize *height, RTsize *depth);

/*
 * Gives the host a pointer to the elements, to read and, unless it is an RT_BUFFER_OUTPUT buffer,
 * write until Unmap; the content is that of the last launch or of the last mapping. The memory is
 * the library's. RT_ERROR_ALREADY_MAPPED: map and unmap go in pairs; RT_ERROR_INVALID_VALUE: format
 * or size are not set, or there is nothing to unmap.
 */
RWAPI RTresult rtBufferMap(RTbuffer buffer, void **userPointer);
RWAPI RTresult rtBufferUnmap(RTbuffer buffer);
/* Copies `size` bytes of the elements from byte `offset` on to `out`, without those of the rest, as
 * mapping for reading would. RT_ERROR_ALREADY_MAPPED; RT_ERROR_INVALID_VALUE: there are fewer, or
 * format or size are not set. */
RWAPI RTresult rwBufferRead(RTbuffer buffer, RTsize offset, RTsize size, void *out);
/* The same, saying what the host will do (one RTbuffermapflag), so that copies can be left out.
 * `level` is a mip level, `userOwned` NULL; the pointer is returned in *optixOwned. */
RWAPI RTresult rtBufferMapEx(RTbuffer buffer, unsigned int mapFlags, unsigned int level,
                             void *userOwned, void **optixOwned);
RWAPI RTresult rtBufferUnmapEx(RTbuffer buffer, unsigned int level);
/* The id (above 0) by which rtBufferId reaches this buffer; the same each time. */
RWAPI RTresult rtBufferGetId(RTbuffer buffer, int *bufferId);
/* RT_BUFFER_ATTRIBUTE_PAGE_SIZE, an unsigned int of bytes, of a buffer with a callback; recorded.
 * Of stream buffers GAMMA, a float; and BITRATE and FPS, ints, and FORMAT, a text of at most 31
 * characters, which are recorded. */
RWAPI RTresult rtBufferSetAttribute(RTbuffer buffer, RTbufferattribute attrib, RTsize size,
                                    const void *p);
RWAPI RTresult rtBufferGetAttribute(RTbuffer buffer, RTbufferattribute attrib, RTsize size,
                                    void *p);

/*
 * CUDA interop. Device pointers are CUDA's of the context in use, and host pointers where the
 * device is the CPU; `optix_device_ordinal` is one of the devices of the context. The device is
 * opened. GetDevicePointer gives where the buffer's elements are on the device, with all that the
 * host has written; they stay there until size or format change. The application may write there
 * between launches; with RT_BUFFER_COPY_ON_DIRTY it says so with rtBufferMarkDirty.
 *  SetDevicePointer makes the buffer use the application's memory, which has to hold all elements
 *    and to live until another pointer is set, NULL (storage of the library's again), or size or
 *    format change. Its contents are the buffer's.
 * RT_ERROR_INVALID_DEVICE: not a device of the context; RT_ERROR_INVALID_VALUE: format or size are
 * not set; RT_ERROR_ALREADY_MAPPED.
 *
 * Of several devices each has a pointer of its own. What the application writes is copied to the
 * devices whose pointer it has neither asked for nor set; one that has all of them keeps them
 * equal. A buffer that programs write to is one memory for all devices: of the host's, or behind
 * the pointer set for one of them. Where the others cannot reach that, launches return
 * RT_ERROR_NOT_SUPPORTED. With RT_BUFFER_GPU_LOCAL each device has its own contents.
 */
RWAPI RTresult rtBufferCreateForCUDA(RTcontext context, unsigned int bufferdesc, RTbuffer *buffer);
RWAPI RTresult rtBufferGetDevicePointer(RTbuffer buffer, int optix_device_ordinal,
                                        void **device_pointer);
RWAPI RTresult rtBufferMarkDirty(RTbuffer buffer);
RWAPI RTresult rtBufferSetDevicePointer(RTbuffer buffer, int optix_device_ordinal,
                                        void *device_pointer);

/* ---- Variable ---- */

/*
 * Values by type and number of components, one argument each or (v) from an array of so many. A
 * variable keeps the type of its first value (RT_ERROR_TYPE_MISMATCH for another, also on reading),
 * and the device's declaration must have the same size, which rtContextValidate and launches check.
 * Changing a value never recompiles.
 */
RWAPI RTresult rtVariableSet1f(RTvariable v, float f1);
RWAPI RTresult rtVariableSet2f(RTvariable v, float f1, float f2);
RWAPI RTresult rtVariableSet3f(RTvariable v, float f1, float f2, float f3);
RWAPI RTresult rtVariableSet4f(RTvariable v, float f1, float f2, float f3, float f4);
RWAPI RTresult rtVariableSet1fv(RTvariable v, const float *f);
RWAPI RTresult rtVariableSet2fv(RTvariable v, const float *f);
RWAPI RTresult rtVariableSet3fv(RTvariable v, const float *f);
RWAPI RTresult rtVariableSet4fv(RTvariable v, const float *f);
RWAPI RTresult rtVariableGet1f(RTvariable v, float *f1);
RWAPI RTresult rtVariableGet2f(RTvariable v, float *f1, float *f2);
RWAPI RTresult rtVariableGet3f(RTvariable v, float *f1, float *f2, float *f3);
RWAPI RTresult rtVariableGet4f(RTvariable v, float *f1, float *f2, float *f3, float *f4);
RWAPI RTresult rtVariableGet1fv(RTvariable v, float *f);
RWAPI RTresult rtVariableGet2fv(RTvariable v, float *f);
RWAPI RTresult rtVariableGet3fv(RTvariable v, float *f);
RWAPI RTresult rtVariableGet4fv(RTvariable v, float *f);

/* One to four values of int; otherwise as those of float (rtVariableSet1f). */
RWAPI RTresult rtVariableSet1i(RTvariable v, int i1);
RWAPI RTresult rtVariableSet2i(RTvariable v, int i1, int i2);
RWAPI RTresult rtVariableSet3i(RTvariable v, int i1, int i2, int i3);
RWAPI RTresult rtVariableSet4i(RTvariable v, int i1, int i2, int i3, int i4);
RWAPI RTresult rtVariableSet1iv(RTvariable v, const int *i);
RWAPI RTresult rtVariableSet2iv(RTvariable v, const int *i);
RWAPI RTresult rtVariableSet3iv(RTvariable v, const int *i);
RWAPI RTresult rtVariableSet4iv(RTvariable v, const int *i);
RWAPI RTresult rtVariableGet1i(RTvariable v, int *i1);
RWAPI RTresult rtVariableGet2i(RTvariable v, int *i1, int *i2);
RWAPI RTresult rtVariableGet3i(RTvariable v, int *i1, int *i2, int *i3);
RWAPI RTresult rtVariableGet4i(RTvariable v, int *i1, int *i2, int *i3, int *i4);
RWAPI RTresult rtVariableGet1iv(RTvariable v, int *i);
RWAPI RTresult rtVariableGet2iv(RTvariable v, int *i);
RWAPI RTresult rtVariableGet3iv(RTvariable v, int *i);
RWAPI RTresult rtVariableGet4iv(RTvariable v, int *i);

/* One to four values of unsigned int; otherwise as those of float (rtVariableSet1f). */
RWAPI RTresult rtVariableSet1ui(RTvariable v, unsigned int u1);
RWAPI RTresult rtVariableSet2ui(RTvariable v, unsigned int u1, unsigned int u2);
RWAPI RTresult rtVariableSet3ui(RTvariable v, unsigned int u1, unsigned int u2, unsigned int u3);
RWAPI RTresult rtVariableSet4ui(RTvariable v, unsigned int u1, unsigned int u2, unsigned int u3,
                                unsigned int u4);
RWAPI RTresult rtVariableSet1uiv(RTvariable v, const unsigned int *u);
RWAPI RTresult rtVariableSet2uiv(RTvariable v, const unsigned int *u);
RWAPI RTresult rtVariableSet3uiv(RTvariable v, const unsigned int *u);
RWAPI RTresult rtVariableSet4uiv(RTvariable v, const unsigned int *u);
RWAPI RTresult rtVariableGet1ui(RTvariable v, unsigned int *u1);
RWAPI RTresult rtVariableGet2ui(RTvariable v, unsigned int *u1, unsigned int *u2);
RWAPI RTresult rtVariableGet3ui(RTvariable v, unsigned int *u1, unsigned int *u2, unsigned int *u3);
RWAPI RTresult rtVariableGet4ui(RTvariable v, unsigned int *u1, unsigned int *u2, unsigned int *u3,
                                unsigned int *u4);
RWAPI RTresult rtVariableGet1uiv(RTvariable v, unsigned int *u);
RWAPI RTresult rtVariableGet2uiv(RTvariable v, unsigned int *u);
RWAPI RTresult rtVariableGet3uiv(RTvariable v, unsigned int *u);
RWAPI RTresult rtVariableGet4uiv(RTvariable v, unsigned int *u);

/* One to four values of long long; otherwise as those of float (rtVariableSet1f). */
RWAPI RTresult rtVariableSet1ll(RTvariable v, long long ll1);
RWAPI RTresult rtVariableSet2ll(RTvariable v, long long ll1, long long ll2);
RWAPI RTresult rtVariableSet3ll(RTvariable v, long long ll1, long long ll2, long long ll3);
RWAPI RTresult rtVariableSet4ll(RTvariable v, long long ll1, long long ll2, long long ll3,
                                long long ll4);
RWAPI RTresult rtVariableSet1llv(RTvariable v, const long long *ll);
RWAPI RTresult rtVariableSet2llv(RTvariable v, const long long *ll);
RWAPI RTresult rtVariableSet3llv(RTvariable v, const long long *ll);
RWAPI RTresult rtVariableSet4llv(RTvariable v, const long long *ll);
RWAPI RTresult rtVariableGet1ll(RTvariable v, long long *ll1);
RWAPI RTresult rtVariableGet2ll(RTvariable v, long long *ll1, long long *ll2);
RWAPI RTresult rtVariableGet3ll(RTvariable v, long long *ll1, long long *ll2, long long *ll3);
RWAPI RTresult rtVariableGet4ll(RTvariable v, long long *ll1, long long *ll2, long long *ll3,
                                long long *ll4);
RWAPI RTresult rtVariableGet1llv(RTvariable v, long long *ll);
RWAPI RTresult rtVariableGet2llv(RTvariable v, long long *ll);
RWAPI RTresult rtVariableGet3llv(RTvariable v, long long *ll);
RWAPI RTresult rtVariableGet4llv(RTvariable v, long long *ll);

/* One to four values of unsigned long long; otherwise as those of float (rtVariableSet1f). */
RWAPI RTresult rtVariableSet1ull(RTvariable v, unsigned long long ull1);
RWAPI RTresult rtVariableSet2ull(RTvariable v, unsigned long long ull1, unsigned long long ull2);
RWAPI RTresult rtVariableSet3ull(RTvariable v, unsigned long long ull1, unsigned long long ull2,
                                 unsigned long long ull3);
RWAPI RTresult rtVariableSet4ull(RTvariable v, unsigned long long ull1, unsigned long long ull2,
                                 unsigned long long ull3, unsigned long long ull4);
RWAPI RTresult rtVariableSet1ullv(RTvariable v, const unsigned long long *ull);
RWAPI RTresult rtVariableSet2ullv(RTvariable v, const unsigned long long *ull);
RWAPI RTresult rtVariableSet3ullv(RTvariable v, const unsigned long long *ull);
RWAPI RTresult rtVariableSet4ullv(RTvariable v, const unsigned long long *ull);
RWAPI RTresult rtVariableGet1ull(RTvariable v, unsigned long long *u1);
RWAPI RTresult rtVariableGet2ull(RTvariable v, unsigned long long *u1, unsigned long long *u2);
RWAPI RTresult rtVariableGet3ull(RTvariable v, unsigned long long *u1, unsigned long long *u2,
                                 unsigned long long *u3);
RWAPI RTresult rtVariableGet4ull(RTvariable v, unsigned long long *u1, unsigned long long *u2,
                                 unsigned long long *u3, unsigned long long *u4);
RWAPI RTresult rtVariableGet1ullv(RTvariable v, unsigned long long *ull);
RWAPI RTresult rtVariableGet2ullv(RTvariable v, unsigned long long *ull);
RWAPI RTresult rtVariableGet3ullv(RTvariable v, unsigned long long *ull);
RWAPI RTresult rtVariableGet4ullv(RTvariable v, unsigned long long *ull);

/* Matrices: Matrix<rows>x<columns>, of rows * columns floats. */
RWAPI RTresult rtVariableSetMatrix2x2fv(RTvariable v, int transpose, const float *m);
RWAPI RTresult rtVariableSetMatrix2x3fv(RTvariable v, int transpose, const float *m);
RWAPI RTresult rtVariableSetMatrix2x4fv(RTvariable v, int transpose, const float *m);
RWAPI RTresult rtVariableSetMatrix3x2fv(RTvariable v, int transpose, const float *m);
RWAPI RTresult rtVariableSetMatrix3x3fv(RTvariable v, int transpose, const float *m);
RWAPI RTresult rtVariableSetMatrix3x4fv(RTvariable v, int transpose, const float *m);
RWAPI RTresult rtVariableSetMatrix4x2fv(RTvariable v, int transpose, const float *m);
RWAPI RTresult rtVariableSetMatrix4x3fv(RTvariable v, int transpose, const float *m);
RWAPI RTresult rtVariableSetMatrix4x4fv(RTvariable v, int transpose, const float *m);
RWAPI RTresult rtVariableGetMatrix2x2fv(RTvariable v, int transpose, float *m);
RWAPI RTresult rtVariableGetMatrix2x3fv(RTvariable v, int transpose, float *m);
RWAPI RTresult rtVariableGetMatrix2x4fv(RTvariable v, int transpose, float *m);
RWAPI RTresult rtVariableGetMatrix3x2fv(RTvariable v, int transpose, float *m);
RWAPI RTresult rtVariableGetMatrix3x3fv(RTvariable v, int transpose, float *m);
RWAPI RTresult rtVariableGetMatrix3x4fv(RTvariable v, int transpose, float *m);
RWAPI RTresult rtVariableGetMatrix4x2fv(RTvariable v, int transpose, float *m);
RWAPI RTresult rtVariableGetMatrix4x3fv(RTvariable v, int transpose, float *m);
RWAPI RTresult rtVariableGetMatrix4x4fv(RTvariable v, int transpose, float *m);

/* An object: a buffer for rtBuffer, a callable program for rtCallableProgramX, a group, geometry
 * group or transform for rtObject. RT_ERROR_TYPE_MISMATCH: of a kind that variables, or this one,
 * cannot hold; on reading: the value is no object. A program that has an id cannot be bound. */
RWAPI RTresult rtVariableSetObject(RTvariable v, RTobject object);
RWAPI RTresult rtVariableGetObject(RTvariable v, RTobject *object);
/* `size` bytes of a type of the user's; Get wants the size that was set. */
RWAPI RTresult rtVariableSetUserData(RTvariable v, RTsize size, const void *ptr);
RWAPI RTresult rtVariableGetUserData(RTvariable v, RTsize size, void *ptr);
/* The name, and the annotation that a program of the context declares for it ("" if none does). */
RWAPI RTresult rtVariableGetName(RTvariable v, const char **nameReturn);
RWAPI RTresult rtVariableGetAnnotation(RTvariable v, const char **annotationReturn);
/* The type of the value; RT_OBJECTTYPE_UNKNOWN before the first is set. */
RWAPI RTresult rtVariableGetType(RTvariable v, RTobjecttype *typeReturn);
/* The context of the object whose variable this is. */
RWAPI RTresult rtVariableGetContext(RTvariable v, RTcontext *context);
/* Bytes of the value; 0 before the first is set. */
RWAPI RTresult rtVariableGetSize(RTvariable v, RTsize *size);

#ifdef __cplusplus
}
#endif

#endif
