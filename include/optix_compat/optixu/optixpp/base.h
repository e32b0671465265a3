/* SPDX-License-Identifier: Apache-2.0 */
/*
 * optixpp: Handle, Exception and the base classes. Included by optixpp_namespace.h; not for use by
 * itself.
 */
#ifndef RW_COMPAT_OPTIXPP_BASE_H
#define RW_COMPAT_OPTIXPP_BASE_H

#include <algorithm>
#include <cassert>
#include <exception>
#include <iostream>
#include <iterator>
#include <limits>
#include <set>
#include <stdexcept>
#include <string>
#include <vector>

#include "../../internal/optix_standard.h"
#include "../optixu.h"
#include "../optixu_vector_types.h"

namespace optix
{
template <class T> class Handle;

#define RW_HANDLE(Name)                                                                            \
    class Name##Obj;                                                                               \
    typedef Handle<Name##Obj> Name;
RW_HANDLE(Acceleration)
RW_HANDLE(Buffer)
RW_HANDLE(CommandList)
RW_HANDLE(Context)
RW_HANDLE(Geometry)
RW_HANDLE(GeometryGroup)
RW_HANDLE(GeometryInstance)
RW_HANDLE(GeometryTriangles)
RW_HANDLE(Group)
RW_HANDLE(Material)
RW_HANDLE(PostprocessingStage)
RW_HANDLE(Program)
RW_HANDLE(Selector)
RW_HANDLE(TextureSampler)
RW_HANDLE(Transform)
RW_HANDLE(Variable)
#undef RW_HANDLE

/* What every method throws: the result code, and the library's message for it. */
class Exception : public std::exception
{
  public:
    Exception(const std::string &message, RTresult error_code = RT_ERROR_UNKNOWN)
        : m_message(message), m_code(error_code)
    {
    }
    virtual ~Exception() throw() {}
    const std::string &getErrorString() const { return m_message; }
    RTresult getErrorCode() const { return m_code; }
    virtual const char *what() const throw() { return m_message.c_str(); }
    static Exception makeException(RTresult code, RTcontext context)
    {
        const char *text = 0;
        rtContextGetErrorString(context, code, &text);
        return Exception(text ? text : "", code);
    }

  private:
    std::string m_message;
    RTresult m_code;
};

/* Versions 12 and 13 of gcc see a count go to zero in one handle and cannot see that it is not the
 * last in another. */
#if defined(__GNUC__) && !defined(__clang__) && __GNUC__ >= 12
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wuse-after-free"
#endif

/* A counted reference to a wrapper. T is one of the classes <Name>Obj. */
template <class T> class Handle
{
  public:
    Handle() : m_ptr(0) {}
    Handle(T *ptr) : m_ptr(ptr) { ref(); }
    template <class U> Handle(U *ptr) : m_ptr(ptr) { ref(); }
    Handle(const Handle &copy) : m_ptr(copy.m_ptr) { ref(); }
    template <class U> Handle(const Handle<U> &copy) : m_ptr(copy.m_ptr) { ref(); }
    ~Handle() { unref(); }
    Handle &operator=(const Handle &copy) { return assign(copy.m_ptr); }
    template <class U> Handle &operator=(const Handle<U> &copy) { return assign(copy.m_ptr); }

    /* A new wrapper around an object of the library; of NULL: an empty handle. */
    static Handle take(typename T::api_t p) { return p ? Handle(new T(p)) : Handle(); }
    static Handle take(RTobject p) { return take(static_cast<typename T::api_t>(p)); }

    T *operator->() { return m_ptr; }
    const T *operator->() const { return m_ptr; }
    T *get() { return m_ptr; }
    const T *get() const { return m_ptr; }
    operator bool() const { return m_ptr != 0; }

    /* The variable of this name in the object's scope, declared if it was not. */
    Handle<VariableObj> operator[](const std::string &varname);
    Handle<VariableObj> operator[](const char *varname);

    /* Of Context only. */
    static Handle create() { return T::create(); }
    static unsigned int getDeviceCount() { return T::getDeviceCount(); }

  private:
    template <class U> friend class Handle;
    Handle &assign(T *ptr)
    {
        Handle(ptr).swap(*this);
        return *this;
    }
    void swap(Handle &other)
    {
        T *ptr = m_ptr;
        m_ptr = other.m_ptr;
        other.m_ptr = ptr;
    }
    void ref()
    {
        if (m_ptr) m_ptr->addReference();
    }
    void unref()
    {
        if (m_ptr && m_ptr->removeReference() == 0) delete m_ptr;
    }
    T *m_ptr;
};

/* ---- Base classes ---- */

/* Anything with a context and a count of references. */
class APIObj
{
  public:
    APIObj() : m_references(0) {}
    virtual ~APIObj() {}
    void addReference() { ++m_references; }
    int removeReference() { return --m_references; }
    virtual Context getContext() const = 0;
    /* Throws, unless the code is success or the answer of a timeout callback. */
    virtual void checkError(RTresult code) const;
    virtual void checkError(RTresult code, Context context) const;
    void checkErrorNoGetContext(RTresult code) const
    {
        if (failed(code)) throw makeException(code, 0);
    }
    static Exception makeException(RTresult code, RTcontext context)
    {
        return Exception::makeException(code, context);
    }

  protected:
    static bool failed(RTresult code) { return code != RT_SUCCESS && code != RT_TIMEOUT_CALLBACK; }

  private:
    APIObj(const APIObj &);
    APIObj &operator=(const APIObj &);
    int m_references;
};

#if defined(__GNUC__) && !defined(__clang__) && __GNUC__ >= 12
#pragma GCC diagnostic pop
#endif

/* Anything that can be ended by itself. */
class DestroyableObj : public APIObj
{
  public:
    virtual ~DestroyableObj() {}
    virtual void destroy() = 0;
    virtual void validate() = 0;
};

/* Anything with variables. */
class ScopedObj : public DestroyableObj
{
  public:
    virtual ~ScopedObj() {}
    virtual Variable declareVariable(const std::string &name) = 0;
    virtual Variable queryVariable(const std::string &name) const = 0;
    virtual void removeVariable(Variable v) = 0;
    virtual unsigned int getVariableCount() const = 0;
    virtual Variable getVariable(unsigned int index) const = 0;
};

/* What all classes of objects have; `type` completes the name of the C handle. */
#define RW_OBJECT(Name, type)                                                                      \
  public:                                                                                          \
    typedef RT##type api_t;                                                                        \
    virtual ~Name##Obj() {}                                                                        \
    void destroy();                                                                                \
    void validate();                                                                               \
    Context getContext() const;                                                                    \
    RT##type get()                                                                                 \
    {                                                                                              \
        return m_object;                                                                           \
    }                                                                                              \
                                                                                                   \
  private:                                                                                         \
    friend class Handle<Name##Obj>;                                                                \
    explicit Name##Obj(RT##type object) : m_object(object) {}                                      \
    RT##type m_object;                                                                             \
                                                                                                   \
  public:
/* What all classes with variables have. */
#define RW_SCOPE                                                                                   \
    Variable declareVariable(const std::string &name);                                             \
    Variable queryVariable(const std::string &name) const;                                         \
    void removeVariable(Variable v);                                                               \
    unsigned int getVariableCount() const;                                                         \
    Variable getVariable(unsigned int index) const;
} // namespace optix

#endif
