/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The classic interface as a program sees it that never met our headers: the names, parameter types
 * and numbers that version 6.5 has, as far as sphere.h needs them. With FACTS_LOAD defined the
 * functions are pointers that facts_load fetches from a library by name; with FACTS_NAMES there are
 * no functions, just the list of them.
 */
#ifndef RW_TEST_FACTS_H
#define RW_TEST_FACTS_H

typedef unsigned long RTsize;
typedef int RTresult;
typedef struct RTacceleration_api *RTacceleration;
typedef struct RTbuffer_api *RTbuffer;
typedef struct RTcontext_api *RTcontext;
typedef struct RTgeometry_api *RTgeometry;
typedef struct RTgeometryinstance_api *RTgeometryinstance;
typedef struct RTgeometrygroup_api *RTgeometrygroup;
typedef struct RTmaterial_api *RTmaterial;
typedef struct RTprogram_api *RTprogram;
typedef struct RTvariable_api *RTvariable;
typedef void *RTobject;

enum { RT_SUCCESS = 0, RT_ERROR_NO_DEVICE = 0x601 };
enum { RT_FORMAT_FLOAT = 0x101, RT_BUFFER_OUTPUT = 2 };

#define FACTS(F)                                                                                   \
    F(rtGetVersion, (unsigned int *))                                                              \
    F(rtContextCreate, (RTcontext *))                                                              \
    F(rtContextDestroy, (RTcontext))                                                               \
    F(rtContextDeclareVariable, (RTcontext, const char *, RTvariable *))                           \
    F(rtContextSetEntryPointCount, (RTcontext, unsigned int))                                      \
    F(rtContextSetRayTypeCount, (RTcontext, unsigned int))                                         \
    F(rtContextSetRayGenerationProgram, (RTcontext, unsigned int, RTprogram))                      \
    F(rtContextSetMissProgram, (RTcontext, unsigned int, RTprogram))                               \
    F(rtContextLaunch2D, (RTcontext, unsigned int, RTsize, RTsize))                                \
    F(rtProgramCreateFromPTXString, (RTcontext, const char *, const char *, RTprogram *))          \
    F(rtProgramGetId, (RTprogram, int *))                                                          \
    F(rtVariableSet1i, (RTvariable, int))                                                          \
    F(rtVariableSet4f, (RTvariable, float, float, float, float))                                   \
    F(rtVariableSetObject, (RTvariable, RTobject))                                                 \
    F(rtGeometryCreate, (RTcontext, RTgeometry *))                                                 \
    F(rtGeometrySetPrimitiveCount, (RTgeometry, unsigned int))                                     \
    F(rtGeometrySetBoundingBoxProgram, (RTgeometry, RTprogram))                                    \
    F(rtGeometrySetIntersectionProgram, (RTgeometry, RTprogram))                                   \
    F(rtGeometryDeclareVariable, (RTgeometry, const char *, RTvariable *))                         \
    F(rtMaterialCreate, (RTcontext, RTmaterial *))                                                 \
    F(rtMaterialSetClosestHitProgram, (RTmaterial, unsigned int, RTprogram))                       \
    F(rtMaterialSetAnyHitProgram, (RTmaterial, unsigned int, RTprogram))                           \
    F(rtGeometryInstanceCreate, (RTcontext, RTgeometryinstance *))                                 \
    F(rtGeometryInstanceSetGeometry, (RTgeometryinstance, RTgeometry))                             \
    F(rtGeometryInstanceSetMaterialCount, (RTgeometryinstance, unsigned int))                      \
    F(rtGeometryInstanceSetMaterial, (RTgeometryinstance, unsigned int, RTmaterial))               \
    F(rtAccelerationCreate, (RTcontext, RTacceleration *))                                         \
    F(rtAccelerationSetBuilder, (RTacceleration, const char *))                                    \
    F(rtGeometryGroupCreate, (RTcontext, RTgeometrygroup *))                                       \
    F(rtGeometryGroupSetAcceleration, (RTgeometrygroup, RTacceleration))                           \
    F(rtGeometryGroupSetChildCount, (RTgeometrygroup, unsigned int))                               \
    F(rtGeometryGroupSetChild, (RTgeometrygroup, unsigned int, RTgeometryinstance))                \
    F(rtBufferCreate, (RTcontext, unsigned int, RTbuffer *))                                       \
    F(rtBufferSetFormat, (RTbuffer, int))                                                          \
    F(rtBufferSetSize2D, (RTbuffer, RTsize, RTsize))                                               \
    F(rtBufferMap, (RTbuffer, void **))                                                            \
    F(rtBufferUnmap, (RTbuffer))

#ifdef FACTS_NAMES
#elif defined(FACTS_LOAD)
#include <dlfcn.h>
#include <string.h>
static void (*rtContextGetErrorString)(RTcontext, RTresult, const char **);
#define FACTS_POINTER(name, parameters) static RTresult(*name) parameters;
FACTS(FACTS_POINTER)

/* dlsym gives an object pointer; C has no conversion of it to a function pointer. */
static inline int facts_find(void *library, const char *name, void *out)
{
    void *found = dlsym(library, name);
    memcpy(out, &found, sizeof(found));
    return found != NULL;
}

/* Are all functions there? */
static inline int facts_load(void *library)
{
    int all = facts_find(library, "rtContextGetErrorString", &rtContextGetErrorString);
#define FACTS_FIND(name, parameters) all &= facts_find(library, #name, &name);
    FACTS(FACTS_FIND)
    return all;
}
#else
void rtContextGetErrorString(RTcontext, RTresult, const char **);
#define FACTS_PROTOTYPE(name, parameters) RTresult name parameters;
FACTS(FACTS_PROTOTYPE)
#endif

#endif
