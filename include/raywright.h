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
 *  - A context and its objects are to be used by one thread at a time; contexts are independent. A
 *    call on a context that another thread is in a call on does nothing and is
 *    RT_ERROR_INVALID_CONTEXT, as one on a context of the process that this one was forked from.
 *  - Matrices are float, row-major; `transpose` other than 0 means column-major in the caller's
 *    memory. Sizes are in elements unless bytes are named. Units of space and time are the user's.
 */
#ifndef RAYWRIGHT_H
#define RAYWRIGHT_H

#include <stddef.h>

#include "raywright_types.h"
#include "raywright_version.h"

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
/* Receives the log: level 1 errors, 2 advice and statistics, 3 what happens; tag says which part:
 * docs/embedding.md lists them. */
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
 * RW_DEVICE in the environment says so, it is the CPU, 1 or as often as RW_DEVICE names it.
 * RT_ERROR_NO_DEVICE: RW_DEVICE asks for a GPU and there is none. */
RWAPI RTresult rtDeviceGetDeviceCount(unsigned int *count);

/*
 * Copies a property of device `ordinal` to p; `size` in bytes must be that of the property:
 *   NAME, PCI_BUS_ID     char array of any size (cut, NUL-terminated)
 *   COMPUTE_CAPABILITY   int[2]
 *   TOTAL_MEMORY         RTsize, bytes
 *   COMPATIBLE_DEVICES   int[1 + n] or more, n first
 *   the others           int (CLOCK_RATE in kHz)
 * RT_ERROR_INVALID_DEVICE: no such ordinal.
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
 * Attributes of a context; `size` in bytes must match:
 *   USED_HOST_MEMORY                    RTsize, bytes
 *   AVAILABLE_DEVICE_MEMORY + ordinal   RTsize, bytes
 *   DISK_CACHE_LOCATION                 const char *
 *   DISK_CACHE_MEMORY_LIMITS            RTsize[2], low and high mark in bytes
 *   the others                          int
 * Setting a read-only one is RT_ERROR_INVALID_VALUE. PREFER_WATERTIGHT_TRAVERSAL set to 1 makes all
 * accelerations watertight, as the property "watertight" makes one; the 1 that it reads at first
 * asks for nothing. FORCE_INLINE_USER_FUNCTIONS set to 1 likewise inlines all functions but those
 * that call themselves, whatever becomes of compile time and kernel; otherwise large ones with many
 * calls stay. PREFER_FAST_RECOMPILES and MAX_CONCURRENT_LAUNCHES have no effect.
 */
RWAPI RTresult rtContextSetAttribute(RTcontext context, RTcontextattribute attrib, RTsize size,
                                     const void *p);
RWAPI RTresult rtContextGetAttribute(RTcontext context, RTcontextattribute attrib, RTsize size,
                                     void *p);

/*
 * The devices of a context, by ordinal, to be set before the first launch; several share each
 * launch. Get writes as many ordinals as rtContextGetDeviceCount says. RT_ERROR_INVALID_DEVICE: no
 * such ordinal; RT_ERROR_INVALID_VALUE: none, one twice, or more than 16.
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
/* How many calls of rtTrace may be open in one launch index, 0 to 254; the classic interface has
 * 31 at most. Beyond it the exception RT_EXCEPTION_TRACE_DEPTH_EXCEEDED is raised. Before it is set
 * Get gives 5, and recursion may go to 31. The stack has a frame for each of them only where the
 * programs recurse. */
RWAPI RTresult rtContextSetMaxTraceDepth(RTcontext context, unsigned int maxDepth);
RWAPI RTresult rtContextGetMaxTraceDepth(RTcontext context, unsigned int *maxDepth);

/* Asked by a launch between its steps (checking, compiling, building) and while its kernel is
 * compiled or runs, when that many seconds have passed since it began or asked last, at most 1000
 * times a second. A result other than 0 ends the launch with RT_TIMEOUT_CALLBACK. NULL: nobody is
 * asked. */
RWAPI RTresult rtContextSetTimeoutCallback(RTcontext context, RTtimeoutcallback callback,
                                           double minPollingSeconds);
/* Sends the log of a context to `callback` up to the level `verbosity`, 0 to 3; cbdata is handed
 * through. NULL: it goes to the process's, rwSetLogCallback. Called on the thread that uses the
 * context. */
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
 * RT_EXCEPTION_STACK_OVERFLOW is on. The code of a check that is off is not generated; but where
 * programs recurse, the stack is checked all the same, for overflowing it would harm others. */
RWAPI RTresult rtContextSetExceptionEnabled(RTcontext context, RTexception exception, int enabled);
RWAPI RTresult rtContextGetExceptionEnabled(RTcontext context, RTexception exception, int *enabled);

/* Ray types: set their number, at most 32, then, if wanted, the program that runs where a ray of
 * type i hits nothing. Programs of types beyond a smaller number are forgotten, in materials
 * too. */
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
/* 1 while a launch is under way, else 0. Any thread may ask at any time. More of launches:
 * raywright_launch.h. */
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

/* ---- Raywright's own ---- */

/* Version of the library that is there at run time; RAYWRIGHT_VERSION is that of the header, in the
 * same form. docs/embedding.md says which go together. */
RWAPI RTresult rwGetVersion(unsigned int *version);

/* The same for all contexts that have no callback of their own, those made before as well; NULL, as
 * at first: nobody hears them. Called on whatever thread uses a context, on several at once. Is to
 * be set while no other thread may report. RT_ERROR_INVALID_VALUE: no such level. */
RWAPI RTresult rwSetLogCallback(RTusagereportcallback callback, int verbosity, void *cbdata);
/*
 * Memory of the application's for all that the library allocates on the host for objects, buffers,
 * trees and tables. (LLVM, the compiler around it, the CUDA driver and Jansson allocate as they
 * always do.) `allocate` gives `size` bytes at a multiple of `alignment`, a power of two, or NULL;
 * `reallocate` moves what has an alignment of at most 16; `release` is never given NULL. All three
 * may be called by several threads at once. To be set before any other call, once.
 * RT_ERROR_INVALID_VALUE: a function is missing, or something was allocated already.
 */
typedef struct {
    void *(*allocate)(void *user, size_t size, size_t alignment);
    void *(*reallocate)(void *user, void *memory, size_t size);
    void (*release)(void *user, void *memory);
    void *user;
} RWallocator;
RWAPI RTresult rwSetAllocator(const RWallocator *allocator);
/*
 * Threads of the application's for the CPU device and for builders of trees on the host, which make
 * their own otherwise: `loop` calls body(data, i) for every i below `count`, once each, on any
 * threads and in any order, and returns when all are done; it may be called by several threads at
 * once. `stackBytes` is the stack that a body may use, 1 MiB at least; a launch whose programs need
 * more has threads of the library. A launch on the application's threads runs while it is waited
 * for. NULL: the library's own threads again. To be set while there is no context, or
 * RT_ERROR_INVALID_VALUE, as for less stack.
 */
typedef void (*RWparallelfor)(unsigned int count, void (*body)(void *data, unsigned int index),
                              void *data, void *user);
RWAPI RTresult rwSetExecutor(RWparallelfor loop, RTsize stackBytes, void *user);
/*
 * Compiles CUDA C++ source, with NVRTC or, where that is missing, with clang (RW_CUDA_COMPILER),
 * and makes a program of the function `programName` in it. `name` is what messages call the source;
 * the options are NVRTC's ("-I...", "-D...", "-use_fast_math"); the folder of raywright_device.h is
 * always searched. What NVRTC made is kept in the disk cache (RW_CACHE_DIR), and taken from there
 * as long as the text, the options and all files that it could include are the same. Within a
 * context a source shares the module of one with the same text and options while programs of that
 * are alive, whatever has become of its files.
 * RT_ERROR_INVALID_SOURCE: the message has the compiler's log;
 * RT_ERROR_NOT_SUPPORTED: there is neither of the two.
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
 * "cuda:N", "cpu"; or up to 16 of a kind as "cuda:0,cuda:1", where one named twice plays two; or
 * GPUs and the CPU beside them as "cuda:0,cpu". Otherwise RW_DEVICE in the environment does, or it
 * is "auto".
 * RT_ERROR_INVALID_VALUE: another text, or the device is open already. */
RWAPI RTresult rwContextSetDevice(RTcontext context, const char *device);
/*
 * The CUDA stream (a CUstream or cudaStream_t) in which the application prepares what launches
 * read, or NULL, as at first. A launch begins when the work in it is done, and has ended when it
 * returns, so that work put into the stream afterwards sees its results. Streams that wait for the
 * default stream are in order without this. Of several devices it is a stream of the first. The
 * stream has to live as long as it is set; on the CPU it is not looked at.
 */
RWAPI RTresult rwContextSetStream(RTcontext context, void *stream);
/*
 * What a context does about settings that change how fast a kernel is and nothing that it computes.
 * Otherwise RW_TUNE in the environment says it, or it is off. May be set at any time.
 * RT_ERROR_INVALID_VALUE: none of the three.
 */
typedef enum {
    RW_TUNE_OFF = 0,  /* every launch has the built-in settings, or those of the environment */
    RW_TUNE_ON = 1,   /* launches try others now and then; the fastest is kept in the disk cache */
    RW_TUNE_FOUND = 2 /* what was found before is used, and nothing is tried */
} RWtune;
RWAPI RTresult rwContextSetTuning(RTcontext context, RWtune tuning);
/*
 * Whether what others wrote has processes of its own: 1 has every kernel compiled, and on the CPU
 * run, by a helper process, so that whatever its programs do ends that process at most, and is an
 * error here. A helper may allocate `memoryBytes`, or half of what the machine has for 0, and ends
 * where a launch or compilation that is cancelled, or whose time is up, does not end by itself.
 * docs/security.md tells what is promised, and what is different. Otherwise RW_ISOLATE in the
 * environment says it. To be set before the device is open, or RT_ERROR_INVALID_VALUE.
 */
RWAPI RTresult rwContextSetIsolation(RTcontext context, int isolated, RTsize memoryBytes);
/* Name of the device in use, or of all with " + " between, NUL-terminated and cut to `size` bytes;
 * opens the device. RT_ERROR_NO_DEVICE, RT_ERROR_INVALID_DEVICE: it cannot be used. */
RWAPI RTresult rwContextGetDeviceName(RTcontext context, char *name, RTsize size);
/* The report of compiling the kernel that was launched last, JSON: programs, frames, registers; of
 * the kernel that it has without tuning. It lives until the next launch. RT_ERROR_INVALID_VALUE:
 * nothing was launched. */
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
    RTsize recordsFilled;   /* of tablesFilled those that took in materials and geometries */
    RTsize settingsTried;   /* by RW_TUNE_ON, to the end */
    RTsize launchesTrying;  /* of `launches` those that had a setting not known to be the best */
    RTsize pagingRounds;    /* times that a launch went on after it had waited for pages */
    RTsize pagesCopied;     /* of paged buffers to a device */
    RTsize pagedBytes;      /* that these were */
    RTsize absentReads;     /* times that programs read absent pages in the host's memory */
    RTsize hostTextures;    /* textures made over texels that stay in the host's memory */
} RWstatistics;
/* Copies the first `size` bytes of the statistics to `out`, so that sources stay right when more
 * are added. RT_ERROR_INVALID_VALUE: size is 0 or larger than there are. */
RWAPI RTresult rwContextGetStatistics(RTcontext context, RTsize size, RWstatistics *out);

/* Memory that a context holds now, in bytes, by what it is for; on all its devices together. The
 * CPU as a device counts as one. Not in it: machine code and stacks of kernels, which the driver
 * allocates, the application's own, and what only rwSetAllocator sees: objects, and what builds and
 * compilations use on the host for a while. */
typedef struct {
    RTsize hostBuffers;   /* contents of buffers on the host, pinned ones too; trees that are paged;
                         * rows of textures that are read there */
    RTsize hostPrograms;  /* texts of programs */
    RTsize deviceBuffers; /* contents of buffers on devices, but for pinned ones */
    RTsize deviceTrees;   /* of accelerations, and those over instances; what refits need */
    RTsize deviceTables;  /* what launches need besides: instances, records, lists of buffers */
    RTsize deviceTextures; /* copies of texels that a GPU's textures are made of */
    RTsize deviceBuilds;   /* what builds of trees use; a GPU keeps some of it for the next one */
} RWmemory;
/* Copies the first `size` bytes to `out`, as rwContextGetStatistics does. */
RWAPI RTresult rwContextGetMemory(RTcontext context, RTsize size, RWmemory *out);

/* Members of RWmemory, in their order. */
typedef enum {
    RW_MEMORY_HOST_BUFFERS = 0,
    RW_MEMORY_HOST_PROGRAMS = 1,
    RW_MEMORY_DEVICE_BUFFERS = 2,
    RW_MEMORY_DEVICE_TREES = 3,
    RW_MEMORY_DEVICE_TABLES = 4,
    RW_MEMORY_DEVICE_TEXTURES = 5,
    RW_MEMORY_DEVICE_BUILDS = 6
} RWmemorypurpose;
/* `change`, in bytes: above 0 before that much is allocated, or where its size is known only then,
 * as that of a tree, before it is kept; below 0 after it was freed. A result of 0 refuses what
 * would be allocated; for what was freed it means nothing. */
typedef int (*RWmemorymonitor)(RWmemorypurpose purpose, long long change, void *user);
/*
 * Has the monitor called with every change of what rwContextGetMemory tells, from now on and until
 * the context is destroyed, in the thread of the call that makes the change. NULL: none, as at
 * first. A call that needs what is refused returns RT_ERROR_MEMORY_ALLOCATION_FAILED, and the
 * context is as usable as after any such failure. The monitor must not call functions of the
 * context, which return RT_ERROR_INVALID_CONTEXT, but for those that any thread may call.
 */
RWAPI RTresult rwContextSetMemoryMonitor(RTcontext context, RWmemorymonitor monitor, void *user);
/*
 * Bytes that the context may use of each device, from the next launch on; 0: what there is.
 * Otherwise RW_DEVICE_MEMORY in the environment says it. Input buffers are paged for it, the
 * largest first, then textures are read in the host's memory, then trees are paged; the cache
 * becomes larger or smaller, and what can do neither has its memory nevertheless (docs/paging.md).
 * On the CPU they are paged only where this is not 0.
 */
RWAPI RTresult rwContextSetDeviceMemory(RTcontext context, RTsize bytes);

/* ---- helpers ---- */

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

#include "raywright_data.h"
#include "raywright_gl.h"
#include "raywright_graph.h"
#include "raywright_launch.h"
#include "raywright_mesh.h"
#include "raywright_motion.h"
#include "raywright_post.h"
#include "raywright_progressive.h"
#include "raywright_sampler.h"
#include "raywright_surface.h"
#include "raywright_traversal.h"
#include "raywright_triangles.h"
#include "raywright_unsupported.h"

#endif
