// SPDX-License-Identifier: Apache-2.0
// A context of the classic interface, and its objects as numbers, for the files that bind it.
#ifndef RW_PYTHON_CONTEXT_H
#define RW_PYTHON_CONTEXT_H

#include <memory>
#include <string>

#include "raywright_python.h"

struct Context {
    RTcontext context = nullptr;
    PyObject *progress = nullptr;            // of the launch under way; borrowed
    std::unique_ptr<nb::python_error> error; // that ended it

    Context(const std::string &device, unsigned ray_types, unsigned entries);
    Context(const Context &) = delete;
    ~Context() { rtContextDestroy(context); }
};

template <typename T> T object(uint64_t handle)
{
    return reinterpret_cast<T>(handle);
}

template <typename T> uint64_t number(T object)
{
    return reinterpret_cast<uint64_t>(object);
}

// raywright.Error with the library's text.
void check(const Context &c, RTresult result);

#endif
