/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Modules: PTX text becomes a syntax tree that pipelines compile from. Machine code is made for a
 * whole pipeline, so a module is one task, which creates no others.
 */
#include "runtime/optix7/module.h"

#include <string.h>

#include "runtime/base/memory.h"
#include "runtime/optix7/functions.h"

static void free_module(struct optix7_object *object)
{
    struct optix7_module *module = (struct optix7_module *)object;
    rwc_module_free(module->code);
    rw_optix7_payloads_free(&module->payloads);
    rw_optix7_bound_free(&module->bound);
    rw_free(module->text);
    rw_free(module);
}

/* ---- arguments ---- */

static bool is_level(int level, int first, int last)
{
    return level == 0 || (level >= first && level <= last);
}

static const char *problem_of_module(const struct optix7_module_options *o)
{
    if (!o) return "the module's compile options are NULL";
    if (!is_level(o->opt_level, 0x2340, 0x2343)) return "optLevel is no such level";
    if (!is_level(o->debug_level, 0x2350, 0x2353)) return "debugLevel is no such level";
    if (o->max_registers < 0) return "maxRegisterCount is negative";
    if (o->bound_count && !o->bound_values) return "boundValues is NULL";
    if (o->payload_type_count > OPTIX7_MOST_PAYLOAD_TYPES) return "there may be 8 payload types";
    if (o->payload_type_count && !o->payload_types) return "payloadTypes is NULL";
    for (unsigned i = 0; i < o->payload_type_count; i++)
        if (rw_optix7_payload_problem(&o->payload_types[i]))
            return rw_optix7_payload_problem(&o->payload_types[i]);
    return rw_optix7_bound_problem(o);
}

const char *rw_optix7_pipeline_problem(const struct optix7_pipeline_options *o)
{
    if (!o) return "the pipeline's compile options are NULL";
    if (o->payload_values < 0 || o->payload_values > 32) return "numPayloadValues is not 0 to 32";
    if (o->attribute_values < 0 || o->attribute_values > 8)
        return "numAttributeValues is not 0 to 8";
    if (o->graph_flags > 3) return "traversableGraphFlags has unknown bits";
    if (o->exception_flags > 15) return "exceptionFlags has unknown bits";
    return NULL;
}

/* OptiX-IR and encrypted PTX are not texts. */
static bool is_text(const char *input, size_t size)
{
    while (size && !input[size - 1]) size--;
    if (!size || memchr(input, 0, size)) return false;
    return strchr(".// \t\r\n", input[0]) != NULL;
}

/* ---- creation ---- */

struct request {
    struct optix7_context *context;
    const struct optix7_module_options *module;
    const struct optix7_pipeline_options *pipeline;
    const char *input;
    size_t size;
    char *log;
    size_t *log_size;
    const char *function;
};

static optix7_result refuse(const struct request *r, optix7_result code, const char *text)
{
    rw_optix7_write_log(text, r->log, r->log_size);
    return rw_optix7_fail(r->context, code, r->function, "%s", text);
}

static optix7_result check(const struct request *r)
{
    const char *problem = problem_of_module(r->module);
    if (!problem) problem = rw_optix7_pipeline_problem(r->pipeline);
    if (!problem && (!r->input || !r->size)) problem = "there is no input";
    if (problem) return refuse(r, OPTIX7_INVALID_VALUE, problem);
    if (is_text(r->input, r->size)) return OPTIX7_OK;
    return refuse(r, OPTIX7_INVALID_INPUT,
                  "the input is no PTX text; OptiX-IR and encrypted PTX are not supported");
}

static struct optix7_module *new_module(const struct request *r)
{
    struct optix7_module *module = rw_calloc(1, sizeof(*module));
    if (!module) return NULL;
    module->text = rw_malloc(r->size + 1);
    if (!module->text || !rw_optix7_payloads_copy(r->module, &module->payloads) ||
        !rw_optix7_bound_copy(r->module, &module->bound) ||
        !rw_optix7_object_open(&module->object, OPTIX7_MODULE, r->context, free_module)) {
        free_module(&module->object);
        return NULL;
    }
    memcpy(module->text, r->input, r->size);
    module->text[r->size] = 0;
    module->length = r->size;
    module->options = *r->module;
    module->options.bound_values = NULL;
    module->options.payload_types = NULL;
    atomic_store(&module->state, OPTIX7_MODULE_NOT_STARTED);
    return module;
}

/* Sets the state; what the compiler said goes to the caller's log, where there is one, and to the
 * context's. */
static optix7_result compile(struct optix7_module *module, const char *function, char *log,
                             size_t *log_size)
{
    struct rwc_diag diag = {0};
    char problem[512] = "";
    atomic_store(&module->state, OPTIX7_MODULE_STARTED);
    module->code = rwc_module_create(module->text, module->length, "PTX string", &diag);
    rw_free(module->text);
    module->text = NULL;
    optix7_result result = module->code         ? OPTIX7_OK
                           : diag.out_of_memory ? OPTIX7_OUT_OF_MEMORY
                                                : OPTIX7_INVALID_INPUT;
    const char *text = diag.text ? diag.text : "";
    if (result && !*text) text = "out of memory";
    if (!result) result = rw_optix7_payloads_check(module, problem, sizeof(problem));
    if (*problem) {
        text = problem;
        rwc_module_free(module->code);
        module->code = NULL;
    }
    rw_optix7_write_log(text, log, log_size);
    if (result)
        rw_optix7_fail(module->object.context, result, function, "compiling the module:\n%s", text);
    rwc_diag_free(&diag);
    atomic_store(&module->state, result ? OPTIX7_MODULE_FAILED : OPTIX7_MODULE_COMPLETED);
    return result;
}

optix7_result rw_optix7_module_make(struct optix7_context *context,
                                    const struct optix7_module_options *options,
                                    const struct optix7_pipeline_options *pipeline,
                                    const char *input, size_t size, char *log, size_t *log_size,
                                    const char *function, void **out)
{
    const struct request r = {context, options, pipeline, input, size, log, log_size, function};
    if (!out) return refuse(&r, OPTIX7_INVALID_VALUE, "the result is NULL");
    optix7_result result = check(&r);
    if (result) return result;
    struct optix7_module *module = new_module(&r);
    if (!module) return refuse(&r, OPTIX7_OUT_OF_MEMORY, "out of memory");
    result = compile(module, r.function, log, log_size);
    if (result)
        rw_optix7_object_close(&module->object);
    else
        *out = module->object.handle;
    return result;
}

optix7_result rw_optix7_module_create(void *handle, const struct optix7_module_options *options,
                                      const struct optix7_pipeline_options *pipeline,
                                      const char *input, size_t size, char *log, size_t *log_size,
                                      void **out)
{
    OPTIX7_FIND(optix7_context, context, OPTIX7_CONTEXT, handle);
    return rw_optix7_module_make(context, options, pipeline, input, size, log, log_size,
                                 "optixModuleCreate", out);
}

optix7_result rw_optix7_module_get_state(void *handle, int *out)
{
    OPTIX7_FIND_TO_ASK(optix7_module, module, OPTIX7_MODULE, handle);
    if (!out) return OPTIX7_INVALID_VALUE;
    *out = atomic_load(&module->state);
    return OPTIX7_OK;
}

optix7_result rw_optix7_module_destroy(void *handle)
{
    OPTIX7_FIND(optix7_module, module, OPTIX7_MODULE, handle);
    return rw_optix7_object_close(&module->object) ? OPTIX7_OK : OPTIX7_INVALID_VALUE;
}

/* ---- tasks ---- */

struct optix7_task {
    struct optix7_object object;
    struct optix7_module *module; /* counted */
};

static void free_task(struct optix7_object *object)
{
    struct optix7_task *task = (struct optix7_task *)object;
    rw_optix7_object_release(&task->module->object);
    rw_free(task);
}

static struct optix7_task *new_task(struct optix7_module *module)
{
    struct optix7_task *task = rw_calloc(1, sizeof(*task));
    if (!task ||
        !rw_optix7_object_open(&task->object, OPTIX7_TASK, module->object.context, free_task)) {
        rw_free(task);
        return NULL;
    }
    task->module = module;
    rw_optix7_object_retain(&module->object);
    return task;
}

optix7_result rw_optix7_module_create_with_tasks(void *handle,
                                                 const struct optix7_module_options *options,
                                                 const struct optix7_pipeline_options *pipeline,
                                                 const char *input, size_t size, char *log,
                                                 size_t *log_size, void **out, void **first)
{
    OPTIX7_FIND(optix7_context, context, OPTIX7_CONTEXT, handle);
    const struct request r = {context, options, pipeline, input,
                              size,    log,     log_size, "optixModuleCreateWithTasks"};
    if (!out || !first) return refuse(&r, OPTIX7_INVALID_VALUE, "a result is NULL");
    optix7_result result = check(&r);
    if (result) return result;
    struct optix7_module *module = new_module(&r);
    struct optix7_task *task = module ? new_task(module) : NULL;
    if (!task) {
        if (module) rw_optix7_object_close(&module->object);
        return refuse(&r, OPTIX7_OUT_OF_MEMORY, "out of memory");
    }
    rw_optix7_write_log("", log, log_size);
    *out = module->object.handle;
    *first = task->object.handle;
    return OPTIX7_OK;
}

/* A task runs once, and is gone then. */
optix7_result rw_optix7_task_execute(void *handle, void **more, unsigned most, unsigned *created)
{
    OPTIX7_FIND(optix7_task, task, OPTIX7_TASK, handle);
    if (!created || (most && !more)) return OPTIX7_INVALID_VALUE;
    if (!rw_optix7_object_close(&task->object)) return OPTIX7_INVALID_VALUE;
    *created = 0;
    return compile(task->module, "optixTaskExecute", NULL, NULL);
}
