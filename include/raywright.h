/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Raywright's host interface: objects of the classic ray tracing model under their classic names
 * (rt*), and what Raywright adds (rw*). C99, C11 and C++. Ray programs include raywright_device.h.
 *
 * A launch in short: make a context; make programs from PTX or CUDA source; hang geometry,
 * materials and accelerations into a graph; bind buffers and values to the variables that the
 * programs declare; launch an entry point; map the output buffer.
 *
 * Conventions, not repeated below
 *  - Every function returns an RTresult, RT_SUCCESS when it did what it says; out parameters are
 *    written only then. The text of a failure is had from rtContextGetErrorString.
 *  - Any function: RT_ERROR_INVALID_CONTEXT for a context that is NULL or dead;
 *    RT_ERROR_INVALID_VALUE for a NULL pointer, a handle that is dead, of another kind or of
 *    another context, or an index, count or size out of range;
 *    RT_ERROR_MEMORY_ALLOCATION_FAILED.
 *  - The context owns all objects made from it, and destroys them with itself. Destroying an object
 *    destroys neither its children nor the objects that use it; validation then names the gap.
 *  - Strings and arrays passed in are copied. Strings given out (const char **) belong to the
 *    library and live until the next call that gives one out for the same object.
 *  - A context and its objects are to be used by one thread at a time; contexts are independent.
 *  - Matrices are float, row-major; `transpose` other than 0 means column-major in the caller's
 *    memory. Sizes are in elements unless bytes are named. Units of space and time are the user's.
 */
#ifndef RAYWRIGHT_H
#define RAYWRIGHT_H

#include <stddef.h>

#include "raywright_types.h"

#ifdef __cplusplus
extern "C" {
#endif

#if defined(__GNUC__)
#define RWAPI __attribute__((visibility("default")))
#else
#define RWAPI
#endif

/* Asked from time to time during long work; a result other than 0 ends it. */
typedef int (*RTtimeoutcallback)(void);
/* Receives the log: level 1 errors, 2 advice and statistics, 3 information; tag says which part. */
typedef void (*RTusagereportcallback)(int level, const char *tag, const char *message,
                                      void *cbdata);

/* A part of a buffer for the host to fill: elements x to x + width - 1 and so on of a mip level, in
 * rows of rowPitch and planes of planePitch bytes from baseAddress on. */
typedef struct {
    RTformat format;
    void *baseAddress;
    unsigned int mipLevel;
    unsigned int x, y, z;
    unsigned int width, height, depth;
    unsigned int rowPitch, planePitch;
} RTmemoryblock;
/* Fills a block of a buffer; the result is not looked at. */
typedef int (*RTbuffercallback)(void *callbackData, RTbuffer buffer, RTmemoryblock *block);

/* ---- Library and devices ---- */

/* Version of the classic interface that is implemented: major * 10000 + minor * 100 + micro. */
RWAPI RTresult rtGetVersion(unsigned int *version);

/*
 * Process-wide attributes, all int; `size` is that of the value in bytes and must match.
 * ENABLE_RTX, 0 or 1, is recorded and has no effect. RT_ERROR_INVALID_GLOBAL_ATTRIBUTE: unknown, or
 * on setting read-only; RT_ERROR_NO_DEVICE: there is no driver whose version could be told.
 */
RWAPI RTresult rtGlobalSetAttribute(RTglobalattribute attrib, RTsize size, const void *p);
RWAPI RTresult rtGlobalGetAttribute(RTglobalattribute attrib, RTsize size, void *p);

/* Number of devices that contexts can use; ordinals are 0 to count - 1. Without a GPU, or where
 * RW_DEVICE in the environment says so, it is 1, the CPU. RT_ERROR_NO_DEVICE: RW_DEVICE asks for a
 * GPU and there is none. */
RWAPI RTresult rtDeviceGetDeviceCount(unsigned int *count);

/*
 * Copies a property of device `ordinal` to p; `size` in bytes must be that of the property: NAME
 * and PCI_BUS_ID char arrays of any size (cut, NUL-terminated), COMPUTE_CAPABILITY int[2],
 * TOTAL_MEMORY RTsize (bytes), COMPATIBLE_DEVICES at least int[1 + n], n first, the others int
 * (CLOCK_RATE in kHz). RT_ERROR_INVALID_DEVICE: no such ordinal.
 */
RWAPI RTresult rtDeviceGetAttribute(int ordinal, RTdeviceattribute attrib, RTsize size, void *p);

/* ---- Context ---- */

/* A new context, to be ended with rtContextDestroy. The device is opened by the first call that
 * needs it. RT_ERROR_CONTEXT_CREATION_FAILED: a variable RW_* of the environment cannot be
 * understood. */
RWAPI RTresult rtContextCreate(RTcontext *context);
/* Ends a context and every object made from it; their handles are dead. */
RWAPI RTresult rtContextDestroy(RTcontext context);

/*
 * Checks that the graph is complete: programs set, children set, accelerations attached, variables
 * resolved and of the declared size, buffers unmapped. A launch does the same first.
 * RT_ERROR_VARIABLE_NOT_FOUND, RT_ERROR_TYPE_MISMATCH, RT_ERROR_INVALID_VALUE.
 */
RWAPI RTresult rtContextValidate(RTcontext context);

/*
 * Text for `code`, followed by the message of the context's last failure if that had this code.
 * `context` may be NULL. The only classic function without a result.
 */
RWAPI void rtContextGetErrorString(RTcontext context, RTresult code, const char **stringReturn);

/*
 * Attributes of a context; `size` in bytes must match: int, except USED_HOST_MEMORY and
 * AVAILABLE_DEVICE_MEMORY + ordinal (RTsize, bytes), DISK_CACHE_LOCATION (const char *),
 * DISK_CACHE_MEMORY_LIMITS (RTsize[2], low and high mark in bytes). Setting a read-only one is
 * RT_ERROR_INVALID_VALUE.
 */
RWAPI RTresult rtContextSetAttribute(RTcontext context, RTcontextattribute attrib, RTsize size,
                                     const void *p);
RWAPI RTresult rtContextGetAttribute(RTcontext context, RTcontextattribute attrib, RTsize size,
                                     void *p);

/*
 * The devices of a context, by ordinal, to be set before the first launch; of several the first is
 * used. Get writes as many ordinals as rtContextGetDeviceCount says. RT_ERROR_INVALID_DEVICE: no
 * such ordinal.
 */
RWAPI RTresult rtContextSetDevices(RTcontext context, unsigned int count, const int *devices);
RWAPI RTresult rtContextGetDevices(RTcontext context, int *devices);
RWAPI RTresult rtContextGetDeviceCount(RTcontext context, unsigned int *count);

/* Least size of the stack of one launch index, in bytes. What programs need is computed; a larger
 * value set here raises it. Get gives what was set, or a nominal size. */
RWAPI RTresult rtContextSetStackSize(RTcontext context, RTsize bytes);
RWAPI RTresult rtContextGetStackSize(RTcontext context, RTsize *bytes);

/* How deep callable programs call one another at most, 0 to 31. Recorded; the stack is computed. */
RWAPI RTresult rtContextSetMaxCallableProgramDepth(RTcontext context, unsigned int maxDepth);
RWAPI RTresult rtContextGetMaxCallableProgramDepth(RTcontext context, unsigned int *maxDepth);
/* How many calls of rtTrace may be open in one launch index, 0 to 31. Beyond it the exception
 * RT_EXCEPTION_TRACE_DEPTH_EXCEEDED is raised. Before it is set Get gives 5, and recursion may go
 * to 31. */
RWAPI RTresult rtContextSetMaxTraceDepth(RTcontext context, unsigned int maxDepth);
RWAPI RTresult rtContextGetMaxTraceDepth(RTcontext context, unsigned int *maxDepth);

/* Asked by a launch between its steps (checking, compiling, building, running), when that many
 * seconds have passed since it began or asked last. A result other than 0 ends the launch with
 * RT_TIMEOUT_CALLBACK; a kernel that runs is not ended. NULL: nobody is asked. */
RWAPI RTresult rtContextSetTimeoutCallback(RTcontext context, RTtimeoutcallback callback,
                                           double minPollingSeconds);
/* Sends the log to `callback` (NULL: nowhere) up to the level `verbosity`, 0 to 3; cbdata is handed
 * through. Called on the thread that uses the context. */
RWAPI RTresult rtContextSetUsageReportCallback(RTcontext context, RTusagereportcallback callback,
                                               int verbosity, void *cbdata);

/*
 * Entry points: set their number, at first 0, then the ray generation program of each, and if
 * wanted the exception program that runs where an exception ended a launch index of this entry
 * point. RT_ERROR_TYPE_MISMATCH: the program cannot be of this kind.
 */
RWAPI RTresult rtContextSetEntryPointCount(RTcontext context, unsigned int count);
RWAPI RTresult rtContextGetEntryPointCount(RTcontext context, unsigned int *count);
RWAPI RTresult rtContextSetRayGenerationProgram(RTcontext context, unsigned int entryPointIndex,
                                                RTprogram program);
RWAPI RTresult rtContextGetRayGenerationProgram(RTcontext context, unsigned int entryPointIndex,
                                                RTprogram *program);
RWAPI RTresult rtContextSetExceptionProgram(RTcontext context, unsigned int entryPointIndex,
                                            RTprogram program);
RWAPI RTresult rtContextGetExceptionProgram(RTcontext context, unsigned int entryPointIndex,
                                            RTprogram *program);

/* Switches the check for one exception, or for RT_EXCEPTION_ALL, on or off. At first only
 * RT_EXCEPTION_STACK_OVERFLOW is on. What is off costs nothing in the kernel. */
RWAPI RTresult rtContextSetExceptionEnabled(RTcontext context, RTexception exception, int enabled);
RWAPI RTresult rtContextGetExceptionEnabled(RTcontext context, RTexception exception, int *enabled);

/* Ray types: set their number, at most 32, then, if wanted, the program that runs where a ray of
 * type i hits nothing. Programs of types beyond a smaller number are forgotten, in materials too.
 */
RWAPI RTresult rtContextSetRayTypeCount(RTcontext context, unsigned int rayTypeCount);
RWAPI RTresult rtContextGetRayTypeCount(RTcontext context, unsigned int *rayTypeCount);
RWAPI RTresult rtContextSetMissProgram(RTcontext context, unsigned int rayTypeIndex,
                                       RTprogram program);
RWAPI RTresult rtContextGetMissProgram(RTcontext context, unsigned int rayTypeIndex,
                                       RTprogram *program);

/* Accepted for older sources and does nothing: a launch compiles what it needs. */
RWAPI RTresult rtContextCompile(RTcontext context);

/*
 * Runs the ray generation program of an entry point for each index of the launch and returns when
 * all are done. Before that it validates, builds accelerations that are dirty, compiles what
 * changed, and copies buffers. A launch of size 0 does only these. RT_ERROR_INVALID_SOURCE: a
 * program cannot be compiled; RT_ERROR_LAUNCH_FAILED: the device failed; and the results of
 * rtContextValidate. An exception of a launch index is not a failure of the launch.
 */
RWAPI RTresult rtContextLaunch1D(RTcontext context, unsigned int entryPointIndex, RTsize width);
RWAPI RTresult rtContextLaunch2D(RTcontext context, unsigned int entryPointIndex, RTsize width,
                                 RTsize height);
RWAPI RTresult rtContextLaunch3D(RTcontext context, unsigned int entryPointIndex, RTsize width,
                                 RTsize height, RTsize depth);
/* 1 while a launch is under way, else 0. */
RWAPI RTresult rtContextGetRunningState(RTcontext context, int *running);

/*
 * rtPrintf in programs: off at first. The buffer's size is in bytes; what does not fit is dropped.
 * With a launch index set only that index prints; -1 in a dimension stands for all of it (at first
 * all three). The text goes to the standard output after the launch.
 */
RWAPI RTresult rtContextSetPrintEnabled(RTcontext context, int enabled);
RWAPI RTresult rtContextGetPrintEnabled(RTcontext context, int *enabled);
RWAPI RTresult rtContextSetPrintBufferSize(RTcontext context, RTsize bufferSizeBytes);
RWAPI RTresult rtContextGetPrintBufferSize(RTcontext context, RTsize *bufferSizeBytes);
RWAPI RTresult rtContextSetPrintLaunchIndex(RTcontext context, int x, int y, int z);
RWAPI RTresult rtContextGetPrintLaunchIndex(RTcontext context, int *x, int *y, int *z);

/*
 * Variables of the context's scope, the last that every program searches. The same five functions
 * exist for programs, geometry instances, geometries, geometry triangles, materials and selectors:
 *  Declare adds a variable without a value. RT_ERROR_VARIABLE_REDECLARED: the scope has it;
 *    RT_ERROR_ILLEGAL_SYMBOL: the name is not an identifier (with :: between namespaces).
 *  Query gives NULL, and RT_SUCCESS, if the scope has no such variable.
 *  Remove deletes one; RT_ERROR_VARIABLE_NOT_FOUND: it belongs to another scope.
 *  GetVariableCount and GetVariable enumerate them, in the order of declaration.
 */
RWAPI RTresult rtContextDeclareVariable(RTcontext context, const char *name, RTvariable *v);
RWAPI RTresult rtContextQueryVariable(RTcontext context, const char *name, RTvariable *v);
RWAPI RTresult rtContextRemoveVariable(RTcontext context, RTvariable v);
RWAPI RTresult rtContextGetVariableCount(RTcontext context, unsigned int *count);
RWAPI RTresult rtContextGetVariable(RTcontext context, unsigned int index, RTvariable *v);

/* The object whose bindless id this is; RT_ERROR_INVALID_VALUE: none has it. */
RWAPI RTresult rtContextGetProgramFromId(RTcontext context, int programId, RTprogram *program);
RWAPI RTresult rtContextGetBufferFromId(RTcontext context, int bufferId, RTbuffer *buffer);

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

/* A new buffer without format and size; bufferdesc is an RTbuffertype ORed with RTbufferflags.
 * RT_ERROR_NOT_SUPPORTED: progressive stream. */
RWAPI RTresult rtBufferCreate(RTcontext context, unsigned int bufferdesc, RTbuffer *buffer);
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

/* Format of the elements; the content is lost if it changes. Get: RT_FORMAT_UNKNOWN if not set.
 * RT_ERROR_NOT_SUPPORTED: block-compressed; RT_ERROR_ALREADY_MAPPED. */
RWAPI RTresult rtBufferSetFormat(RTbuffer buffer, RTformat format);
RWAPI RTresult rtBufferGetFormat(RTbuffer buffer, RTformat *format);
/* Bytes of an element. Set is for RT_FORMAT_USER only: RT_ERROR_TYPE_MISMATCH otherwise. */
RWAPI RTresult rtBufferSetElementSize(RTbuffer buffer, RTsize elementSize);
RWAPI RTresult rtBufferGetElementSize(RTbuffer buffer, RTsize *elementSize);

/*
 * Size in elements and number of dimensions; the content is lost if they change, and of a size 0
 * all dimensions are. Element (x, y, z) is at x + width * (y + height * z). Get of another number
 * of dimensions than was set: RT_ERROR_INVALID_VALUE. RT_ERROR_ALREADY_MAPPED while mapped.
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
/* 1, 2 or 3. */
RWAPI RTresult rtBufferGetDimensionality(RTbuffer buffer, unsigned int *dimensionality);

/* Mip levels, 1 to 32, at first 1; the content is lost if their number changes. Each dimension of a
 * level is half that of the one before, at least 1; layers and faces stay as many. */
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
/* The same, saying what the host will do (one RTbuffermapflag), so that copies can be left out.
 * `level` is a mip level, `userOwned` NULL; the pointer is returned in *optixOwned. */
RWAPI RTresult rtBufferMapEx(RTbuffer buffer, unsigned int mapFlags, unsigned int level,
                             void *userOwned, void **optixOwned);
RWAPI RTresult rtBufferUnmapEx(RTbuffer buffer, unsigned int level);
/* The id (above 0) by which rtBufferId reaches this buffer; the same each time. */
RWAPI RTresult rtBufferGetId(RTbuffer buffer, int *bufferId);
/* RT_BUFFER_ATTRIBUTE_PAGE_SIZE, an unsigned int of bytes, of a buffer with a callback; recorded.
 * RT_ERROR_NOT_SUPPORTED: the attributes of stream buffers. */
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
 */
RWAPI RTresult rtBufferCreateForCUDA(RTcontext context, unsigned int bufferdesc, RTbuffer *buffer);
RWAPI RTresult rtBufferGetDevicePointer(RTbuffer buffer, int optix_device_ordinal,
                                        void **device_pointer);
RWAPI RTresult rtBufferMarkDirty(RTbuffer buffer);
RWAPI RTresult rtBufferSetDevicePointer(RTbuffer buffer, int optix_device_ordinal,
                                        void *device_pointer);

/* ---- Geometry instance: a geometry with materials ---- */

/* A new, empty one. */
RWAPI RTresult rtGeometryInstanceCreate(RTcontext context, RTgeometryinstance *geometryinstance);
/* Destroys it; geometry and materials stay. */
RWAPI RTresult rtGeometryInstanceDestroy(RTgeometryinstance geometryinstance);
/* Checks it and all below. */
RWAPI RTresult rtGeometryInstanceValidate(RTgeometryinstance geometryinstance);
/* The context it was made from. */
RWAPI RTresult rtGeometryInstanceGetContext(RTgeometryinstance geometryinstance,
                                            RTcontext *context);
/* The geometry, which any number of instances may share. */
RWAPI RTresult rtGeometryInstanceSetGeometry(RTgeometryinstance geometryinstance,
                                             RTgeometry geometry);
RWAPI RTresult rtGeometryInstanceGetGeometry(RTgeometryinstance geometryinstance,
                                             RTgeometry *geometry);
/* The same with built-in triangles. An instance has a geometry or triangles: setting one takes the
 * other away, and Get of the one that it does not have gives NULL. */
RWAPI RTresult rtGeometryInstanceSetGeometryTriangles(RTgeometryinstance geometryinstance,
                                                      RTgeometrytriangles geometrytriangles);
RWAPI RTresult rtGeometryInstanceGetGeometryTriangles(RTgeometryinstance geometryinstance,
                                                      RTgeometrytriangles *geometrytriangles);
/* The materials: set their number, then each. The index is what rtReportIntersection is given. */
RWAPI RTresult rtGeometryInstanceSetMaterialCount(RTgeometryinstance geometryinstance,
                                                  unsigned int count);
RWAPI RTresult rtGeometryInstanceGetMaterialCount(RTgeometryinstance geometryinstance,
                                                  unsigned int *count);
RWAPI RTresult rtGeometryInstanceSetMaterial(RTgeometryinstance geometryinstance,
                                             unsigned int index, RTmaterial material);
RWAPI RTresult rtGeometryInstanceGetMaterial(RTgeometryinstance geometryinstance,
                                             unsigned int index, RTmaterial *material);
/* Variables of the instance's scope, which its hit, intersection and bounding box programs search
 * after their own; see rtContextDeclareVariable. */
RWAPI RTresult rtGeometryInstanceDeclareVariable(RTgeometryinstance geometryinstance,
                                                 const char *name, RTvariable *v);
RWAPI RTresult rtGeometryInstanceQueryVariable(RTgeometryinstance geometryinstance,
                                               const char *name, RTvariable *v);
RWAPI RTresult rtGeometryInstanceRemoveVariable(RTgeometryinstance geometryinstance, RTvariable v);
RWAPI RTresult rtGeometryInstanceGetVariableCount(RTgeometryinstance geometryinstance,
                                                  unsigned int *count);
RWAPI RTresult rtGeometryInstanceGetVariable(RTgeometryinstance geometryinstance,
                                             unsigned int index, RTvariable *v);

/* ---- Geometry group: geometry instances under one acceleration ---- */

/* A new, empty one. */
RWAPI RTresult rtGeometryGroupCreate(RTcontext context, RTgeometrygroup *geometrygroup);
/* Destroys it; instances and acceleration stay. */
RWAPI RTresult rtGeometryGroupDestroy(RTgeometrygroup geometrygroup);
/* Checks it and all below. */
RWAPI RTresult rtGeometryGroupValidate(RTgeometrygroup geometrygroup);
/* The context it was made from. */
RWAPI RTresult rtGeometryGroupGetContext(RTgeometrygroup geometrygroup, RTcontext *context);
/* The acceleration over the primitives of all children; required. Groups with the same children may
 * share one. */
RWAPI RTresult rtGeometryGroupSetAcceleration(RTgeometrygroup geometrygroup,
                                              RTacceleration acceleration);
RWAPI RTresult rtGeometryGroupGetAcceleration(RTgeometrygroup geometrygroup,
                                              RTacceleration *acceleration);
/* RTinstanceflags for the whole group. */
RWAPI RTresult rtGeometryGroupSetFlags(RTgeometrygroup group, RTinstanceflags flags);
RWAPI RTresult rtGeometryGroupGetFlags(RTgeometrygroup group, RTinstanceflags *flags);
/* 8 bits, at first all set. A ray enters where its mask and this one have a bit in common; the node
 * given to rtTrace itself is not tested. */
RWAPI RTresult rtGeometryGroupSetVisibilityMask(RTgeometrygroup group, RTvisibilitymask mask);
RWAPI RTresult rtGeometryGroupGetVisibilityMask(RTgeometrygroup group, RTvisibilitymask *mask);
/* The children: set their number, then each. */
RWAPI RTresult rtGeometryGroupSetChildCount(RTgeometrygroup geometrygroup, unsigned int count);
RWAPI RTresult rtGeometryGroupGetChildCount(RTgeometrygroup geometrygroup, unsigned int *count);
RWAPI RTresult rtGeometryGroupSetChild(RTgeometrygroup geometrygroup, unsigned int index,
                                       RTgeometryinstance geometryinstance);
RWAPI RTresult rtGeometryGroupGetChild(RTgeometrygroup geometrygroup, unsigned int index,
                                       RTgeometryinstance *geometryinstance);

/* ---- Geometry: primitives that programs bound and intersect ---- */

/* A new one without primitives. */
RWAPI RTresult rtGeometryCreate(RTcontext context, RTgeometry *geometry);
/* Destroys it; its programs stay. */
RWAPI RTresult rtGeometryDestroy(RTgeometry geometry);
/* Checks that both programs are set. */
RWAPI RTresult rtGeometryValidate(RTgeometry geometry);
/* The context it was made from. */
RWAPI RTresult rtGeometryGetContext(RTgeometry geometry, RTcontext *context);
/* Programs see the primitive indices offset to offset + count - 1. */
RWAPI RTresult rtGeometrySetPrimitiveCount(RTgeometry geometry, unsigned int primitiveCount);
RWAPI RTresult rtGeometryGetPrimitiveCount(RTgeometry geometry, unsigned int *primitiveCount);
RWAPI RTresult rtGeometrySetPrimitiveIndexOffset(RTgeometry geometry, unsigned int indexOffset);
RWAPI RTresult rtGeometryGetPrimitiveIndexOffset(RTgeometry geometry, unsigned int *indexOffset);
/* void bounds(int primitive, float result[6]): writes the least and the greatest corner of the
 * primitive's box, in object space. */
RWAPI RTresult rtGeometrySetBoundingBoxProgram(RTgeometry geometry, RTprogram program);
RWAPI RTresult rtGeometryGetBoundingBoxProgram(RTgeometry geometry, RTprogram *program);
/* void intersect(int primitive): reports where the ray, in object space, hits the primitive. */
RWAPI RTresult rtGeometrySetIntersectionProgram(RTgeometry geometry, RTprogram program);
RWAPI RTresult rtGeometryGetIntersectionProgram(RTgeometry geometry, RTprogram *program);
/* RTgeometryflags. */
RWAPI RTresult rtGeometrySetFlags(RTgeometry geometry, RTgeometryflags flags);
RWAPI RTresult rtGeometryGetFlags(RTgeometry geometry, RTgeometryflags *flags);
/* Accepted for older sources; what counts is the dirty mark of the acceleration. */
RWAPI RTresult rtGeometryMarkDirty(RTgeometry geometry);
RWAPI RTresult rtGeometryIsDirty(RTgeometry geometry, int *dirty);
/* Variables of the geometry's scope, which its intersection and bounding box programs search after
 * the instance's; see rtContextDeclareVariable. */
RWAPI RTresult rtGeometryDeclareVariable(RTgeometry geometry, const char *name, RTvariable *v);
RWAPI RTresult rtGeometryQueryVariable(RTgeometry geometry, const char *name, RTvariable *v);
RWAPI RTresult rtGeometryRemoveVariable(RTgeometry geometry, RTvariable v);
RWAPI RTresult rtGeometryGetVariableCount(RTgeometry geometry, unsigned int *count);
RWAPI RTresult rtGeometryGetVariable(RTgeometry geometry, unsigned int index, RTvariable *v);

/* ---- Material: hit programs by ray type ---- */

/* A new one without programs. */
RWAPI RTresult rtMaterialCreate(RTcontext context, RTmaterial *material);
/* Destroys it; its programs stay. */
RWAPI RTresult rtMaterialDestroy(RTmaterial material);
/* Checks it and its programs. */
RWAPI RTresult rtMaterialValidate(RTmaterial material);
/* The context it was made from. */
RWAPI RTresult rtMaterialGetContext(RTmaterial material, RTcontext *context);
/* Runs once, at the closest hit of a ray of this type; none: nothing runs. */
RWAPI RTresult rtMaterialSetClosestHitProgram(RTmaterial material, unsigned int rayTypeIndex,
                                              RTprogram program);
RWAPI RTresult rtMaterialGetClosestHitProgram(RTmaterial material, unsigned int rayTypeIndex,
                                              RTprogram *program);
/* Runs at each possible hit of a ray of this type, in no order; none: the hit counts. */
RWAPI RTresult rtMaterialSetAnyHitProgram(RTmaterial material, unsigned int rayTypeIndex,
                                          RTprogram program);
RWAPI RTresult rtMaterialGetAnyHitProgram(RTmaterial material, unsigned int rayTypeIndex,
                                          RTprogram *program);
/* Variables of the material's scope, which its programs search after the instance's; see
 * rtContextDeclareVariable. */
RWAPI RTresult rtMaterialDeclareVariable(RTmaterial material, const char *name, RTvariable *v);
RWAPI RTresult rtMaterialQueryVariable(RTmaterial material, const char *name, RTvariable *v);
RWAPI RTresult rtMaterialRemoveVariable(RTmaterial material, RTvariable v);
RWAPI RTresult rtMaterialGetVariableCount(RTmaterial material, unsigned int *count);
RWAPI RTresult rtMaterialGetVariable(RTmaterial material, unsigned int index, RTvariable *v);

/* ---- Group: groups, geometry groups and transforms under one acceleration ---- */

/* A new, empty one. */
RWAPI RTresult rtGroupCreate(RTcontext context, RTgroup *group);
/* Destroys it; children and acceleration stay. */
RWAPI RTresult rtGroupDestroy(RTgroup group);
/* Checks it and all below. */
RWAPI RTresult rtGroupValidate(RTgroup group);
/* The context it was made from. */
RWAPI RTresult rtGroupGetContext(RTgroup group, RTcontext *context);
/* The acceleration over the children; required. */
RWAPI RTresult rtGroupSetAcceleration(RTgroup group, RTacceleration acceleration);
RWAPI RTresult rtGroupGetAcceleration(RTgroup group, RTacceleration *acceleration);
/* As rtGeometryGroupSetVisibilityMask. */
RWAPI RTresult rtGroupSetVisibilityMask(RTgroup group, RTvisibilitymask mask);
RWAPI RTresult rtGroupGetVisibilityMask(RTgroup group, RTvisibilitymask *mask);
/* The children: set their number, then each. RT_ERROR_TYPE_MISMATCH: not a group, geometry group,
 * transform or selector. */
RWAPI RTresult rtGroupSetChildCount(RTgroup group, unsigned int count);
RWAPI RTresult rtGroupGetChildCount(RTgroup group, unsigned int *count);
RWAPI RTresult rtGroupSetChild(RTgroup group, unsigned int index, RTobject child);
RWAPI RTresult rtGroupGetChild(RTgroup group, unsigned int index, RTobject *child);
RWAPI RTresult rtGroupGetChildType(RTgroup group, unsigned int index, RTobjecttype *type);

/* ---- Selector: a program chooses among children ---- */

/* A new, empty one. */
RWAPI RTresult rtSelectorCreate(RTcontext context, RTselector *selector);
/* Destroys it; children and program stay. */
RWAPI RTresult rtSelectorDestroy(RTselector selector);
/* Checks it and all below. */
RWAPI RTresult rtSelectorValidate(RTselector selector);
/* The context it was made from. */
RWAPI RTresult rtSelectorGetContext(RTselector selector, RTcontext *context);
/* void visit(): calls rtIntersectChild for each child that the ray is to enter. It may run more
 * than once for a ray, and has to choose the same children each time. */
RWAPI RTresult rtSelectorSetVisitProgram(RTselector selector, RTprogram program);
RWAPI RTresult rtSelectorGetVisitProgram(RTselector selector, RTprogram *program);
/* The children, as those of a group. */
RWAPI RTresult rtSelectorSetChildCount(RTselector selector, unsigned int count);
RWAPI RTresult rtSelectorGetChildCount(RTselector selector, unsigned int *count);
RWAPI RTresult rtSelectorSetChild(RTselector selector, unsigned int index, RTobject child);
RWAPI RTresult rtSelectorGetChild(RTselector selector, unsigned int index, RTobject *child);
RWAPI RTresult rtSelectorGetChildType(RTselector selector, unsigned int index, RTobjecttype *type);
/* Variables of the selector's scope, which its visit program searches after its own; see
 * rtContextDeclareVariable. */
RWAPI RTresult rtSelectorDeclareVariable(RTselector selector, const char *name, RTvariable *v);
RWAPI RTresult rtSelectorQueryVariable(RTselector selector, const char *name, RTvariable *v);
RWAPI RTresult rtSelectorRemoveVariable(RTselector selector, RTvariable v);
RWAPI RTresult rtSelectorGetVariableCount(RTselector selector, unsigned int *count);
RWAPI RTresult rtSelectorGetVariable(RTselector selector, unsigned int index, RTvariable *v);

/* ---- Transform: one child, placed by a matrix ---- */

/* A new one: the identity, no child. */
RWAPI RTresult rtTransformCreate(RTcontext context, RTtransform *transform);
/* Destroys it; the child stays. */
RWAPI RTresult rtTransformDestroy(RTtransform transform);
/* Checks it and all below. */
RWAPI RTresult rtTransformValidate(RTtransform transform);
/* The context it was made from. */
RWAPI RTresult rtTransformGetContext(RTtransform transform, RTcontext *context);
/* 4x4 affine matrix from the child's space to the parent's, and its inverse; one of them may be
 * NULL and is computed (Set) or left out (Get). RT_ERROR_INVALID_VALUE: not affine, or singular. */
RWAPI RTresult rtTransformSetMatrix(RTtransform transform, int transpose, const float *matrix,
                                    const float *inverseMatrix);
RWAPI RTresult rtTransformGetMatrix(RTtransform transform, int transpose, float *matrix,
                                    float *inverseMatrix);
/* The child. RT_ERROR_TYPE_MISMATCH: not a group, geometry group, transform or selector. */
RWAPI RTresult rtTransformSetChild(RTtransform transform, RTobject child);
RWAPI RTresult rtTransformGetChild(RTtransform transform, RTobject *child);
RWAPI RTresult rtTransformGetChildType(RTtransform transform, RTobjecttype *type);

/* ---- Acceleration: the search structure of a group or geometry group ---- */

/* A new one, dirty, with the builder "Trbvh". */
RWAPI RTresult rtAccelerationCreate(RTcontext context, RTacceleration *acceleration);
/* Destroys it and what it built. */
RWAPI RTresult rtAccelerationDestroy(RTacceleration acceleration);
/* Checks it. */
RWAPI RTresult rtAccelerationValidate(RTacceleration acceleration);
/* The context it was made from. */
RWAPI RTresult rtAccelerationGetContext(RTacceleration acceleration, RTcontext *context);
/* "Trbvh", "Sbvh", "Bvh", "MedianBvh", "Lbvh", "TriangleKdTree" or "NoAccel", in any case of
 * letters; marks the acceleration dirty. RT_ERROR_INVALID_VALUE: another name. */
RWAPI RTresult rtAccelerationSetBuilder(RTacceleration acceleration, const char *builder);
RWAPI RTresult rtAccelerationGetBuilder(RTacceleration acceleration, const char **stringReturn);
/* Accepted for older sources; the builder implies how its structure is traversed. */
RWAPI RTresult rtAccelerationSetTraverser(RTacceleration acceleration, const char *traverser);
RWAPI RTresult rtAccelerationGetTraverser(RTacceleration acceleration, const char **stringReturn);
/* Builder properties as text, such as "refit" = "1". Names that a builder does not know are kept
 * and ignored. Get of a property that was never set gives "".
 *   "watertight" = "1": no ray slips through an edge or a vertex that geometry triangles of a
 * geometry group share bit by bit (Woop, Benthin and Wald, Watertight Ray/Triangle Intersection,
 * 2013). All triangles that kernels of the context can reach are then tested so; it costs some
 * arithmetic. Good for coordinates between 1e-12 and 1e12 times the ray's direction; the kernel is
 * compiled anew when it changes. */
RWAPI RTresult rtAccelerationSetProperty(RTacceleration acceleration, const char *name,
                                         const char *value);
RWAPI RTresult rtAccelerationGetProperty(RTacceleration acceleration, const char *name,
                                         const char **stringReturn);
/* Saved structures, for older sources: they have no bytes, and none can be loaded
 * (RT_ERROR_VERSION_MISMATCH), so that the application builds again. */
RWAPI RTresult rtAccelerationGetDataSize(RTacceleration acceleration, RTsize *size);
RWAPI RTresult rtAccelerationGetData(RTacceleration acceleration, void *data);
RWAPI RTresult rtAccelerationSetData(RTacceleration acceleration, const void *data, RTsize size);
/* Asks for a rebuild at the next launch: when primitives, children or bounds changed. It does not
 * spread to the accelerations of groups above; mark those too. */
RWAPI RTresult rtAccelerationMarkDirty(RTacceleration acceleration);
RWAPI RTresult rtAccelerationIsDirty(RTacceleration acceleration, int *dirty);

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

/* ---- Raywright's own ---- */

/*
 * Compiles CUDA C++ source with NVRTC and makes a program of the function `programName` in it.
 * `name` is what messages call the source; the options are NVRTC's ("-I...", "-D...",
 * "-use_fast_math"); the folder of raywright_device.h is always searched. RT_ERROR_INVALID_SOURCE:
 * the message has the compiler's log; RT_ERROR_NOT_SUPPORTED: no NVRTC library is installed.
 */
RWAPI RTresult rwProgramCreateFromSourceString(RTcontext context, const char *source,
                                               const char *name, unsigned int optionCount,
                                               const char *const *options, const char *programName,
                                               RTprogram *program);
/* The same from a file, whose folder is searched for includes first. RT_ERROR_FILE_NOT_FOUND. */
RWAPI RTresult rwProgramCreateFromSourceFile(RTcontext context, const char *filename,
                                             unsigned int optionCount, const char *const *options,
                                             const char *programName, RTprogram *program);
/* Chooses the device of a context before its first launch: "auto" (a GPU if there is one), "cuda",
 * "cuda:N", "cpu". Otherwise RW_DEVICE in the environment does, or it is "auto".
 * RT_ERROR_INVALID_VALUE: another text, or the device is open already. */
RWAPI RTresult rwContextSetDevice(RTcontext context, const char *device);
/*
 * The CUDA stream (a CUstream or cudaStream_t) in which the application prepares what launches
 * read, or NULL, as at first. A launch begins when the work in it is done, and has ended when it
 * returns, so that work put into the stream afterwards sees its results. Streams that wait for the
 * default stream are in order without this. The stream has to live as long as it is set; on the CPU
 * it is not looked at.
 */
RWAPI RTresult rwContextSetStream(RTcontext context, void *stream);
/* Name of the device in use, NUL-terminated and cut to `size` bytes; opens the device.
 * RT_ERROR_NO_DEVICE, RT_ERROR_INVALID_DEVICE: it cannot be used. */
RWAPI RTresult rwContextGetDeviceName(RTcontext context, char *name, RTsize size);
/* The report of compiling the kernel that was launched last, JSON: programs, frames, registers. It
 * lives until the next launch. RT_ERROR_INVALID_VALUE: nothing was launched. */
RWAPI RTresult rwContextGetReport(RTcontext context, const char **stringReturn);
/* Time that the kernel of the last launch took on the device, in milliseconds.
 * RT_ERROR_INVALID_VALUE: nothing was launched. */
RWAPI RTresult rwContextGetKernelTime(RTcontext context, double *milliseconds);

/* Figures of the trees that an acceleration of a geometry group keeps, added up when it has one for
 * triangles and one for other primitives. RT_ERROR_INVALID_VALUE: nothing was built yet. */
RWAPI RTresult rwAccelerationGetStatistics(RTacceleration acceleration,
                                           rwAccelerationStatistics *statistics);
/* What a context has done so far. Nothing that did not change is done again: changing a variable's
 * value fills tables, and neither makes a plan nor compiles. */
typedef struct {
    RTsize launches;        /* that ran a kernel */
    RTsize validations;     /* walks over the graph that checked it */
    RTsize plansMade;       /* which programs a kernel consists of, and where variables live */
    RTsize kernelsCompiled; /* by this context */
    RTsize kernelsLoaded;   /* from the disk cache */
    RTsize treesBuilt;      /* accelerations brought up to date */
    RTsize scenesFlattened; /* instances and transforms gathered for the device */
    RTsize tablesFilled;    /* values of variables gathered for the device */
    RTsize buffersUploaded; /* copies of a buffer to the device */
} RWstatistics;
/* Copies the first `size` bytes of the statistics to `out`, so that sources stay right when more
 * are added. RT_ERROR_INVALID_VALUE: size is 0 or larger than there are. */
RWAPI RTresult rwContextGetStatistics(RTcontext context, RTsize size, RWstatistics *out);

/* ---- helpers -------------------------------------------------------------------------------- */

/* Bytes of one element of a format; 0 for RT_FORMAT_USER and RT_FORMAT_UNKNOWN.
 * RT_ERROR_INVALID_VALUE: no such format, or size is NULL. */
RWAPI RTresult rtuGetSizeForRTformat(RTformat format, size_t *size);

/* Writes the name of an object type, "GeometryGroup", to buffer, cut to bufferSize bytes with its
 * NUL. RT_ERROR_INVALID_VALUE: no such type, or no room at all. */
RWAPI RTresult rtuNameForType(RTobjecttype type, char *buffer, RTsize bufferSize);

/*
 * Compile CUDA C to PTX with NVRTC, without a context. The arguments are NVRTC's options. The sizes
 * are those of the PTX and of the log with their NULs, in bytes; GetCompileResult copies both, of
 * the calling thread's last compilation. RT_ERROR_INVALID_SOURCE, and RT_ERROR_NOT_SUPPORTED where
 * no NVRTC is installed: the log says why; RT_ERROR_FILE_NOT_FOUND; RT_ERROR_INVALID_VALUE: a NULL
 * pointer, or nothing was compiled.
 */
RWAPI RTresult rtuCUDACompileString(const char *source, const char **preprocessorArguments,
                                    unsigned int numPreprocessorArguments, RTsize *resultSize,
                                    RTsize *errorSize);
RWAPI RTresult rtuCUDACompileFile(const char *filename, const char **preprocessorArguments,
                                  unsigned int numPreprocessorArguments, RTsize *resultSize,
                                  RTsize *errorSize);
RWAPI RTresult rtuCUDAGetCompileResult(char *result, char *error);

#ifdef __cplusplus
}
#endif

#include "raywright_sampler.h"
#include "raywright_surface.h"
#include "raywright_triangles.h"
#include "raywright_unsupported.h"

#endif
