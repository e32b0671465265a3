// SPDX-License-Identifier: Apache-2.0
#include "features.h"
#include "render.h"

#include <algorithm>
#include <stdio.h>
#include <stdlib.h>

#define DEPTH 50
#define WARM_UP 2
/* Bytes of a lane's stack, which the compiler cannot know where calls are virtual. */
#define RECURSION_STACK 32768
#define VIRTUAL_STACK 4096

counters work;

static void check(cudaError_t result, const char *doing, const char *rung)
{
    if (result == cudaSuccess) return;
    fprintf(stderr, "ladder: %s for rung %s: %s\n", doing, rung, cudaGetErrorString(result));
    exit(1);
}

/* The scene's arrays, in the memory of either side. */
struct arrays {
    const rung &of;
    bool gpu;
    std::vector<void *> allocated;
    tree built;
    frame f;

    arrays(const rung &r, const settings &s, bool on_gpu) : of(r), gpu(on_gpu)
    {
        built = tree_build(scene_make(), r.sah, r.most);
        f = {};
        f.view = scene_camera(s.width, s.height);
        f.width = s.width;
        f.height = s.height;
        f.samples = s.samples;
        f.depth = DEPTH;
        f.image = (float4 *)allocate(sizeof(float4) * s.width * s.height);
        fill_spheres();
        fill_nodes();
    }
    ~arrays()
    {
        for (void *p : allocated) gpu ? (void)cudaFree(p) : free(p);
    }
    void *allocate(size_t size)
    {
        void *p = nullptr;
        if (gpu) {
            check(cudaMalloc(&p, size), "allocating memory", of.name);
            check(cudaMemset(p, 0, size), "clearing memory", of.name);
        } else if (!(p = calloc(1, size))) {
            fprintf(stderr, "ladder: out of memory for %zu bytes\n", size);
            exit(1);
        }
        allocated.push_back(p);
        return p;
    }
    template <class T> const T *copy(const std::vector<T> &from)
    {
        void *p = allocate(sizeof(T) * from.size());
        if (gpu)
            check(cudaMemcpy(p, from.data(), sizeof(T) * from.size(), cudaMemcpyHostToDevice),
                  "copying the scene", of.name);
        else
            std::copy(from.begin(), from.end(), (T *)p);
        return (const T *)p;
    }
    template <class T, class field> const T *gather(field of_sphere)
    {
        std::vector<T> values;
        for (const sphere &s : built.spheres) values.push_back(of_sphere(s));
        return copy(values);
    }
    void fill_spheres();
    void fill_nodes();
};

void arrays::fill_spheres()
{
    f.x = gather<float>([](const sphere &s) { return s.centre.x; });
    f.y = gather<float>([](const sphere &s) { return s.centre.y; });
    f.z = gather<float>([](const sphere &s) { return s.centre.z; });
    f.radius = gather<float>([](const sphere &s) { return s.radius; });
    f.red = gather<float>([](const sphere &s) { return s.albedo.x; });
    f.green = gather<float>([](const sphere &s) { return s.albedo.y; });
    f.blue = gather<float>([](const sphere &s) { return s.albedo.z; });
    f.code = gather<float>([](const sphere &s) { return s.code; });
    f.spheres = gather<float4>(
        [](const sphere &s) { return float4{s.centre.x, s.centre.y, s.centre.z, s.radius}; });
    f.materials = gather<float4>(
        [](const sphere &s) { return float4{s.albedo.x, s.albedo.y, s.albedo.z, s.code}; });
    f.sphere_count = (int)built.spheres.size();
}

void arrays::fill_nodes()
{
    std::vector<aabb> bounds;
    std::vector<int> left, right;
    for (const tree_node &n : built.nodes) {
        bounds.push_back(n.box);
        left.push_back(n.count ? n.first : n.left);
        right.push_back(n.right);
    }
    f.bounds = copy(bounds);
    f.left = copy(left);
    f.right = copy(right);
    std::vector<float4> nodes = of.features & FOUR_WIDE ? tree_fours(built) : tree_pairs(built);
    f.nodes = copy(nodes);
    f.node_parts = (int)nodes.size();
}

static double mean_of(const std::vector<float4> &pixels)
{
    double sum = 0;
    for (const float4 &p : pixels) sum += fminf(1, p.x) + fminf(1, p.y) + fminf(1, p.z);
    return 255 * sum / (3.0 * pixels.size());
}

picture render_on_host(const rung &r, const settings &s)
{
    arrays a(r, s, false);
    if (r.world)
        a.f.world =
            r.world(a.built.nodes.data(), (int)a.built.nodes.size(), a.built.spheres.data());
    work = {};
    r.host(&a.f);
    picture made = {{a.f.image, a.f.image + s.width * s.height}, 0};
    made.mean = mean_of(made.pixels);
    return made;
}

/* Objects are made by the GPU: their tables of virtual functions must be its own. */
static void make_world(const rung &r, arrays *a)
{
    const tree_node *nodes = a->copy(a->built.nodes);
    const sphere *spheres = a->copy(a->built.spheres);
    int count = (int)a->built.nodes.size();
    void *root = a->allocate(sizeof(void *)), *args[] = {&nodes, &count, &spheres, &root};
    check(cudaLaunchKernel(r.make_kernel, 1, 1, args, 0, 0), "making objects", r.name);
    check(cudaMemcpy(&a->f.world, root, sizeof(void *), cudaMemcpyDeviceToHost), "making objects",
          r.name);
}

/* How a kernel is launched. */
struct launch {
    int blocks;
    size_t shared;
};

static launch launch_of(const rung &r, const arrays &a, timing *out)
{
    cudaFuncAttributes attributes;
    launch l = {};
    if (r.features & SHARED_NODES) l.shared = 16 * (size_t)(a.f.node_parts + a.f.sphere_count);
    check(
        cudaFuncSetAttribute(r.kernel, cudaFuncAttributeMaxDynamicSharedMemorySize, (int)l.shared),
        "asking for shared memory", r.name);
    check(cudaFuncGetAttributes(&attributes, r.kernel), "loading the kernel", r.name);
    int resident = 0, tile = r.world ? 8 : 4;
    check(cudaOccupancyMaxActiveBlocksPerMultiprocessor(&resident, r.kernel, r.threads, l.shared),
          "asking for the occupancy", r.name);
    int pixels = (a.f.width + 7) / 8 * 8 * ((a.f.height + tile - 1) / tile * tile);
    l.blocks = (pixels + r.threads * r.pixels - 1) / (r.threads * r.pixels);
    out->registers = attributes.numRegs;
    out->local_bytes = (int)attributes.localSizeBytes;
    out->warps = resident * r.threads / 32;
    return l;
}

static float launch_once(const rung &r, const launch &l, const frame *f, cudaEvent_t begin,
                         cudaEvent_t end)
{
    float ms = 0;
    void *args[] = {&f};
    check(cudaEventRecord(begin), "measuring", r.name);
    check(cudaLaunchKernel(r.kernel, l.blocks, r.threads, args, l.shared, 0), "launching", r.name);
    check(cudaEventRecord(end), "measuring", r.name);
    check(cudaEventSynchronize(end), "rendering", r.name);
    check(cudaEventElapsedTime(&ms, begin, end), "measuring", r.name);
    return ms;
}

static void measure(const rung &r, const settings &s, arrays *a, timing *out)
{
    const frame *f = a->copy(std::vector<frame>{a->f});
    if (r.set_constants) check(r.set_constants(&a->f), "setting constants", r.name);
    launch l = launch_of(r, *a, out);
    cudaEvent_t begin, end;
    check(cudaEventCreate(&begin), "measuring", r.name);
    check(cudaEventCreate(&end), "measuring", r.name);
    std::vector<float> times;
    for (int i = -WARM_UP; i < s.launches; i++) {
        float ms = launch_once(r, l, f, begin, end);
        if (i >= 0) times.push_back(ms);
    }
    std::sort(times.begin(), times.end());
    out->median = times[times.size() / 2];
    out->best = times[0];
    cudaEventDestroy(begin);
    cudaEventDestroy(end);
}

picture render_on_gpu(const rung &r, const settings &s, timing *out)
{
    size_t usual, stack = r.features & STACK ? VIRTUAL_STACK : RECURSION_STACK;
    check(cudaDeviceGetLimit(&usual, cudaLimitStackSize), "asking for the stack", r.name);
    if (r.world) check(cudaDeviceSetLimit(cudaLimitStackSize, stack), "asking for a stack", r.name);
    arrays a(r, s, true);
    if (r.world) make_world(r, &a);
    measure(r, s, &a, out);
    picture made;
    made.pixels.resize((size_t)s.width * s.height);
    check(cudaMemcpy(made.pixels.data(), a.f.image, sizeof(float4) * made.pixels.size(),
                     cudaMemcpyDeviceToHost),
          "reading the picture", r.name);
    made.mean = mean_of(made.pixels);
    if (r.world) check(cudaDeviceSetLimit(cudaLimitStackSize, usual), "asking for a stack", r.name);
    return made;
}

bool gpu_present()
{
    int count = 0;
    return cudaGetDeviceCount(&count) == cudaSuccess && count > 0;
}

static bool far_apart(float a, float b)
{
    return !(fabsf(fminf(1, a) - fminf(1, b)) <= 2.0f / 255);
}

difference compare(const picture &a, const picture &b)
{
    size_t apart = 0;
    for (size_t i = 0; i < a.pixels.size(); i++) {
        const float4 &p = a.pixels[i], &q = b.pixels[i];
        apart += far_apart(p.x, q.x) || far_apart(p.y, q.y) || far_apart(p.z, q.z);
    }
    return {b.mean - a.mean, (double)apart / a.pixels.size()};
}
