/* SPDX-License-Identifier: Apache-2.0 */
/*
 * optixpp: bodies of methods that differ in a name only, as macros for the files of methods.
 * Included by optixpp_namespace.h, which undefines them; not for use by itself.
 */
#ifndef RW_COMPAT_OPTIXPP_BODIES_H
#define RW_COMPAT_OPTIXPP_BODIES_H

/* An object other than the context: what RW_OBJECT declares. */
#define RW_DEFINE_GET_CONTEXT(Name, Function)                                                      \
    inline Context Name##Obj::getContext() const                                                   \
    {                                                                                              \
        RTcontext context = 0;                                                                     \
        checkErrorNoGetContext(rt##Function##GetContext(m_object, &context));                      \
        return Context::take(context);                                                             \
    }                                                                                              \
    inline void Name##Obj::destroy()                                                               \
    {                                                                                              \
        Context context = getContext();                                                            \
        checkError(rt##Function##Destroy(m_object), context);                                      \
        m_object = 0;                                                                              \
    }
#define RW_DEFINE_OBJECT(Name)                                                                     \
    RW_DEFINE_GET_CONTEXT(Name, Name)                                                              \
    inline void Name##Obj::validate()                                                              \
    {                                                                                              \
        checkError(rt##Name##Validate(m_object));                                                  \
    }

/* What RW_SCOPE declares. */
#define RW_DEFINE_READ_SCOPE(Name, Function)                                                       \
    inline Variable Name##Obj::declareVariable(const std::string &name)                            \
    {                                                                                              \
        RTvariable v = 0;                                                                          \
        checkError(rt##Function##DeclareVariable(m_object, name.c_str(), &v));                     \
        return Variable::take(v);                                                                  \
    }                                                                                              \
    inline Variable Name##Obj::queryVariable(const std::string &name) const                        \
    {                                                                                              \
        RTvariable v = 0;                                                                          \
        checkError(rt##Function##QueryVariable(m_object, name.c_str(), &v));                       \
        return Variable::take(v);                                                                  \
    }                                                                                              \
    inline unsigned int Name##Obj::getVariableCount() const                                        \
    {                                                                                              \
        unsigned int count = 0;                                                                    \
        checkError(rt##Function##GetVariableCount(m_object, &count));                              \
        return count;                                                                              \
    }                                                                                              \
    inline Variable Name##Obj::getVariable(unsigned int index) const                               \
    {                                                                                              \
        RTvariable v = 0;                                                                          \
        checkError(rt##Function##GetVariable(m_object, index, &v));                                \
        return Variable::take(v);                                                                  \
    }
#define RW_DEFINE_SCOPE(Name)                                                                      \
    RW_DEFINE_READ_SCOPE(Name, Name)                                                               \
    inline void Name##Obj::removeVariable(Variable v)                                              \
    {                                                                                              \
        checkError(rt##Name##RemoveVariable(m_object, v->get()));                                  \
    }

/* A value: T get() const, void set(T). And an object: H get() const, void set(H). */
#define RW_DEFINE_GET(Name, T, get, Function)                                                      \
    inline T Name##Obj::get() const                                                                \
    {                                                                                              \
        T value{};                                                                                 \
        checkError(rt##Name##Function(m_object, &value));                                          \
        return value;                                                                              \
    }
#define RW_DEFINE_SET(Name, T, set, Function)                                                      \
    inline void Name##Obj::set(T value)                                                            \
    {                                                                                              \
        checkError(rt##Name##Function(m_object, value));                                           \
    }
#define RW_DEFINE_VALUE(Name, T, Property)                                                         \
    RW_DEFINE_GET(Name, T, get##Property, Get##Property)                                           \
    RW_DEFINE_SET(Name, T, set##Property, Set##Property)
#define RW_DEFINE_CHILD(Name, H, Property)                                                         \
    inline H Name##Obj::get##Property() const                                                      \
    {                                                                                              \
        H##Obj::api_t object = 0;                                                                  \
        checkError(rt##Name##Get##Property(m_object, &object));                                    \
        return H::take(object);                                                                    \
    }                                                                                              \
    inline void Name##Obj::set##Property(H object)                                                 \
    {                                                                                              \
        checkError(rt##Name##Set##Property(m_object, object->get()));                              \
    }
/* One of an array of objects. */
#define RW_DEFINE_INDEXED(Name, H, Property)                                                       \
    inline H Name##Obj::get##Property(unsigned int index) const                                    \
    {                                                                                              \
        H##Obj::api_t object = 0;                                                                  \
        checkError(rt##Name##Get##Property(m_object, index, &object));                             \
        return H::take(object);                                                                    \
    }                                                                                              \
    inline void Name##Obj::set##Property(unsigned int index, H object)                             \
    {                                                                                              \
        checkError(rt##Name##Set##Property(m_object, index, object->get()));                       \
    }
/* A new object of the context. */
#define RW_DEFINE_CREATE(H)                                                                        \
    inline H ContextObj::create##H()                                                               \
    {                                                                                              \
        H##Obj::api_t object = 0;                                                                  \
        checkError(rt##H##Create(m_object, &object));                                              \
        return H::take(object);                                                                    \
    }

#endif
