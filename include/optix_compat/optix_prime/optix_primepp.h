/* SPDX-License-Identifier: Apache-2.0 */
/*
 * C++ over OptiX Prime's functions, in namespace optix::prime and all of it in headers: an object
 * is a class, a reference to it a Handle, an error an Exception. Unlike handles of optixpp, the
 * last one ends the object.
 */
#ifndef RW_COMPAT_OPTIX_PRIMEPP_H
#define RW_COMPAT_OPTIX_PRIMEPP_H

#include "optix_prime.h"

#include <exception>
#include <string>
#include <vector>

namespace optix
{
namespace prime
{
/* What every method throws: the result code, and the library's message for it. */
class Exception : public std::exception
{
  public:
    Exception(RTPresult code, const std::string &message) : m_message(message), m_code(code) {}
    virtual ~Exception() throw() {}
    RTPresult getErrorCode() const { return m_code; }
    const std::string &getErrorString() const { return m_message; }
    virtual const char *what() const throw() { return m_message.c_str(); }

    /* Throws what `code` says, unless it is success. */
    static void check(RTPresult code, RTPcontext context)
    {
        const char *text = "";
        if (code == RTP_SUCCESS) return;
        if (rtpContextGetLastErrorString(context, &text)) rtpGetErrorString(code, &text);
        throw Exception(code, text);
    }

  private:
    std::string m_message;
    RTPresult m_code;
};

/* A counted reference to an object. T is one of the classes <Name>Obj. */
template <class T> class Handle
{
  public:
    Handle() : m_ptr(0) {}
    Handle(T *ptr) : m_ptr(ptr) { ref(); }
    Handle(const Handle &copy) : m_ptr(copy.m_ptr) { ref(); }
    ~Handle() { unref(); }
    Handle &operator=(const Handle &copy)
    {
        T *old = m_ptr;
        m_ptr = copy.m_ptr;
        ref();
        if (old && --old->m_references == 0) delete old;
        return *this;
    }
    T *operator->() const { return m_ptr; }
    T *get() const { return m_ptr; }
    bool isValid() const { return m_ptr != 0; }
    operator bool() const { return m_ptr != 0; }

    /* Of Context only. */
    static Handle create(RTPcontexttype type) { return T::create(type); }

  private:
    void ref()
    {
        if (m_ptr) ++m_ptr->m_references;
    }
    void unref()
    {
        if (m_ptr && --m_ptr->m_references == 0) delete m_ptr;
    }
    T *m_ptr;
};

class ContextObj;
class BufferDescObj;
class ModelObj;
class QueryObj;
typedef Handle<ContextObj> Context;
typedef Handle<BufferDescObj> BufferDesc;
typedef Handle<ModelObj> Model;
typedef Handle<QueryObj> Query;

/* What all classes of objects have; `type` completes the names of the C handle and functions. */
#define RW_PRIME_OBJECT(Name, type)                                                                \
  public:                                                                                          \
    ~Name##Obj()                                                                                   \
    {                                                                                              \
        rtp##Name##Destroy(m_object);                                                              \
    }                                                                                              \
    RTP##type getRTP##type()                                                                       \
    {                                                                                              \
        return m_object;                                                                           \
    }                                                                                              \
                                                                                                   \
  private:                                                                                         \
    friend class Handle<Name##Obj>;                                                                \
    Name##Obj(const Name##Obj &);                                                                  \
    Name##Obj &operator=(const Name##Obj &);                                                       \
    int m_references;                                                                              \
    RTP##type m_object;

class ContextObj
{
  public:
    static Context create(RTPcontexttype type)
    {
        RTPcontext context = 0;
        Exception::check(rtpContextCreate(type, &context), context);
        return Context(new ContextObj(context));
    }
    BufferDesc createBufferDesc(RTPbufferformat format, RTPbuffertype type, void *buffer);
    Model createModel();
    void setCudaDeviceNumbers(unsigned deviceCount, const unsigned *deviceNumbers)
    {
        check(rtpContextSetCudaDeviceNumbers(m_object, deviceCount, deviceNumbers));
    }
    void setCudaDeviceNumbers(const std::vector<unsigned> &numbers)
    {
        setCudaDeviceNumbers((unsigned)numbers.size(), numbers.empty() ? 0 : &numbers[0]);
    }
    void setCpuThreads(unsigned numThreads)
    {
        check(rtpContextSetCpuThreads(m_object, numThreads));
    }
    std::string getLastErrorString()
    {
        const char *text = "";
        rtpContextGetLastErrorString(m_object, &text);
        return text;
    }
    void check(RTPresult code) const { Exception::check(code, m_object); }

  private:
    explicit ContextObj(RTPcontext context) : m_references(0), m_object(context) {}
    RW_PRIME_OBJECT(Context, context)
};

class BufferDescObj
{
  public:
    Context getContext() { return m_context; }
    void setRange(RTPsize begin, RTPsize end)
    {
        m_context->check(rtpBufferDescSetRange(m_object, begin, end));
    }
    void setStride(unsigned strideBytes)
    {
        m_context->check(rtpBufferDescSetStride(m_object, strideBytes));
    }
    void setCudaDeviceNumber(unsigned deviceNumber)
    {
        m_context->check(rtpBufferDescSetCudaDeviceNumber(m_object, deviceNumber));
    }

  private:
    friend class ContextObj;
    BufferDescObj(const Context &context, RTPbufferdesc desc)
        : m_references(0), m_object(desc), m_context(context)
    {
    }
    RW_PRIME_OBJECT(BufferDesc, bufferdesc)
    Context m_context;
};

class ModelObj
{
  public:
    Context getContext() { return m_context; }
    Query createQuery(RTPquerytype queryType);
    void update(unsigned hints) { m_context->check(rtpModelUpdate(m_object, hints)); }
    void finish() { m_context->check(rtpModelFinish(m_object)); }
    int isFinished()
    {
        int finished = 0;
        m_context->check(rtpModelGetFinished(m_object, &finished));
        return finished;
    }
    void copy(const Model &source)
    {
        m_context->check(rtpModelCopy(m_object, source->getRTPmodel()));
    }
    void setTriangles(const BufferDesc &indices, const BufferDesc &vertices)
    {
        m_context->check(rtpModelSetTriangles(m_object,
                                              indices.get() ? indices->getRTPbufferdesc() : 0,
                                              vertices->getRTPbufferdesc()));
    }
    void setTriangles(const BufferDesc &vertices) { setTriangles(BufferDesc(), vertices); }
    void setTriangles(RTPsize triangleCount, RTPbuffertype indexType, const void *indices,
                      RTPsize vertexCount, RTPbuffertype vertexType, const void *vertices,
                      unsigned indexStride = 0, unsigned vertexStride = 0)
    {
        setTriangles(describe(RTP_BUFFER_FORMAT_INDICES_INT3, indexType, indices, triangleCount,
                              indexStride),
                     describe(RTP_BUFFER_FORMAT_VERTEX_FLOAT3, vertexType, vertices, vertexCount,
                              vertexStride));
    }
    /* Three vertices a triangle. */
    void setTriangles(RTPsize triangleCount, RTPbuffertype vertexType, const void *vertices,
                      unsigned vertexStride = 0)
    {
        setTriangles(describe(RTP_BUFFER_FORMAT_VERTEX_FLOAT3, vertexType, vertices,
                              3 * triangleCount, vertexStride));
    }
    void setInstances(const BufferDesc &instances, const BufferDesc &transforms)
    {
        m_context->check(rtpModelSetInstances(m_object, instances->getRTPbufferdesc(),
                                              transforms->getRTPbufferdesc()));
    }
    void setInstances(RTPsize count, RTPbuffertype instanceType, const RTPmodel *instances,
                      RTPbufferformat transformFormat, RTPbuffertype transformType,
                      const void *transforms, unsigned transformStride = 0)
    {
        setInstances(describe(RTP_BUFFER_FORMAT_INSTANCE_MODEL, instanceType, instances, count, 0),
                     describe(transformFormat, transformType, transforms, count, transformStride));
    }
    void setBuilderParameter(RTPbuilderparam param, RTPsize size, const void *ptr)
    {
        m_context->check(rtpModelSetBuilderParameter(m_object, param, size, ptr));
    }
    template <class T> void setBuilderParameter(RTPbuilderparam param, const T &value)
    {
        setBuilderParameter(param, sizeof(T), &value);
    }

  private:
    friend class ContextObj;
    ModelObj(const Context &context, RTPmodel model)
        : m_references(0), m_object(model), m_context(context)
    {
    }
    BufferDesc describe(RTPbufferformat format, RTPbuffertype type, const void *buffer,
                        RTPsize count, unsigned stride)
    {
        BufferDesc desc = m_context->createBufferDesc(format, type, const_cast<void *>(buffer));
        desc->setRange(0, count);
        if (stride) desc->setStride(stride);
        return desc;
    }
    RW_PRIME_OBJECT(Model, model)
    Context m_context;
};

class QueryObj
{
  public:
    Context getContext() { return m_context; }
    void setRays(const BufferDesc &rays)
    {
        m_context->check(rtpQuerySetRays(m_object, rays->getRTPbufferdesc()));
    }
    void setRays(RTPsize count, RTPbufferformat format, RTPbuffertype type, void *rays)
    {
        setRays(describe(count, format, type, rays));
    }
    void setHits(const BufferDesc &hits)
    {
        m_context->check(rtpQuerySetHits(m_object, hits->getRTPbufferdesc()));
    }
    void setHits(RTPsize count, RTPbufferformat format, RTPbuffertype type, void *hits)
    {
        setHits(describe(count, format, type, hits));
    }
    void execute(unsigned hints = 0) { m_context->check(rtpQueryExecute(m_object, hints)); }
    void finish() { m_context->check(rtpQueryFinish(m_object)); }
    int isFinished()
    {
        int finished = 0;
        m_context->check(rtpQueryGetFinished(m_object, &finished));
        return finished;
    }
    void setCudaStream(cudaStream_t stream)
    {
        m_context->check(rtpQuerySetCudaStream(m_object, stream));
    }

  private:
    friend class ModelObj;
    QueryObj(const Context &context, RTPquery query)
        : m_references(0), m_object(query), m_context(context)
    {
    }
    BufferDesc describe(RTPsize count, RTPbufferformat format, RTPbuffertype type, void *buffer)
    {
        BufferDesc desc = m_context->createBufferDesc(format, type, buffer);
        desc->setRange(0, count);
        return desc;
    }
    RW_PRIME_OBJECT(Query, query)
    Context m_context;
};
#undef RW_PRIME_OBJECT

inline BufferDesc ContextObj::createBufferDesc(RTPbufferformat format, RTPbuffertype type,
                                               void *buffer)
{
    RTPbufferdesc desc = 0;
    check(rtpBufferDescCreate(m_object, format, type, buffer, &desc));
    return BufferDesc(new BufferDescObj(Context(this), desc));
}
inline Model ContextObj::createModel()
{
    RTPmodel model = 0;
    check(rtpModelCreate(m_object, &model));
    return Model(new ModelObj(Context(this), model));
}
inline Query ModelObj::createQuery(RTPquerytype queryType)
{
    RTPquery query = 0;
    m_context->check(rtpQueryCreate(m_object, queryType, &query));
    return Query(new QueryObj(m_context, query));
}
} // namespace prime
} // namespace optix

#endif
