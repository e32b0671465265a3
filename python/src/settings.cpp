// SPDX-License-Identifier: Apache-2.0
// What a context is set to: checks for exceptions, printing, and how much programs may nest.
#include "context.h"

namespace
{

void set_exception(const Context &c, unsigned exception, bool enabled)
{
    check(c, rtContextSetExceptionEnabled(c.context, static_cast<RTexception>(exception), enabled));
}

// bytes: of the text; 0 leaves it as it is. x, y, z: the launch index that prints; -1: any.
void set_printing(const Context &c, bool enabled, RTsize bytes, int x, int y, int z)
{
    if (bytes) check(c, rtContextSetPrintBufferSize(c.context, bytes));
    check(c, rtContextSetPrintLaunchIndex(c.context, x, y, z));
    check(c, rtContextSetPrintEnabled(c.context, enabled));
}

// A pair of functions of the library's as a property.
template <typename T, RTresult (*get)(RTcontext, T *)> T limit(const Context &c)
{
    T value = 0;
    check(c, get(c.context, &value));
    return value;
}

template <typename T, RTresult (*set)(RTcontext, T)> void set_limit(const Context &c, T value)
{
    check(c, set(c.context, value));
}

} // namespace

void bind_settings(nb::module_ &m)
{
    m.def("set_exception", &set_exception);
    m.def("set_printing", &set_printing);
    m.def("stack_size", &limit<RTsize, rtContextGetStackSize>);
    m.def("set_stack_size", &set_limit<RTsize, rtContextSetStackSize>);
    m.def("trace_depth", &limit<unsigned, rtContextGetMaxTraceDepth>);
    m.def("set_trace_depth", &set_limit<unsigned, rtContextSetMaxTraceDepth>);
    m.def("callable_depth", &limit<unsigned, rtContextGetMaxCallableProgramDepth>);
    m.def("set_callable_depth", &set_limit<unsigned, rtContextSetMaxCallableProgramDepth>);
}
