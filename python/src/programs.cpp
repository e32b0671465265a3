// SPDX-License-Identifier: Apache-2.0
// The classic interface for Python: contexts and what is in them. Objects are numbers here, which
// raywright/programs.py has classes for; they live as long as their context.
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <cstring>

#include "context.h"
#include "raywright_launch.h"
#include "raywright_sampler.h"

void check(const Context &c, RTresult result)
{
    const char *text = nullptr;
    if (result == RT_SUCCESS) return;
    rtContextGetErrorString(c.context, result, &text);
    PyErr_SetString(raywright_error.ptr(), text ? text : "the library gave no message");
    throw nb::python_error();
}

namespace
{

// Called while a launch is waited for: Ctrl-C, and the progress bar.
int on_progress(double progress, void *user)
{
    auto *c = static_cast<Context *>(user);
    nb::gil_scoped_acquire hold;
    bool fine = PyErr_CheckSignals() == 0;
    if (fine && c->progress) {
        PyObject *result = PyObject_CallFunction(c->progress, "d", progress);
        fine = result != nullptr;
        Py_XDECREF(result);
    }
    if (!fine) c->error = std::make_unique<nb::python_error>();
    return !fine;
}

} // namespace

Context::Context(const std::string &device, unsigned ray_types, unsigned entries)
{
    check(*this, rtContextCreate(&context));
    try {
        check(*this, rwContextSetDevice(context, device.c_str()));
        check(*this, rtContextSetRayTypeCount(context, ray_types));
        check(*this, rtContextSetEntryPointCount(context, entries));
        check(*this, rwContextSetProgressCallback(context, on_progress, this, 0.05));
    } catch (...) {
        rtContextDestroy(context);
        throw;
    }
}

namespace
{

std::string device_name(const Context &c)
{
    char name[256];
    check(c, rwContextGetDeviceName(c.context, name, sizeof(name)));
    return name;
}

// ---- programs and variables ----

uint64_t program(const Context &c, const std::string &source, const std::string &file,
                 const std::string &name, const std::vector<std::string> &options)
{
    RTprogram out = nullptr;
    std::vector<const char *> texts;
    for (const std::string &option : options) texts.push_back(option.c_str());
    RTresult result;
    {
        nb::gil_scoped_release free;
        result = rwProgramCreateFromSourceString(c.context, source.c_str(), file.c_str(),
                                                 static_cast<unsigned>(texts.size()), texts.data(),
                                                 name.c_str(), &out);
    }
    check(c, result);
    return number(out);
}

uint64_t program_of_ptx(const Context &c, const std::string &ptx, const std::string &name)
{
    RTprogram out = nullptr;
    check(c, rtProgramCreateFromPTXString(c.context, ptx.c_str(), name.c_str(), &out));
    return number(out);
}

// By which rtCallableProgramId finds a program.
int program_id(const Context &c, uint64_t program)
{
    int id = 0;
    check(c, rtProgramGetId(object<RTprogram>(program), &id));
    return id;
}

enum Scope { OF_CONTEXT, OF_PROGRAM, OF_MATERIAL, OF_INSTANCE, OF_GEOMETRY, OF_TRIANGLES };

// A variable of a scope, declared if it is not.
RTvariable variable(const Context &c, int scope, uint64_t of, const char *name)
{
    RTvariable v = nullptr;
#define FIND(type, what)                                                                           \
    check(c, what##QueryVariable(type, name, &v));                                                 \
    if (!v) check(c, what##DeclareVariable(type, name, &v));                                       \
    break
    switch (scope) {
    case OF_CONTEXT:
        FIND(c.context, rtContext);
    case OF_PROGRAM:
        FIND(object<RTprogram>(of), rtProgram);
    case OF_MATERIAL:
        FIND(object<RTmaterial>(of), rtMaterial);
    case OF_INSTANCE:
        FIND(object<RTgeometryinstance>(of), rtGeometryInstance);
    case OF_GEOMETRY:
        FIND(object<RTgeometry>(of), rtGeometry);
    default:
        FIND(object<RTgeometrytriangles>(of), rtGeometryTriangles);
    }
#undef FIND
    return v;
}

void set_object(const Context &c, int scope, uint64_t of, const std::string &name, uint64_t value)
{
    check(c, rtVariableSetObject(variable(c, scope, of, name.c_str()), object<RTobject>(value)));
}

void set_floats(const Context &c, int scope, uint64_t of, const std::string &name,
                const std::vector<float> &value)
{
    RTvariable v = variable(c, scope, of, name.c_str());
    const float *f = value.data();
    switch (value.size()) {
    case 1:
        check(c, rtVariableSet1fv(v, f));
        break;
    case 2:
        check(c, rtVariableSet2fv(v, f));
        break;
    case 3:
        check(c, rtVariableSet3fv(v, f));
        break;
    case 4:
        check(c, rtVariableSet4fv(v, f));
        break;
    case 9:
        check(c, rtVariableSetMatrix3x3fv(v, 0, f));
        break;
    case 12:
        check(c, rtVariableSetMatrix3x4fv(v, 0, f));
        break;
    case 16:
        check(c, rtVariableSetMatrix4x4fv(v, 0, f));
        break;
    default:
        throw nb::value_error("floats of a variable are 1 to 4, or a matrix");
    }
}

void set_ints(const Context &c, int scope, uint64_t of, const std::string &name,
              const std::vector<int> &value)
{
    RTvariable v = variable(c, scope, of, name.c_str());
    switch (value.size()) {
    case 1:
        check(c, rtVariableSet1iv(v, value.data()));
        break;
    case 2:
        check(c, rtVariableSet2iv(v, value.data()));
        break;
    case 3:
        check(c, rtVariableSet3iv(v, value.data()));
        break;
    case 4:
        check(c, rtVariableSet4iv(v, value.data()));
        break;
    default:
        throw nb::value_error("ints of a variable are 1 to 4");
    }
}

void set_bytes(const Context &c, int scope, uint64_t of, const std::string &name, nb::bytes value)
{
    check(c,
          rtVariableSetUserData(variable(c, scope, of, name.c_str()), value.size(), value.c_str()));
}

// ---- buffers ----

uint64_t buffer(const Context &c, unsigned type, int format, uint64_t element,
                const std::vector<RTsize> &size)
{
    RTbuffer out = nullptr;
    check(c, rtBufferCreate(c.context, type, &out));
    check(c, rtBufferSetFormat(out, static_cast<RTformat>(format)));
    if (format == RT_FORMAT_USER) check(c, rtBufferSetElementSize(out, element));
    check(c, rtBufferSetSizev(out, static_cast<unsigned>(size.size()), size.data()));
    return number(out);
}

// Between the contents of a buffer and `size` bytes at `address`.
void copy(const Context &c, uint64_t buffer, uint64_t address, uint64_t size, bool writes)
{
    RTbuffer b = object<RTbuffer>(buffer);
    void *mapped = nullptr;
    nb::gil_scoped_release free;
    RTresult result = rtBufferMap(b, &mapped);
    if (!result && writes) std::memcpy(mapped, reinterpret_cast<void *>(address), size);
    if (!result && !writes) std::memcpy(reinterpret_cast<void *>(address), mapped, size);
    if (!result) result = rtBufferUnmap(b);
    nb::gil_scoped_acquire hold;
    check(c, result);
}

// By which rtBufferId finds it.
int buffer_id(const Context &c, uint64_t buffer)
{
    int id = 0;
    check(c, rtBufferGetId(object<RTbuffer>(buffer), &id));
    return id;
}

void set_sampler(const Context &c, RTtexturesampler out, uint64_t buffer,
                 const std::vector<int> &wraps, int filter, int coordinates, int read)
{
    const RTfiltermode mode = static_cast<RTfiltermode>(filter);
    check(c, rtTextureSamplerSetBuffer(out, 0, 0, object<RTbuffer>(buffer)));
    for (unsigned i = 0; i < wraps.size(); i++)
        check(c, rtTextureSamplerSetWrapMode(out, i, static_cast<RTwrapmode>(wraps[i])));
    check(c, rtTextureSamplerSetFilteringModes(out, mode, mode, RT_FILTER_NONE));
    check(c, rtTextureSamplerSetIndexingMode(out, static_cast<RTtextureindexmode>(coordinates)));
    check(c, rtTextureSamplerSetReadMode(out, static_cast<RTtexturereadmode>(read)));
    check(c, rtTextureSamplerValidate(out));
}

uint64_t texture(const Context &c, uint64_t buffer, const std::vector<int> &wraps, int filter,
                 int coordinates, int read)
{
    RTtexturesampler out = nullptr;
    check(c, rtTextureSamplerCreate(c.context, &out));
    try {
        set_sampler(c, out, buffer, wraps, filter, coordinates, read);
    } catch (...) {
        rtTextureSamplerDestroy(out); // launches are refused while the context has a wrong one
        throw;
    }
    return number(out);
}

// By which rtTex2D and its relatives find it.
int texture_id(const Context &c, uint64_t texture)
{
    int id = 0;
    check(c, rtTextureSamplerGetId(object<RTtexturesampler>(texture), &id));
    return id;
}

// ---- the graph ----

uint64_t triangles(const Context &c, uint64_t vertices, unsigned vertex_count, uint64_t indices,
                   unsigned count)
{
    RTgeometrytriangles out = nullptr;
    check(c, rtGeometryTrianglesCreate(c.context, &out));
    check(c, rtGeometryTrianglesSetPrimitiveCount(out, count));
    check(c, rtGeometryTrianglesSetVertices(out, vertex_count, object<RTbuffer>(vertices), 0, 12,
                                            RT_FORMAT_FLOAT3));
    if (indices)
        check(c, rtGeometryTrianglesSetTriangleIndices(out, object<RTbuffer>(indices), 0, 12,
                                                       RT_FORMAT_UNSIGNED_INT3));
    return number(out);
}

uint64_t geometry(const Context &c, unsigned count, uint64_t bounds, uint64_t intersection)
{
    RTgeometry out = nullptr;
    check(c, rtGeometryCreate(c.context, &out));
    check(c, rtGeometrySetPrimitiveCount(out, count));
    check(c, rtGeometrySetBoundingBoxProgram(out, object<RTprogram>(bounds)));
    check(c, rtGeometrySetIntersectionProgram(out, object<RTprogram>(intersection)));
    return number(out);
}

uint64_t material(const Context &c)
{
    RTmaterial out = nullptr;
    check(c, rtMaterialCreate(c.context, &out));
    return number(out);
}

void set_hit(const Context &c, uint64_t material, unsigned ray_type, uint64_t program, bool any)
{
    RTmaterial m = object<RTmaterial>(material);
    RTprogram p = object<RTprogram>(program);
    check(c, any ? rtMaterialSetAnyHitProgram(m, ray_type, p)
                 : rtMaterialSetClosestHitProgram(m, ray_type, p));
}

uint64_t instance(const Context &c, uint64_t geometry, bool is_triangles,
                  const std::vector<uint64_t> &materials)
{
    RTgeometryinstance out = nullptr;
    check(c, rtGeometryInstanceCreate(c.context, &out));
    check(c, is_triangles ? rtGeometryInstanceSetGeometryTriangles(
                                out, object<RTgeometrytriangles>(geometry))
                          : rtGeometryInstanceSetGeometry(out, object<RTgeometry>(geometry)));
    check(c, rtGeometryInstanceSetMaterialCount(out, static_cast<unsigned>(materials.size())));
    for (unsigned i = 0; i < materials.size(); i++)
        check(c, rtGeometryInstanceSetMaterial(out, i, object<RTmaterial>(materials[i])));
    return number(out);
}

RTacceleration acceleration(const Context &c, const std::string &builder)
{
    RTacceleration out = nullptr;
    check(c, rtAccelerationCreate(c.context, &out));
    check(c, rtAccelerationSetBuilder(out, builder.c_str()));
    return out;
}

uint64_t geometry_group(const Context &c, const std::vector<uint64_t> &instances,
                        const std::string &builder)
{
    RTgeometrygroup out = nullptr;
    check(c, rtGeometryGroupCreate(c.context, &out));
    check(c, rtGeometryGroupSetAcceleration(out, acceleration(c, builder)));
    check(c, rtGeometryGroupSetChildCount(out, static_cast<unsigned>(instances.size())));
    for (unsigned i = 0; i < instances.size(); i++)
        check(c, rtGeometryGroupSetChild(out, i, object<RTgeometryinstance>(instances[i])));
    return number(out);
}

uint64_t group(const Context &c, const std::vector<uint64_t> &children, const std::string &builder)
{
    RTgroup out = nullptr;
    check(c, rtGroupCreate(c.context, &out));
    check(c, rtGroupSetAcceleration(out, acceleration(c, builder)));
    check(c, rtGroupSetChildCount(out, static_cast<unsigned>(children.size())));
    for (unsigned i = 0; i < children.size(); i++)
        check(c, rtGroupSetChild(out, i, object<RTobject>(children[i])));
    return number(out);
}

uint64_t transform(const Context &c, uint64_t child, const std::vector<float> &matrix)
{
    RTtransform out = nullptr;
    if (matrix.size() != 16) throw nb::value_error("a transform has 4 x 4 numbers");
    check(c, rtTransformCreate(c.context, &out));
    check(c, rtTransformSetMatrix(out, 0, matrix.data(), nullptr));
    check(c, rtTransformSetChild(out, object<RTobject>(child)));
    return number(out);
}

// ---- launches ----

enum Role { RAY_GENERATION, EXCEPTION, MISS };

void set_program(const Context &c, int role, unsigned index, uint64_t program)
{
    RTprogram p = object<RTprogram>(program);
    if (role == RAY_GENERATION) check(c, rtContextSetRayGenerationProgram(c.context, index, p));
    if (role == EXCEPTION) check(c, rtContextSetExceptionProgram(c.context, index, p));
    if (role == MISS) check(c, rtContextSetMissProgram(c.context, index, p));
}

void launch(Context &c, unsigned entry, const std::vector<RTsize> &size, nb::object progress)
{
    RTresult result;
    c.progress = progress.is_none() ? nullptr : progress.ptr();
    c.error.reset();
    {
        nb::gil_scoped_release free;
        if (size.size() == 1)
            result = rtContextLaunch1D(c.context, entry, size[0]);
        else if (size.size() == 2)
            result = rtContextLaunch2D(c.context, entry, size[0], size[1]);
        else
            result = rtContextLaunch3D(c.context, entry, size[0], size[1], size[2]);
    }
    c.progress = nullptr;
    if (c.error) {
        nb::python_error error = std::move(*c.error);
        c.error.reset();
        throw error;
    }
    check(c, result);
}

double kernel_time(const Context &c)
{
    double milliseconds = 0;
    check(c, rwContextGetKernelTime(c.context, &milliseconds));
    return milliseconds;
}

} // namespace

void bind_programs(nb::module_ &m)
{
    nb::class_<Context>(m, "Context")
        .def(nb::init<const std::string &, unsigned, unsigned>())
        .def_prop_ro("device_name", &device_name)
        .def_prop_ro("kernel_time", &kernel_time);
    m.def("program", &program);
    m.def("program_of_ptx", &program_of_ptx);
    m.def("program_id", &program_id);
    m.def("set_object", &set_object);
    m.def("set_floats", &set_floats);
    m.def("set_ints", &set_ints);
    m.def("set_bytes", &set_bytes);
    m.def("buffer", &buffer);
    m.def("copy", &copy);
    m.def("buffer_id", &buffer_id);
    m.def("texture", &texture);
    m.def("texture_id", &texture_id);
    m.def("triangles", &triangles);
    m.def("geometry", &geometry);
    m.def("material", &material);
    m.def("set_hit", &set_hit);
    m.def("instance", &instance);
    m.def("geometry_group", &geometry_group);
    m.def("group", &group);
    m.def("transform", &transform);
    m.def("set_program", &set_program);
    m.def("launch", &launch, nb::arg(), nb::arg(), nb::arg(), nb::arg().none());
}
