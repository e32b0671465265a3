/* SPDX-License-Identifier: Apache-2.0 */
/* See findings.h. */
#include "runtime/launch/findings.h"

#include <stdio.h>

#include "runtime/device/held.h"

RTresult rw_findings_prepare(RTcontext c, struct rw_flight_part *p, const struct rwc_kernel *kernel)
{
    struct rw_device *d = p->device;
    bool verifies = (c->options.debug & RW_DEBUG_VERIFY) != 0;
    p->launch.findings = 0;
    if (!(kernel->has_limits || verifies) || !rw_report_is_heard(c)) return RT_SUCCESS;
    RTresult result = RT_SUCCESS;
    if (!p->findings)
        result =
            rw_device_alloc(d, RW_MEMORY_DEVICE_TABLES, sizeof(struct rw_findings), &p->findings);
    if (!result) result = d->ops->clear(d, p->findings, sizeof(struct rw_findings));
    if (result) return rw_device_error(c, d, result, "preparing what a launch finds");
    p->launch.findings = p->findings;
    return RT_SUCCESS;
}

static void tell_limit(RTcontext c, uint32_t exception)
{
    const bool depth = exception == RT_EXCEPTION_TRACE_DEPTH_EXCEEDED;
    rw_report_once(c, "LIMIT", depth ? "the trace depth" : "the trace depth, or the stack's end,",
                   "was reached, and there is no exception program; raise it with "
                   "rtContextSetMaxTraceDepth or rtContextSetStackSize");
}

/* ---- accesses outside buffers ---- */

static bool is_buffer_at(const struct rw_device *d, RTvariable variable, uint64_t data)
{
    if (!variable || !variable->object || variable->object->type != RW_OBJECT_BUFFER) return false;
    return ((RTbuffer)variable->object)->device_data[d->number] == data;
}

/* The variable through which some use of the program has the buffer; NULL: none. */
static const char *variable_of(const struct rw_plan_program *p, const struct rw_device *d,
                               uint64_t data)
{
    for (size_t v = 0; v < p->variable_count; v++) {
        const struct rw_plan_variable *variable = &p->variables[v];
        if (variable->declared->cls != RWC_VARIABLE_BUFFER) continue;
        for (size_t use = 0; use < (variable->each ? p->searched : 1); use++)
            if (is_buffer_at(d, rw_plan_found(variable, use), data))
                return variable->declared->name;
    }
    return NULL;
}

static void describe_buffer(const struct rw_plan_program *p, const struct rw_device *d,
                            const struct rw_outside *o, char *text, size_t size)
{
    const char *name = o->id ? NULL : variable_of(p, d, o->data);
    if (name)
        snprintf(text, size, "buffer '%.100s'", name);
    else if (o->id || o->own_id)
        snprintf(text, size, "the buffer of id %u", o->id ? o->id : o->own_id);
    else
        snprintf(text, size, "a buffer");
}

static void describe_index(const struct rw_outside *o, char *text, size_t size)
{
    static const char *const formats[] = {"%llu", "(%llu, %llu)", "(%llu, %llu, %llu)"};
    const unsigned long long x = o->index[0], y = o->index[1], z = o->index[2];
    unsigned dimensions = o->dimensions >= 1 && o->dimensions <= 3 ? o->dimensions : 3;
    snprintf(text, size, formats[dimensions - 1], x, y, z);
}

static void tell_outside(RTcontext c, const struct rw_plan *plan, const struct rw_device *d,
                         const struct rw_outside *o)
{
    char buffer[128], index[80], subject[320];
    size_t number = o->program - RW_STATE_FIRST_PROGRAM;
    if (number >= plan->program_count) return;
    const struct rw_plan_program *p = &plan->programs[number];
    describe_buffer(p, d, o, buffer, sizeof buffer);
    describe_index(o, index, sizeof index);
    snprintf(subject, sizeof subject, "%s program '%.100s': %s", rwc_kinds[p->kind].name,
             rw_program_name(p->program), buffer);
    rw_report_once(c, "VERIFY", subject,
                   "is accessed outside, at %s; such reads give zero, writes nothing, if not worse",
                   index);
}

RTresult rw_findings_tell(RTcontext c, const struct rw_plan *plan, const struct rw_flight_part *p)
{
    struct rw_device *d = p->device;
    struct rw_findings found;
    if (!p->launch.findings) return RT_SUCCESS;
    RTresult result = d->ops->download(d, &found, p->findings, sizeof(found));
    if (result) return rw_device_error(c, d, result, "reading what a launch found");
    if (found.limit) tell_limit(c, found.limit);
    for (uint32_t k = 0; k < found.outside_count && k < RW_OUTSIDE_LIMIT; k++)
        tell_outside(c, plan, d, &found.outside[k]);
    return RT_SUCCESS;
}
