/* SPDX-License-Identifier: Apache-2.0 */
/*
 * RW_THREADS and the context's number of CPU threads bound the threads that build trees and gather
 * instances on the host. Every thread of this process is made through the pthread_create below.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#include "tests/api/scene.h"
#include "tests/api/support.h"

enum { MANY = 10000 }; /* triangles or instances: enough for threads to be worth it */

static atomic_uint made;

int pthread_create(pthread_t *thread, const pthread_attr_t *attributes, void *(*run)(void *),
                   void *argument)
{
    int (*next)(pthread_t *, const pthread_attr_t *, void *(*)(void *), void *);
    *(void **)&next = dlsym(RTLD_NEXT, "pthread_create");
    atomic_fetch_add(&made, 1);
    return next(thread, attributes, run, argument);
}

static RTresult add_triangles(struct scene *s, unsigned count)
{
    RTbuffer vertices;
    RTgeometrytriangles triangles;
    void *mapped;
    SCENE(rtBufferCreate(s->context, RT_BUFFER_INPUT, &vertices));
    SCENE(rtBufferSetFormat(vertices, RT_FORMAT_FLOAT3));
    SCENE(rtBufferSetSize1D(vertices, 3 * count));
    SCENE(rtBufferMap(vertices, &mapped));
    float(*corner)[3] = mapped;
    for (unsigned i = 0; i < 3 * count; i++)
        for (int a = 0; a < 3; a++) corner[i][a] = (float)(i / 3) + (i % 3 == (unsigned)a);
    SCENE(rtBufferUnmap(vertices));
    SCENE(rtGeometryTrianglesCreate(s->context, &triangles));
    SCENE(rtGeometryTrianglesSetPrimitiveCount(triangles, count));
    SCENE(rtGeometryTrianglesSetVertices(triangles, 3 * count, vertices, 0, 12, RT_FORMAT_FLOAT3));
    SCENE(rtGeometryInstanceSetGeometryTriangles(s->instance, triangles));
    return rtAccelerationSetBuilder(s->bottom, "Sbvh");
}

static RTresult add_instances(struct scene *s)
{
    SCENE(rtGroupSetChildCount(s->group, MANY));
    for (unsigned i = 1; i < MANY; i++) {
        RTtransform transform;
        const float move[16] = {1, 0, 0, (float)i, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1};
        SCENE(rtTransformCreate(s->context, &transform));
        SCENE(rtTransformSetMatrix(transform, 0, move, NULL));
        SCENE(rtTransformSetChild(transform, s->geometry_group));
        SCENE(rtGroupSetChild(s->group, i, transform));
    }
    return RT_SUCCESS;
}

static RTresult set_threads(RTcontext context, int count)
{
    return rtContextSetAttribute(context, RT_CONTEXT_ATTRIBUTE_CPU_NUM_THREADS, sizeof count,
                                 &count);
}

/* Threads that a launch of no index makes after the acceleration has become dirty. */
static RTresult count_threads(struct scene *s, RTacceleration dirty, unsigned *out)
{
    unsigned before;
    SCENE(rtContextLaunch2D(s->context, 0, 0, 0));
    SCENE(rtAccelerationMarkDirty(dirty));
    before = atomic_load(&made);
    SCENE(rtContextLaunch2D(s->context, 0, 0, 0));
    *out = atomic_load(&made) - before;
    return RT_SUCCESS;
}

static void check_triangles(int *rw_failed, const char *variable, int attribute, unsigned expected)
{
    struct scene s;
    unsigned count;
    if (variable) setenv("RW_THREADS", variable, 1);
    RTresult result = scene_make(&s);
    unsetenv("RW_THREADS");
    RTcontext context = s.context;
    OK(result);
    if (attribute) OK(set_threads(context, attribute));
    OK(add_triangles(&s, MANY));
    OK(count_threads(&s, s.bottom, &count));
    CHECK_EQ(count, expected);
    OK(rtContextDestroy(context));
}

TEST(variable)
{
    check_triangles(rw_failed, "1", 0, 0);
    check_triangles(rw_failed, "4", 0, 3);
}

TEST(attribute)
{
    check_triangles(rw_failed, NULL, 1, 0);
    check_triangles(rw_failed, "5", 3, 2);
}

/* Those that gather instances, and those that build the tree over them. */
TEST(instances)
{
    struct scene s;
    unsigned count;
    RTresult result = scene_make(&s);
    RTcontext context = s.context;
    OK(result);
    OK(set_threads(context, 3));
    OK(add_triangles(&s, 1));
    OK(add_instances(&s));
    OK(count_threads(&s, s.top, &count));
    CHECK_EQ(count, 4);
    OK(rtContextDestroy(context));
}

int main(void)
{
    static const struct rw_test tests[] = {
        {"variable", test_variable}, {"attribute", test_attribute}, {"instances", test_instances}};
    setenv("RW_DEVICE", "cpu", 1);
    return RUN_TABLE(tests);
}
