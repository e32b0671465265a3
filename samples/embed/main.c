/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Raywright in a host that was there first: a simulation in C with a CUDA context and memory of its
 * own. Raywright works in that context, reads the host's spheres and writes the host's picture
 * where they are; nothing is copied but the finished picture. What belongs to the host alone is in
 * host.c.
 */
#include "common/sample.h"
#include "embed/host.h"

#include <stdio.h>
#include <stdlib.h>

enum { SPHERES = 25, RAY_TYPES = 2 };

struct view {
    RTcontext context;
    RTacceleration acceleration;
    RTbuffer spheres, image;
};

#define TRY(call)                                                                                  \
    do {                                                                                           \
        RTresult result_ = (call);                                                                 \
        if (result_ != RT_SUCCESS) return result_;                                                 \
    } while (0)

static RTresult program(RTcontext context, const char *name, RTprogram *out)
{
    return rwProgramCreateFromSourceFile(context, sample_find_programs(SAMPLE_PROGRAMS), 0, NULL,
                                         name, out);
}

static RTresult bind(RTcontext context, const char *name, RTobject object)
{
    RTvariable v;
    TRY(rtContextDeclareVariable(context, name, &v));
    return rtVariableSetObject(v, object);
}

/* A buffer that is a view of the host's memory on the context's one device. */
static RTresult view_memory(RTcontext context, const char *name, unsigned type, RTsize width,
                            RTsize height, void *memory, RTbuffer *out)
{
    int device;
    TRY(rtContextGetDevices(context, &device));
    TRY(rtBufferCreateForCUDA(context, type, out));
    TRY(rtBufferSetFormat(*out, RT_FORMAT_FLOAT4));
    TRY(height ? rtBufferSetSize2D(*out, width, height) : rtBufferSetSize1D(*out, width));
    TRY(rtBufferSetDevicePointer(*out, device, memory));
    return bind(context, name, *out);
}

static RTresult make_geometry(RTcontext context, RTgeometry *out)
{
    RTprogram intersect, bounds;
    TRY(program(context, "intersect", &intersect));
    TRY(program(context, "bounds", &bounds));
    TRY(rtGeometryCreate(context, out));
    TRY(rtGeometrySetPrimitiveCount(*out, SPHERES));
    TRY(rtGeometrySetIntersectionProgram(*out, intersect));
    return rtGeometrySetBoundingBoxProgram(*out, bounds);
}

static RTresult make_graph(struct view *view)
{
    RTcontext context = view->context;
    RTgeometry geometry;
    RTmaterial material;
    RTgeometryinstance instance;
    RTgeometrygroup group;
    RTprogram sphere, block;
    TRY(make_geometry(context, &geometry));
    TRY(program(context, "sphere", &sphere));
    TRY(program(context, "block", &block));
    TRY(rtMaterialCreate(context, &material));
    TRY(rtMaterialSetClosestHitProgram(material, 0, sphere));
    TRY(rtMaterialSetAnyHitProgram(material, 1, block));
    TRY(rtGeometryInstanceCreate(context, &instance));
    TRY(rtGeometryInstanceSetGeometry(instance, geometry));
    TRY(rtGeometryInstanceSetMaterialCount(instance, 1));
    TRY(rtGeometryInstanceSetMaterial(instance, 0, material));
    TRY(rtAccelerationCreate(context, &view->acceleration));
    TRY(rtGeometryGroupCreate(context, &group));
    TRY(rtGeometryGroupSetAcceleration(group, view->acceleration));
    TRY(rtGeometryGroupSetChildCount(group, 1));
    TRY(rtGeometryGroupSetChild(group, 0, instance));
    return bind(context, "scene", group);
}

static RTresult set_up(struct view *view, const struct sample_options *options, void *spheres,
                       void *image)
{
    RTcontext context = view->context;
    RTprogram camera, miss;
    TRY(rtContextSetRayTypeCount(context, RAY_TYPES));
    TRY(rtContextSetEntryPointCount(context, 1));
    TRY(program(context, "camera", &camera));
    TRY(program(context, "ground_or_sky", &miss));
    TRY(rtContextSetRayGenerationProgram(context, 0, camera));
    TRY(rtContextSetMissProgram(context, 0, miss));
    TRY(view_memory(context, "spheres", RT_BUFFER_INPUT, SPHERES, 0, spheres, &view->spheres));
    TRY(view_memory(context, "image", RT_BUFFER_OUTPUT, options->width, options->height, image,
                    &view->image));
    return make_graph(view);
}

/* The host moved the spheres: their boxes are others now. */
static RTresult draw(struct view *view, const struct sample_options *options)
{
    TRY(rtBufferMarkDirty(view->spheres));
    TRY(rtAccelerationMarkDirty(view->acceleration));
    return rtContextLaunch2D(view->context, 0, options->width, options->height);
}

static void fill(float (*spheres)[4])
{
    for (int i = 0; i < SPHERES; i++) {
        spheres[i][0] = (float)(i % 5 - 2) * 1.1f;
        spheres[i][1] = 0.0f;
        spheres[i][2] = (float)(i / 5 - 2) * 1.1f;
        spheres[i][3] = 0.3f + 0.02f * (float)(i % 7);
    }
}

/* The simulation's own use of the picture: its mean brightness. */
static double mean(struct host *host, const void *image, size_t pixels)
{
    float *copy = malloc(pixels * 4 * sizeof(float));
    double sum = 0.0;
    if (!copy || !host_download(host, copy, image, pixels * 4 * sizeof(float))) exit(1);
    for (size_t i = 0; i < pixels; i++)
        sum += (copy[i * 4] + copy[i * 4 + 1] + copy[i * 4 + 2]) / 3.0;
    free(copy);
    return sum / (double)pixels;
}

int main(int argc, char **argv)
{
    struct sample_options options = {
        .width = 800, .height = 600, .samples = 1, .frames = 4, .output = "embed.png"};
    struct view view = {0};
    float spheres[SPHERES][4];
    char why[128] = "out of memory";
    sample_parse(argc, argv, "Raywright sample: a host with a CUDA context of its own", &options);

    struct host *host = host_create(options.device, why, sizeof(why));
    if (!host) {
        fprintf(stderr, "%s\n", why);
        return 1;
    }
    printf("host     %s\n", host_has_gpu(host) ? "its own CUDA context" : "no GPU, plain memory");
    const size_t pixels = (size_t)options.width * options.height;
    void *sphere_memory = host_memory(host, sizeof(spheres));
    void *image_memory = host_memory(host, pixels * 4 * sizeof(float));
    fill(spheres);
    if (!sphere_memory || !image_memory ||
        !host_upload(host, sphere_memory, spheres, sizeof(spheres)))
        return 1;

    SAMPLE_CHECK(NULL, rtContextCreate(&view.context));
    SAMPLE_CHECK(view.context,
                 rwContextSetDevice(view.context, host_has_gpu(host) ? "cuda" : "cpu"));
    SAMPLE_CHECK(view.context, set_up(&view, &options, sphere_memory, image_memory));
    for (unsigned frame = 0; frame < options.frames; frame++) {
        if (!host_move(host, sphere_memory, SPHERES, 0.4f + 0.5f * (float)frame)) return 1;
        SAMPLE_CHECK(view.context, draw(&view, &options));
        printf("frame %u  mean brightness %.4f\n", frame, mean(host, image_memory, pixels));
    }
    sample_write_picture(view.context, view.image, options.output, 1.0);
    SAMPLE_CHECK(view.context, rtContextDestroy(view.context));
    host_free(host);
    return 0;
}
