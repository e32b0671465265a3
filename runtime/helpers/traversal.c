/* SPDX-License-Identifier: Apache-2.0 */
/*
 * rtuTraversal*: the calls. What they do is in raywright_traversal.h, how in traversal.h.
 */
#include "runtime/helpers/traversal.h"

#include "runtime/device/device.h"
#include "runtime/base/memory.h"
#include "runtime/object/object.h"

#define ENTER(traversal)                                                                           \
    do {                                                                                           \
        RTresult rw_entered = rw_traversal_enter(traversal, __func__);                             \
        if (rw_entered != RT_SUCCESS) return rw_entered;                                           \
    } while (0)

static RTresult check_pointer(RTUtraversal t, const void *pointer, const char *name)
{
    if (pointer) return RT_SUCCESS;
    return rw_traversal_fail(t, RT_ERROR_INVALID_VALUE, "argument '%s' is NULL", name);
}

/* ---- life ---- */

static RTresult check_arguments(RTUtraversal t, RTUtraversal *out, RTUquerytype query_type,
                                RTUrayformat ray_format, RTUtriformat tri_format, unsigned options)
{
    const unsigned outputs = RTU_OUTPUT_NORMAL | RTU_OUTPUT_BARYCENTRIC | RTU_OUTPUT_BACKFACING;
    const unsigned one_kind = RTU_INITOPTION_GPU_ONLY | RTU_INITOPTION_CPU_ONLY;
    const unsigned known = one_kind | RTU_INITOPTION_CULL_BACKFACE;
    const struct {
        const char *name;
        unsigned value, count;
    } choices[] = {{"query_type", query_type, RTU_QUERY_TYPE_COUNT},
                   {"ray_format", ray_format, RTU_RAYFORMAT_COUNT},
                   {"tri_format", tri_format, RTU_TRIFORMAT_COUNT}};
    RW_CHECK(check_pointer(t, out, "traversal"));
    for (size_t i = 0; i < sizeof choices / sizeof *choices; i++)
        if (choices[i].value >= choices[i].count)
            return rw_traversal_fail(t, RT_ERROR_INVALID_VALUE, "%s is %u; 0 to %u are possible",
                                     choices[i].name, choices[i].value, choices[i].count - 1);
    if (t->outputs & ~outputs)
        return rw_traversal_fail(t, RT_ERROR_INVALID_VALUE,
                                 "outputs 0x%x have bits other than 0x%x", t->outputs, outputs);
    if ((options & ~known) || (options & one_kind) == one_kind)
        return rw_traversal_fail(t, RT_ERROR_INVALID_VALUE,
                                 "options 0x%x have bits other than 0x%x, or ask for the GPU only "
                                 "and for the CPU only",
                                 options, known);
    return RT_SUCCESS;
}

static RTresult choose_device(RTUtraversal t, unsigned options)
{
    RTcontext c = t->context;
    const bool cpu = options & RTU_INITOPTION_CPU_ONLY;
    if (!cpu && !(options & RTU_INITOPTION_GPU_ONLY)) return RT_SUCCESS;
    if (c->device && rw_device_target(c->device)->is_host != cpu)
        return rw_traversal_fail(t, RT_ERROR_INVALID_VALUE,
                                 "the context runs on %s already; options ask for a %s",
                                 c->device->name, cpu ? "CPU" : "GPU");
    if (!c->device && (c->choice.automatic || c->choice.cpu != cpu))
        rw_device_choice_parse(cpu ? "cpu" : "cuda", &c->choice);
    return RT_SUCCESS;
}

static RTresult make(RTUtraversal t, RTcontext context, unsigned options)
{
    int running;
    if (context) {
        t->context = context;
        RW_CHECK(rw_traversal_check(t, rtContextGetRunningState(context, &running)));
    } else {
        RW_CHECK(rw_traversal_check(t, rtContextCreate(&t->context)));
        t->owns_context = true;
    }
    RW_CHECK(choose_device(t, options));
    return rw_traversal_make_graph(t);
}

RTresult rtuTraversalCreate(RTUtraversal *traversal, RTUquerytype query_type,
                            RTUrayformat ray_format, RTUtriformat tri_format, unsigned int outputs,
                            unsigned int options, RTcontext context)
{
    struct RTUtraversal_api *t = rw_calloc(1, sizeof *t);
    if (!t) return RT_ERROR_MEMORY_ALLOCATION_FAILED;
    t->call = __func__;
    t->stride = ray_format == RTU_RAYFORMAT_ORIGIN_DIRECTION_INTERLEAVED ? 3 : 4;
    t->tri_format = tri_format;
    t->outputs = outputs;
    if (query_type == RTU_QUERY_TYPE_ANY_HIT) t->ray_flags |= RT_RAY_FLAG_TERMINATE_ON_FIRST_HIT;
    if (options & RTU_INITOPTION_CULL_BACKFACE)
        t->ray_flags |= RT_RAY_FLAG_CULL_BACK_FACING_TRIANGLES;
    RTresult result = check_arguments(t, traversal, query_type, ray_format, tri_format, options);
    if (result == RT_SUCCESS) result = make(t, context, options);
    if (result == RT_SUCCESS) {
        rw_traversal_list(t);
        *traversal = t;
        return RT_SUCCESS;
    }
    rw_traversal_keep_message(t);
    rw_traversal_free_graph(t);
    rw_free(t);
    return result;
}

RTresult rtuTraversalDestroy(RTUtraversal traversal)
{
    RTresult result = rw_traversal_enter(traversal, __func__);
    if (result == RT_ERROR_INVALID_VALUE) return result;
    if (result == RT_SUCCESS)
        rw_traversal_free_graph(traversal); /* else it went with the context */
    rw_traversal_unlist(traversal);
    rw_free(traversal);
    return RT_SUCCESS;
}

RTresult rtuTraversalSetOption(RTUtraversal traversal, RTUoption option, void *value)
{
    ENTER(traversal);
    RW_CHECK(check_pointer(traversal, value, "value"));
    if (option != RTU_OPTION_INT_NUM_THREADS)
        return rw_traversal_fail(traversal, RT_ERROR_INVALID_VALUE, "there is no option %u",
                                 (unsigned)option);
    return rw_traversal_check(traversal, rtContextSetAttribute(traversal->context,
                                                               RT_CONTEXT_ATTRIBUTE_CPU_NUM_THREADS,
                                                               sizeof(int), value));
}

/* ---- triangles ---- */

static RTresult check_format(RTUtraversal t, RTUtriformat format)
{
    if (t->tri_format == format) return RT_SUCCESS;
    return rw_traversal_fail(t, RT_ERROR_INVALID_VALUE, "the traversal was created for %s",
                             t->tri_format == RTU_TRIFORMAT_MESH
                                 ? "a mesh; call rtuTraversalSetMesh"
                                 : "a soup of triangles; call "
                                   "rtuTraversalSetTriangles");
}

RTresult rtuTraversalSetMesh(RTUtraversal traversal, unsigned int num_verts, const float *verts,
                             unsigned int num_tris, const unsigned int *indices)
{
    static const unsigned none[1];
    ENTER(traversal);
    RW_CHECK(check_format(traversal, RTU_TRIFORMAT_MESH));
    if (num_verts) RW_CHECK(check_pointer(traversal, verts, "verts"));
    if (num_tris) RW_CHECK(check_pointer(traversal, indices, "indices"));
    for (size_t i = 0; i < 3 * (size_t)num_tris; i++)
        if (indices[i] >= num_verts)
            return rw_traversal_fail(traversal, RT_ERROR_INVALID_VALUE,
                                     "triangle %zu has vertex %u, but there are %u", i / 3,
                                     indices[i], num_verts);
    return rw_traversal_set_triangles(traversal, num_verts, verts, num_tris,
                                      num_tris ? indices : none);
}

RTresult rtuTraversalSetTriangles(RTUtraversal traversal, unsigned int num_tris, const float *tris)
{
    ENTER(traversal);
    const unsigned most = ~0u / 3;
    RW_CHECK(check_format(traversal, RTU_TRIFORMAT_TRIANGLE_SOUP));
    if (num_tris) RW_CHECK(check_pointer(traversal, tris, "tris"));
    if (num_tris > most)
        return rw_traversal_fail(traversal, RT_ERROR_INVALID_VALUE,
                                 "%u triangles are too many; %u are possible", num_tris, most);
    return rw_traversal_set_triangles(traversal, 3 * num_tris, tris, num_tris, NULL);
}

/* ---- saved trees ---- */

RTresult rtuTraversalGetAccelDataSize(RTUtraversal traversal, RTsize *data_size)
{
    ENTER(traversal);
    RW_CHECK(check_pointer(traversal, data_size, "data_size"));
    RW_CHECK(rw_traversal_launch(traversal, 0));
    return rw_traversal_check(traversal,
                              rtAccelerationGetDataSize(traversal->acceleration, data_size));
}

RTresult rtuTraversalGetAccelData(RTUtraversal traversal, void *data)
{
    ENTER(traversal);
    RW_CHECK(check_pointer(traversal, data, "data"));
    RW_CHECK(rw_traversal_launch(traversal, 0));
    return rw_traversal_check(traversal, rtAccelerationGetData(traversal->acceleration, data));
}

RTresult rtuTraversalSetAccelData(RTUtraversal traversal, const void *data, RTsize data_size)
{
    ENTER(traversal);
    RW_CHECK(check_pointer(traversal, data, "data"));
    if (!traversal->has_triangles)
        return rw_traversal_fail(traversal, RT_ERROR_INVALID_VALUE,
                                 "there are no triangles that the data could belong to; set them "
                                 "first");
    return rw_traversal_check(traversal,
                              rtAccelerationSetData(traversal->acceleration, data, data_size));
}

/* ---- rays ---- */

RTresult rtuTraversalMapRays(RTUtraversal traversal, unsigned int num_rays, float **rays)
{
    ENTER(traversal);
    RTbuffer buffer = traversal->buffers[RW_TRAVERSAL_RAYS];
    void *memory;
    RW_CHECK(check_pointer(traversal, rays, "rays"));
    RW_CHECK(rw_traversal_check(traversal,
                                rtBufferSetSize1D(buffer, (RTsize)num_rays * traversal->stride)));
    traversal->has_rays = false;
    RW_CHECK(rw_traversal_check(traversal, rtBufferMap(buffer, &memory)));
    traversal->has_rays = true;
    traversal->ray_count = num_rays;
    *rays = memory;
    return RT_SUCCESS;
}

RTresult rtuTraversalUnmapRays(RTUtraversal traversal)
{
    ENTER(traversal);
    return rw_traversal_check(traversal, rtBufferUnmap(traversal->buffers[RW_TRAVERSAL_RAYS]));
}

RTresult rtuTraversalPreprocess(RTUtraversal traversal)
{
    ENTER(traversal);
    return rw_traversal_launch(traversal, 0);
}

RTresult rtuTraversalTraverse(RTUtraversal traversal)
{
    ENTER(traversal);
    if (!traversal->has_rays)
        return rw_traversal_fail(traversal, RT_ERROR_INVALID_VALUE,
                                 "there are no rays; call rtuTraversalMapRays first");
    traversal->has_results = false;
    RW_CHECK(rw_traversal_size_outputs(traversal));
    RW_CHECK(rw_traversal_launch(traversal, traversal->ray_count));
    traversal->has_results = true;
    return RT_SUCCESS;
}

/* ---- results ---- */

static RTresult map(RTUtraversal t, RTbuffer buffer, void **out)
{
    if (!t->has_results)
        return rw_traversal_fail(t, RT_ERROR_INVALID_VALUE,
                                 "there are no results; call rtuTraversalTraverse first");
    return rw_traversal_check(t, rtBufferMap(buffer, out));
}

RTresult rtuTraversalMapResults(RTUtraversal traversal, RTUtraversalresult **results)
{
    ENTER(traversal);
    void *memory;
    RW_CHECK(check_pointer(traversal, results, "results"));
    RW_CHECK(map(traversal, traversal->buffers[RW_TRAVERSAL_RESULTS], &memory));
    *results = memory;
    return RT_SUCCESS;
}

RTresult rtuTraversalUnmapResults(RTUtraversal traversal)
{
    ENTER(traversal);
    return rw_traversal_check(traversal, rtBufferUnmap(traversal->buffers[RW_TRAVERSAL_RESULTS]));
}

/* NULL, and a message: `which` is none of the traversal's outputs. */
static RTbuffer output_buffer(RTUtraversal t, RTUoutput which)
{
    for (unsigned k = 0; t->outputs >> k; k++)
        if (t->outputs >> k & 1 && (unsigned)which == 1u << k)
            return t->buffers[RW_TRAVERSAL_NORMALS + k];
    rw_traversal_fail(t, RT_ERROR_INVALID_VALUE,
                      "0x%x is not one of the outputs 0x%x that the traversal was created with",
                      (unsigned)which, t->outputs);
    return NULL;
}

RTresult rtuTraversalMapOutput(RTUtraversal traversal, RTUoutput which, void **output)
{
    ENTER(traversal);
    RTresult result = check_pointer(traversal, output, "output");
    if (result != RT_SUCCESS) return result;
    RTbuffer buffer = output_buffer(traversal, which);
    return buffer ? map(traversal, buffer, output) : RT_ERROR_INVALID_VALUE;
}

RTresult rtuTraversalUnmapOutput(RTUtraversal traversal, RTUoutput which)
{
    ENTER(traversal);
    RTbuffer buffer = output_buffer(traversal, which);
    if (!buffer) return RT_ERROR_INVALID_VALUE;
    return rw_traversal_check(traversal, rtBufferUnmap(buffer));
}
