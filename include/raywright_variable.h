/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Declarations of ray programs: programs, variables, buffers, callable programs. Include
 * raywright_device.h, which adds the functions.
 *
 * A variable leaves itself and five metadata symbols in the PTX, in namespaces rti_internal_*; a
 * buffer leaves only itself and is known by its use; ids are integers. These symbols are the
 * interface to Raywright's compiler.
 */
#ifndef RAYWRIGHT_VARIABLE_H
#define RAYWRIGHT_VARIABLE_H

#if !defined(__CUDACC__) && !defined(__CUDA__)
#error "ray programs are CUDA sources; host sources include raywright.h"
#endif

#include "raywright_types.h"
#include "raywright_vector.h"

static_assert(sizeof(void *) == 8, "Raywright's device interface is 64-bit");

#define RW_MEMBER __forceinline__ __device__

/* ---- Programs ---- */

/* A program of any kind but callable: RT_PROGRAM void camera() { ... } */
#define RT_PROGRAM __global__
/* A callable program: a function that others call by id or through a variable. Without -rdc=true
 * nothing in the file uses it, and nvcc would leave it out. */
#define RT_CALLABLE_PROGRAM __attribute__((used)) __device__ __noinline__

/* ---- Variables ---- */

namespace rti_internal_typeinfo
{
/* What the typeinfo symbol of a variable holds. */
struct rti_typeinfo {
    unsigned int kind; /* RW_KIND_VARIABLE */
    unsigned int size; /* bytes */
};
/* What the typeenum symbol of a variable holds: whether its value is the id of a program. */
template <typename T> struct rti_typeenum {
    enum { value = 4919 };
};
} // namespace rti_internal_typeinfo
#define RW_KIND_VARIABLE 0x796152u

/*
 * Declares a variable that the host sets by name (rtContextDeclareVariable and its relatives) or,
 * with a semantic, that the launch sets:
 *   rtLaunchIndex, rtLaunchDim   index and size of the launch: (u)int, (u)int2 or (u)int3
 *   rtCurrentRay                 optix::Ray, the ray under way
 *   rtPayload                    the object given to rtTrace; the only one of these to write to
 *   rtIntersectionDistance       float, distance of the hit
 *   rtSubframeIndex              unsigned int
 *   attribute NAME               written by intersection programs, read by hit programs
 * The annotation is a string for the host to read, or nothing. An initialiser after the closing
 * parenthesis is the value where no scope sets the variable.
 */
#define rtDeclareVariable(type, name, semantic, annotation)                                        \
    namespace rti_internal_typeinfo                                                                \
    {                                                                                              \
    __device__ ::rti_internal_typeinfo::rti_typeinfo name = {RW_KIND_VARIABLE, sizeof(type)};      \
    }                                                                                              \
    namespace rti_internal_typename                                                                \
    {                                                                                              \
    __device__ char name[] = #type;                                                                \
    }                                                                                              \
    namespace rti_internal_typeenum                                                                \
    {                                                                                              \
    __device__ unsigned int name = ::rti_internal_typeinfo::rti_typeenum<type>::value;             \
    }                                                                                              \
    namespace rti_internal_semantic                                                                \
    {                                                                                              \
    __device__ char name[] = #semantic;                                                            \
    }                                                                                              \
    namespace rti_internal_annotation                                                              \
    {                                                                                              \
    __device__ char name[] = #annotation;                                                          \
    }                                                                                              \
    __device__ type name

/* Gives a buffer, or another declaration that has no place for it, an annotation. */
#define rtDeclareAnnotation(name, annotation)                                                      \
    namespace rti_internal_annotation                                                              \
    {                                                                                              \
    __device__ char name[] = #annotation;                                                          \
    }

/* Filled by the launch before an exception program runs, see rtPrintExceptionDetails. */
namespace rti_internal_register
{
__device__ size_t reg_bitness_detector;
#define RW_DETAIL(i)                                                                               \
    __device__ unsigned long long reg_exception_64_detail##i;                                      \
    __device__ unsigned int reg_exception_detail##i;
RW_DETAIL(0)
RW_DETAIL(1)
RW_DETAIL(2)
RW_DETAIL(3)
RW_DETAIL(4)
RW_DETAIL(5)
RW_DETAIL(6)
RW_DETAIL(7)
RW_DETAIL(8)
RW_DETAIL(9)
#undef RW_DETAIL
__device__ unsigned int reg_rayIndex_x;
__device__ unsigned int reg_rayIndex_y;
__device__ unsigned int reg_rayIndex_z;
} // namespace rti_internal_register

/* A node to trace against: a variable that the host sets with rtVariableSetObject. */
struct rtObject {
    RW_MEMBER unsigned int rw_handle() const { return handle; }

  protected:
    unsigned int handle;
};

/* ---- Buffers ---- */

namespace optix
{
/* How a buffer of 1, 2 or 3 dimensions is indexed, and its size given. */
template <int Dim> struct buffer_index;
template <> struct buffer_index<1> {
    typedef size_t type;
    RW_MEMBER static size_t x(type i) { return i; }
    RW_MEMBER static size_t y(type) { return 0; }
    RW_MEMBER static size_t z(type) { return 0; }
    RW_MEMBER static type make(size_t x, size_t, size_t) { return x; }
};
template <> struct buffer_index<2> {
    typedef size_t2 type;
    RW_MEMBER static size_t x(type i) { return i.x; }
    RW_MEMBER static size_t y(type i) { return i.y; }
    RW_MEMBER static size_t z(type) { return 0; }
    RW_MEMBER static type make(size_t x, size_t y, size_t) { return size_t2(x, y); }
};
template <> struct buffer_index<3> {
    typedef size_t3 type;
    RW_MEMBER static size_t x(type i) { return i.x; }
    RW_MEMBER static size_t y(type i) { return i.y; }
    RW_MEMBER static size_t z(type i) { return i.z; }
    RW_MEMBER static type make(size_t x, size_t y, size_t z) { return size_t3(x, y, z); }
};

/* The buffer stubs are not volatile: they compute an address, and equal ones may be merged. */
template <typename T, int Dim> struct buffer_access {
    typedef buffer_index<Dim> index;
    typedef typename index::type index_type;

    RW_MEMBER static T &element(const void *symbol, index_type i)
    {
        T *address;
        asm("call (%0), _rt_buffer_get_64, (%1, %2, %3, %4, %5, %6, %7);"
            : "=l"(address)
            : "l"(symbol), "r"(Dim), "r"((unsigned int)sizeof(T)), "l"(index::x(i)),
              "l"(index::y(i)), "l"(index::z(i)), "l"((size_t)0));
        return *address;
    }
    RW_MEMBER static T &element(int id, index_type i)
    {
        T *address;
        asm("call (%0), _rt_buffer_get_id_64, (%1, %2, %3, %4, %5, %6, %7);"
            : "=l"(address)
            : "r"(id), "r"(Dim), "r"((unsigned int)sizeof(T)), "l"(index::x(i)), "l"(index::y(i)),
              "l"(index::z(i)), "l"((size_t)0));
        return *address;
    }
    RW_MEMBER static index_type size(const void *symbol)
    {
        size_t x, y, z, w;
        asm("call (%0, %1, %2, %3), _rt_buffer_get_size_64, (%4, %5, %6);"
            : "=l"(x), "=l"(y), "=l"(z), "=l"(w)
            : "l"(symbol), "r"(Dim), "r"((unsigned int)sizeof(T)));
        return index::make(x, y, z);
    }
    RW_MEMBER static index_type size(int id)
    {
        size_t x, y, z, w;
        asm("call (%0, %1, %2, %3), _rt_buffer_get_id_size_64, (%4, %5, %6);"
            : "=l"(x), "=l"(y), "=l"(z), "=l"(w)
            : "r"(id), "r"(Dim), "r"((unsigned int)sizeof(T)));
        return index::make(x, y, z);
    }
};

/* What rtBuffer declares. It has no content: its symbol names the buffer. */
template <typename T, int Dim = 1> struct buffer {
    typedef typename buffer_index<Dim>::type IndexType;

    RW_MEMBER T &operator[](IndexType i) const { return buffer_access<T, Dim>::element(this, i); }
    RW_MEMBER IndexType size() const { return buffer_access<T, Dim>::size(this); }
};

/* What rtDemandLoadBuffer declares, for buffers that a host callback fills. All of them is there
 * before a launch, so a request is always met. */
template <typename T, int Dim = 1> struct demandloadbuffer {
    typedef typename buffer_index<Dim>::type IndexType;

    RW_MEMBER bool loadOrRequest(IndexType i, T &out) const
    {
        typedef buffer_index<Dim> index;
        unsigned int present;
        asm volatile("call (%0), _rt_load_or_request_64, (%1, %2, %3, %4, %5, %6, %7, %8);"
                     : "=r"(present)
                     : "l"(this), "r"(Dim), "r"((unsigned int)sizeof(T)), "l"(index::x(i)),
                       "l"(index::y(i)), "l"(index::z(i)), "l"((size_t)0), "l"(&out)
                     : "memory");
        return present != 0;
    }
    RW_MEMBER IndexType size() const { return buffer_access<T, Dim>::size(this); }
};

/* A buffer named by the id of rtBufferGetId: a value to pass around, or to keep in a buffer. */
template <typename T, int Dim = 1> struct bufferId {
    typedef typename buffer_index<Dim>::type IndexType;

    bufferId() = default;
    RW_MEMBER bufferId(int id) : m_id(id) {}
    RW_MEMBER int getId() const { return m_id; }
    RW_MEMBER operator bool() const { return m_id != RT_BUFFER_ID_NULL; }
    RW_MEMBER T &operator[](IndexType i) const { return buffer_access<T, Dim>::element(m_id, i); }
    RW_MEMBER IndexType size() const { return buffer_access<T, Dim>::size(m_id); }

  private:
    int m_id;
};
} // namespace optix

/* rtBuffer<float4, 2> image; image[launch_index] = ...; image.size() */
#define rtBuffer __device__ ::optix::buffer
/* rtDemandLoadBuffer<float> values; if (values.loadOrRequest(i, x)) ... */
#define rtDemandLoadBuffer __device__ ::optix::demandloadbuffer
template <typename T, int Dim = 1> using rtBufferId = optix::bufferId<T, Dim>;

/* ---- Callable programs ---- */

namespace optix
{
template <typename Function> class callableProgramBase;
template <typename R, typename... Arguments> class callableProgramBase<R(Arguments...)>
{
  protected:
    callableProgramBase() = default;
    RW_MEMBER explicit callableProgramBase(int id) : m_id(id) {}
    RW_MEMBER R call(const char *site, Arguments... arguments) const
    {
        R (*function)(Arguments...);
        asm volatile("call (%0), _rt_callable_program_from_id_v2_64, (%1, %2);"
                     : "=l"(function)
                     : "r"(m_id), "l"(site));
        return function(arguments...);
    }
    int m_id;
};

/* A callable program by the id of rtProgramGetId; a value to pass around, or to keep in buffers. */
template <typename Function> class callableProgramId;
template <typename R, typename... Arguments>
class callableProgramId<R(Arguments...)> : public callableProgramBase<R(Arguments...)>
{
  public:
    callableProgramId() = default;
    RW_MEMBER callableProgramId(int id) : callableProgramBase<R(Arguments...)>(id) {}
    RW_MEMBER int getId() const { return this->m_id; }
    RW_MEMBER operator bool() const { return this->m_id != RT_PROGRAM_ID_NULL; }
    RW_MEMBER R operator()(Arguments... arguments) const { return this->call(0, arguments...); }
};

/* The same with a name for the call site. The name is a string literal. */
template <typename Function> class markedCallableProgramId;
template <typename R, typename... Arguments>
class markedCallableProgramId<R(Arguments...)> : public callableProgramBase<R(Arguments...)>
{
  public:
    RW_MEMBER markedCallableProgramId(int id, const char *site)
        : callableProgramBase<R(Arguments...)>(id), m_site(site)
    {
    }
    RW_MEMBER int getId() const { return this->m_id; }
    RW_MEMBER operator bool() const { return this->m_id != RT_PROGRAM_ID_NULL; }
    RW_MEMBER R operator()(Arguments... arguments) const
    {
        return this->call(m_site, arguments...);
    }

  private:
    const char *m_site;
};

/* A callable program bound to a variable. It keeps the scopes of its caller, so it cannot be
 * copied to where those are others. */
template <typename Function> class boundCallableProgramId;
template <typename R, typename... Arguments>
class boundCallableProgramId<R(Arguments...)> : public callableProgramBase<R(Arguments...)>
{
  public:
    boundCallableProgramId() = default;
    boundCallableProgramId(const boundCallableProgramId &) = delete;
    boundCallableProgramId &operator=(const boundCallableProgramId &) = delete;
    RW_MEMBER R operator()(Arguments... arguments) const { return this->call(0, arguments...); }
};
} // namespace optix

namespace rti_internal_typeinfo
{
template <typename Function> struct rti_typeenum<optix::callableProgramId<Function>> {
    enum { value = 4920 };
};
template <typename Function> struct rti_typeenum<optix::boundCallableProgramId<Function>> {
    enum { value = 4921 };
};
} // namespace rti_internal_typeinfo

/* rtDeclareVariable(rtCallableProgramX<float3(float)>, shade, , ); ... shade(1.0f) */
template <typename Function> using rtCallableProgramX = optix::boundCallableProgramId<Function>;
template <typename Function> using rtCallableProgramId = optix::callableProgramId<Function>;
template <typename Function>
using rtMarkedCallableProgramId = optix::markedCallableProgramId<Function>;

/* The older way to declare one, rtCallableProgram(float3, shade, (float)); or, where the macro
 * RT_USE_TEMPLATED_RTCALLABLEPROGRAM is defined, another name of rtCallableProgramX. */
#ifdef RT_USE_TEMPLATED_RTCALLABLEPROGRAM
template <typename Function> using rtCallableProgram = optix::boundCallableProgramId<Function>;
#else
#define rtCallableProgram(result, name, arguments)                                                 \
    rtDeclareVariable(optix::boundCallableProgramId<result arguments>, name, , )
#endif

#undef RW_MEMBER

#endif
