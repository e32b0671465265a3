/* SPDX-License-Identifier: Apache-2.0 */
/*
 * optixpp: variables. Included by optixpp_namespace.h; not for use by itself.
 */
#ifndef RW_COMPAT_OPTIXPP_VARIABLE_H
#define RW_COMPAT_OPTIXPP_VARIABLE_H

namespace optix
{
/* CUDA 13 calls some of the 64-bit vectors deprecated; they are part of this interface. */
#if defined(__GNUC__)
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wdeprecated-declarations"
#endif

/* Setters and getters for 1 to 4 components: by value, as a vector, from an array, to references.
 * s is the suffix of the C functions. */
#define RW_VALUES(Name, T, V, s)                                                                   \
    void set##Name(T x)                                                                            \
    {                                                                                              \
        checkError(rtVariableSet1##s(m_variable, x));                                              \
    }                                                                                              \
    void set##Name(T x, T y)                                                                       \
    {                                                                                              \
        checkError(rtVariableSet2##s(m_variable, x, y));                                           \
    }                                                                                              \
    void set##Name(T x, T y, T z)                                                                  \
    {                                                                                              \
        checkError(rtVariableSet3##s(m_variable, x, y, z));                                        \
    }                                                                                              \
    void set##Name(T x, T y, T z, T w)                                                             \
    {                                                                                              \
        checkError(rtVariableSet4##s(m_variable, x, y, z, w));                                     \
    }                                                                                              \
    void set##Name(V##2 v)                                                                         \
    {                                                                                              \
        set2##s##v(&v.x);                                                                          \
    }                                                                                              \
    void set##Name(V##3 v)                                                                         \
    {                                                                                              \
        set3##s##v(&v.x);                                                                          \
    }                                                                                              \
    void set##Name(V##4 v)                                                                         \
    {                                                                                              \
        set4##s##v(&v.x);                                                                          \
    }                                                                                              \
    void set1##s##v(const T *v)                                                                    \
    {                                                                                              \
        checkError(rtVariableSet1##s##v(m_variable, v));                                           \
    }                                                                                              \
    void set2##s##v(const T *v)                                                                    \
    {                                                                                              \
        checkError(rtVariableSet2##s##v(m_variable, v));                                           \
    }                                                                                              \
    void set3##s##v(const T *v)                                                                    \
    {                                                                                              \
        checkError(rtVariableSet3##s##v(m_variable, v));                                           \
    }                                                                                              \
    void set4##s##v(const T *v)                                                                    \
    {                                                                                              \
        checkError(rtVariableSet4##s##v(m_variable, v));                                           \
    }                                                                                              \
    void get##Name(T &x) const                                                                     \
    {                                                                                              \
        checkError(rtVariableGet1##s(m_variable, &x));                                             \
    }                                                                                              \
    void get##Name(T &x, T &y) const                                                               \
    {                                                                                              \
        checkError(rtVariableGet2##s(m_variable, &x, &y));                                         \
    }                                                                                              \
    void get##Name(T &x, T &y, T &z) const                                                         \
    {                                                                                              \
        checkError(rtVariableGet3##s(m_variable, &x, &y, &z));                                     \
    }                                                                                              \
    void get##Name(T &x, T &y, T &z, T &w) const                                                   \
    {                                                                                              \
        checkError(rtVariableGet4##s(m_variable, &x, &y, &z, &w));                                 \
    }                                                                                              \
    T get##Name() const                                                                            \
    {                                                                                              \
        T v;                                                                                       \
        get##Name(v);                                                                              \
        return v;                                                                                  \
    }                                                                                              \
    V##2 get##Name##2() const                                                                      \
    {                                                                                              \
        V##2 v;                                                                                    \
        get##Name(v.x, v.y);                                                                       \
        return v;                                                                                  \
    }                                                                                              \
    V##3 get##Name##3() const                                                                      \
    {                                                                                              \
        V##3 v;                                                                                    \
        get##Name(v.x, v.y, v.z);                                                                  \
        return v;                                                                                  \
    }                                                                                              \
    V##4 get##Name##4() const                                                                      \
    {                                                                                              \
        V##4 v;                                                                                    \
        get##Name(v.x, v.y, v.z, v.w);                                                             \
        return v;                                                                                  \
    }

/* Matrices of MxN floats; transpose: column-major in the caller's memory. */
#define RW_MATRIX(MxN)                                                                             \
    void setMatrix##MxN##fv(bool transpose, const float *m)                                        \
    {                                                                                              \
        checkError(rtVariableSetMatrix##MxN##fv(m_variable, transpose, m));                        \
    }                                                                                              \
    void getMatrix##MxN(bool transpose, float *m) const                                            \
    {                                                                                              \
        checkError(rtVariableGetMatrix##MxN##fv(m_variable, transpose, m));                        \
    }

/* A variable: of a type once it has a value. It is destroyed by its scope's removeVariable. */
class VariableObj : public APIObj
{
  public:
    typedef RTvariable api_t;
    virtual ~VariableObj() {}
    Context getContext() const;
    RTvariable get() { return m_variable; }

    RW_VALUES(Float, float, float, f)
    RW_VALUES(Int, int, int, i)
    RW_VALUES(Uint, unsigned int, uint, ui)
    RW_VALUES(LongLong, long long, longlong, ll)
    RW_VALUES(ULongLong, unsigned long long, ulonglong, ull)

    RW_MATRIX(2x2)
    RW_MATRIX(2x3)
    RW_MATRIX(2x4)
    RW_MATRIX(3x2)
    RW_MATRIX(3x3)
    RW_MATRIX(3x4)
    RW_MATRIX(4x2)
    RW_MATRIX(4x3)
    RW_MATRIX(4x4)

    void setBuffer(Buffer buffer);
    void set(Buffer buffer);
    void setTextureSampler(TextureSampler texturesampler);
    void set(TextureSampler texturesampler);
    void set(GeometryGroup group);
    void set(Group group);
    void set(Program program);
    /* The program's id, for rtCallableProgramId. */
    void setProgramId(Program program);
    void set(Selector selector);
    void set(Transform transform);

    Buffer getBuffer() const;
    GeometryGroup getGeometryGroup() const;
    GeometryInstance getGeometryInstance() const;
    Group getGroup() const;
    Program getProgram() const;
    Selector getSelector() const;
    TextureSampler getTextureSampler() const;
    Transform getTransform() const;

    /* Any plain type; size in bytes. */
    void setUserData(RTsize size, const void *ptr)
    {
        checkError(rtVariableSetUserData(m_variable, size, ptr));
    }
    void getUserData(RTsize size, void *ptr) const
    {
        checkError(rtVariableGetUserData(m_variable, size, ptr));
    }

    std::string getName() const
    {
        const char *text = 0;
        checkError(rtVariableGetName(m_variable, &text));
        return text;
    }
    std::string getAnnotation() const
    {
        const char *text = 0;
        checkError(rtVariableGetAnnotation(m_variable, &text));
        return text;
    }
    RTobjecttype getType() const
    {
        RTobjecttype type;
        checkError(rtVariableGetType(m_variable, &type));
        return type;
    }
    RTsize getSize() const
    {
        RTsize size;
        checkError(rtVariableGetSize(m_variable, &size));
        return size;
    }

  private:
    friend class Handle<VariableObj>;
    explicit VariableObj(RTvariable variable) : m_variable(variable) {}
    RTobject object() const
    {
        RTobject bound = 0;
        checkError(rtVariableGetObject(m_variable, &bound));
        return bound;
    }
    RTvariable m_variable;
};
#undef RW_VALUES
#undef RW_MATRIX

#if defined(__GNUC__)
#pragma GCC diagnostic pop
#endif
} // namespace optix

#endif
