// SPDX-License-Identifier: Apache-2.0
// raywright_rays.h for Python: devices, scenes, questions, and arrays that are read by DLPack.
#include "raywright_python.h"

#include <nanobind/ndarray.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <memory>

#include "raywright_rays.h"

namespace
{

// Of a call that failed: ValueError for what cannot be, MemoryError, or raywright.Error.
void check(RTresult result)
{
    if (result == RT_SUCCESS) return;
    PyObject *type = raywright_error.ptr();
    if (result == RT_ERROR_INVALID_VALUE) type = PyExc_ValueError;
    if (result == RT_ERROR_MEMORY_ALLOCATION_FAILED) type = PyExc_MemoryError;
    PyErr_SetString(type, rwRaysGetErrorString());
    throw nb::python_error();
}

// An array in a device's memory: address, and bytes from one item to the next.
RWrayarray array(uint64_t address, uint64_t stride)
{
    return {reinterpret_cast<const void *>(address), stride};
}

template <typename T> T *at(uint64_t address)
{
    return reinterpret_cast<T *>(address);
}

void *stream_of(uint64_t stream)
{
    return reinterpret_cast<void *>(stream);
}

struct Device {
    RWrays rays = nullptr;

    Device(int ordinal, unsigned threads)
    {
        RTresult result;
        {
            nb::gil_scoped_release free;
            result = rwRaysCreate(ordinal, threads, &rays);
        }
        check(result);
    }
    Device(const Device &) = delete;
    ~Device() { rwRaysDestroy(rays); }

    void wait(uint64_t stream, uint64_t producer)
    {
        RTresult result;
        {
            nb::gil_scoped_release free;
            result = rwRaysWait(rays, stream_of(stream), stream_of(producer));
        }
        check(result);
    }

    std::string name() const
    {
        char text[256];
        check(rwRaysGetName(rays, text, sizeof(text)));
        return text;
    }
};

struct Scene {
    RWrayscene scene = nullptr;

    Scene() = default;
    Scene(const Scene &) = delete;
    ~Scene()
    {
        nb::gil_scoped_release free; // a GPU is waited for
        rwRaysSceneDestroy(scene);
    }
};

RWraymesh mesh_of(uint64_t vertices, uint64_t vertex_stride, unsigned vertex_count,
                  uint64_t indices, uint64_t index_stride, unsigned triangles)
{
    return {array(vertices, vertex_stride), vertex_count, array(indices, index_stride), triangles};
}

Scene *mesh(const Device &device, uint64_t stream, uint64_t vertices, uint64_t vertex_stride,
            unsigned vertex_count, uint64_t indices, uint64_t index_stride, unsigned triangles,
            unsigned flags)
{
    auto out = std::make_unique<Scene>();
    const RWraymesh mesh =
        mesh_of(vertices, vertex_stride, vertex_count, indices, index_stride, triangles);
    RTresult result;
    {
        nb::gil_scoped_release free;
        result = rwRaysSceneCreate(device.rays, stream_of(stream), &mesh, flags, &out->scene);
    }
    check(result);
    return out.release();
}

void refit(Scene &scene, uint64_t stream, uint64_t vertices, uint64_t vertex_stride,
           unsigned vertex_count, uint64_t indices, uint64_t index_stride, unsigned triangles)
{
    const RWraymesh mesh =
        mesh_of(vertices, vertex_stride, vertex_count, indices, index_stride, triangles);
    RTresult result;
    {
        nb::gil_scoped_release free;
        result = rwRaysSceneRefit(scene.scene, stream_of(stream), &mesh);
    }
    check(result);
}

RWrayinstances instances_of(const std::vector<RWrayscene> &meshes, unsigned worlds, unsigned count,
                            uint64_t which, uint64_t which_stride, unsigned period,
                            uint64_t transforms, uint64_t transform_stride)
{
    RWrayinstances in = {};
    in.meshes = meshes.data();
    in.meshCount = static_cast<unsigned>(meshes.size());
    in.worlds = worlds;
    in.instances = count;
    in.which = array(which, which_stride);
    in.period = period;
    in.transforms = array(transforms, transform_stride);
    return in;
}

Scene *instances(const Device &device, uint64_t stream, nb::list scenes, unsigned worlds,
                 unsigned count, uint64_t which, uint64_t which_stride, unsigned period,
                 uint64_t transforms, uint64_t transform_stride)
{
    auto out = std::make_unique<Scene>();
    std::vector<RWrayscene> meshes;
    for (nb::handle scene : scenes) meshes.push_back(nb::cast<Scene &>(scene).scene);
    const RWrayinstances in = instances_of(meshes, worlds, count, which, which_stride, period,
                                           transforms, transform_stride);
    RTresult result;
    {
        nb::gil_scoped_release free;
        result = rwRaysInstancesCreate(device.rays, stream_of(stream), &in, &out->scene);
    }
    check(result);
    return out.release();
}

void set(Scene &scene, uint64_t stream, unsigned worlds, unsigned count, uint64_t which,
         uint64_t which_stride, unsigned period, uint64_t transforms, uint64_t transform_stride)
{
    const RWrayinstances in =
        instances_of({}, worlds, count, which, which_stride, period, transforms, transform_stride);
    RTresult result;
    {
        nb::gil_scoped_release free;
        result = rwRaysInstancesSet(scene.scene, stream_of(stream), &in);
    }
    check(result);
}

void trace(Scene &scene, uint64_t stream, int query, unsigned count, unsigned per_world,
           unsigned cull, unsigned most, uint64_t origins, uint64_t origin_stride,
           uint64_t directions, uint64_t direction_stride, uint64_t begins, uint64_t ends,
           float begin, float end, uint64_t distance, uint64_t primitive, uint64_t instance,
           uint64_t weights, uint64_t normal, uint64_t number, uint64_t any)
{
    RWraywork w = {};
    w.structSize = sizeof(w);
    w.query = static_cast<RWrayquery>(query);
    w.count = count;
    w.perWorld = per_world;
    w.cull = cull;
    w.most = most;
    w.origins = array(origins, origin_stride);
    w.directions = array(directions, direction_stride);
    w.begins = array(begins, sizeof(float));
    w.ends = array(ends, sizeof(float));
    w.begin = begin;
    w.end = end;
    w.distance = at<float>(distance);
    w.primitive = at<int>(primitive);
    w.instance = at<int>(instance);
    w.weights = at<float>(weights);
    w.normal = at<float>(normal);
    w.number = at<int>(number);
    w.any = at<unsigned char>(any);
    RTresult result;
    {
        nb::gil_scoped_release free;
        result = rwRaysTrace(scene.scene, stream_of(stream), &w);
    }
    check(result);
}

void nearest(Scene &scene, uint64_t stream, unsigned count, unsigned per_world, uint64_t points,
             uint64_t point_stride, uint64_t ends, float end, uint64_t distance, uint64_t found,
             uint64_t primitive, uint64_t instance, uint64_t weights)
{
    RWraypoints p = {};
    p.structSize = sizeof(p);
    p.count = count;
    p.perWorld = per_world;
    p.points = array(points, point_stride);
    p.ends = array(ends, sizeof(float));
    p.end = end;
    p.distance = at<float>(distance);
    p.nearest = at<float>(found);
    p.primitive = at<int>(primitive);
    p.instance = at<int>(instance);
    p.weights = at<float>(weights);
    RTresult result;
    {
        nb::gil_scoped_release free;
        result = rwRaysNearest(scene.scene, stream_of(stream), &p);
    }
    check(result);
}

nb::tuple info(const Scene &scene)
{
    RWraysceneinfo info = {};
    info.structSize = sizeof(info);
    check(rwRaysSceneGetInfo(scene.scene, &info));
    return nb::make_tuple(info.bytes, info.triangles, info.worlds, info.instances);
}

std::vector<float> bounds(Scene &scene, uint64_t stream, unsigned world)
{
    std::vector<float> out(6);
    RTresult result;
    {
        nb::gil_scoped_release free;
        result = rwRaysSceneGetBounds(scene.scene, stream_of(stream), world, out.data());
    }
    check(result);
    return out;
}

// What an array says by DLPack or the buffer protocol: address, shape, strides in bytes, code and
// bits of the type, kind and number of the device, and what keeps the memory, which may be a copy
// that was made for this.
nb::tuple describe(nb::ndarray<> array)
{
    nb::list shape, strides;
    auto keeps = [](void *p) noexcept { delete static_cast<nb::ndarray<> *>(p); };
    const nb::capsule owner(new nb::ndarray<>(array), keeps);
    const int64_t size = array.dtype().bits / 8;
    for (size_t i = 0; i < array.ndim(); i++) {
        shape.append(array.shape(i));
        strides.append(array.stride(i) * size);
    }
    return nb::make_tuple(reinterpret_cast<uint64_t>(array.data()), nb::tuple(shape),
                          nb::tuple(strides), array.dtype().code, array.dtype().bits,
                          array.device_type(), array.device_id(), owner);
}

} // namespace

void bind_rays(nb::module_ &m)
{
    nb::class_<Device>(m, "Device")
        .def(nb::init<int, unsigned>())
        .def("wait", &Device::wait)
        .def_prop_ro("name", &Device::name);
    nb::class_<Scene>(m, "Scene");
    m.def("mesh", &mesh, nb::rv_policy::take_ownership);
    m.def("refit", &refit);
    m.def("instances", &instances, nb::rv_policy::take_ownership);
    m.def("set", &set);
    m.def("trace", &trace);
    m.def("nearest", &nearest);
    m.def("info", &info);
    m.def("bounds", &bounds);
    m.def("describe", &describe);
}
