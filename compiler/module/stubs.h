/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The device API as it stands in PTX: every `_rt_*` stub (and vprintf) with its types and the
 * program kinds that may call it. The lifter types calls by this table, since a module does not
 * declare stubs; the intrinsics pass lowers them by it.
 *
 * Type strings hold one character per value: 'i' 32-bit integer, 'l' 64-bit integer, 'f' float.
 */
#ifndef RWC_STUBS_H
#define RWC_STUBS_H

#include <stdbool.h>
#include <stdint.h>

enum rwc_stub_number {
#define RWC_STUB(number, ...) RWC_STUB_##number,
#include "compiler/module/stubs.def"
    RWC_STUB_OPTIX7_BEFORE, /* no stub: from here on those of OptiX 7 */
#include "compiler/module/optix7.def"
#undef RWC_STUB
    RWC_STUBS
};

struct rwc_stub {
    enum rwc_stub_number number;
    const char *name;        /* as in PTX, without the suffix "_64" */
    const char *device_name; /* what the user wrote, for messages: "rtTrace" */
    const char *results;     /* "": none; more than one: a literal struct */
    const char *arguments;
    uint32_t kinds; /* bit (1u << enum rwc_program_kind): may be called there */
};

/* By PTX symbol, with or without "_64"; NULL when it is no stub. */
const struct rwc_stub *rwc_stub_find(const char *symbol);

/* NULL is none. */
static inline bool rwc_stub_traces(const struct rwc_stub *stub)
{
    return stub && (stub->number == RWC_STUB_TRACE || stub->number == RWC_STUB_TRACE_TIME ||
                    stub->number == RWC_STUB_TRACE_MASK_FLAGS ||
                    stub->number == RWC_STUB_TRACE_TIME_MASK_FLAGS ||
                    stub->number == RWC_STUB_O7_TRAVERSE || stub->number == RWC_STUB_O7_TRACE ||
                    stub->number == RWC_STUB_O7_INVOKE);
}
static inline bool rwc_stub_is_optix7(const struct rwc_stub *stub)
{
    return stub->number > RWC_STUB_OPTIX7_BEFORE;
}

#endif
