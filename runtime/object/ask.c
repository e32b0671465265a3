/* SPDX-License-Identifier: Apache-2.0 */
/* Whether what takes long goes on, before there is a kernel to wait for. */
#include "base/clock.h"
#include "runtime/object/object.h"

void rw_ask_later(RTcontext context)
{
    if (context->timeout_cb) context->asked_ms = rw_clock_ms();
}

RTresult rw_ask(RTcontext context, const char *doing)
{
    if (atomic_load_explicit(&context->flights.cancelled, memory_order_relaxed))
        return rw_error(context, RT_TIMEOUT_CALLBACK, "rwContextCancel ended the launch%s", doing);
    if (!context->timeout_cb || rw_clock_ms() - context->asked_ms < context->timeout_interval * 1e3)
        return RT_SUCCESS;
    const int ends = context->timeout_cb();
    rw_ask_later(context);
    if (!ends) return RT_SUCCESS;
    return rw_error(context, RT_TIMEOUT_CALLBACK, "the timeout callback ended the launch%s", doing);
}
