/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The functions of the OptiX 7 interface that are there, as functions.def names them. Handles are
 * void pointers: object.h says what they are.
 */
#ifndef RW_OPTIX7_FUNCTIONS_H
#define RW_OPTIX7_FUNCTIONS_H

#include "runtime/optix7/abi.h"

/* The one symbol that the library exports. */
__attribute__((visibility("default"))) optix7_result
optixQueryFunctionTable(int abi, unsigned option_count, void *options, const void **values,
                        void *table, size_t table_size);

const char *rw_optix7_get_error_name(optix7_result result);
const char *rw_optix7_get_error_string(optix7_result result);

optix7_result rw_optix7_context_create(void *cuda_context,
                                       const struct optix7_context_options *options, void **out);
optix7_result rw_optix7_context_destroy(void *context);
optix7_result rw_optix7_context_get_property(void *context, int property, void *value, size_t size);
optix7_result rw_optix7_context_set_log(void *context, optix7_log_fn *callback, void *user,
                                        unsigned level);
optix7_result rw_optix7_context_set_cache_enabled(void *context, int enabled);
optix7_result rw_optix7_context_set_cache_location(void *context, const char *folder);
optix7_result rw_optix7_context_set_cache_sizes(void *context, size_t low, size_t high);
optix7_result rw_optix7_context_get_cache_enabled(void *context, int *out);
optix7_result rw_optix7_context_get_cache_location(void *context, char *out, size_t size);
optix7_result rw_optix7_context_get_cache_sizes(void *context, size_t *low, size_t *high);

optix7_result rw_optix7_module_create(void *context, const struct optix7_module_options *module,
                                      const struct optix7_pipeline_options *pipeline,
                                      const char *input, size_t size, char *log, size_t *log_size,
                                      void **out);
optix7_result rw_optix7_module_create_with_tasks(void *context,
                                                 const struct optix7_module_options *module,
                                                 const struct optix7_pipeline_options *pipeline,
                                                 const char *input, size_t size, char *log,
                                                 size_t *log_size, void **out, void **task);
optix7_result rw_optix7_builtin_module_get(void *context,
                                           const struct optix7_module_options *module,
                                           const struct optix7_pipeline_options *pipeline,
                                           const struct optix7_builtin_options *options,
                                           void **out);
optix7_result rw_optix7_module_get_state(void *module, int *out);
optix7_result rw_optix7_module_destroy(void *module);
optix7_result rw_optix7_task_execute(void *task, void **more, unsigned most, unsigned *created);

optix7_result rw_optix7_group_create(void *context, const struct optix7_group_desc *descs,
                                     unsigned count, const struct optix7_group_options *options,
                                     char *log, size_t *log_size, void **out);
optix7_result rw_optix7_group_destroy(void *group);
optix7_result rw_optix7_group_get_stack_size(void *group, struct optix7_stack_sizes *out,
                                             void *pipeline);
optix7_result rw_optix7_group_pack_header(void *group, void *record);

optix7_result rw_optix7_pipeline_create(void *context,
                                        const struct optix7_pipeline_options *options,
                                        const struct optix7_link_options *link, void *const *groups,
                                        unsigned count, char *log, size_t *log_size, void **out);
optix7_result rw_optix7_pipeline_destroy(void *pipeline);
optix7_result rw_optix7_pipeline_set_stack_size(void *pipeline, unsigned callables_from_traversal,
                                                unsigned callables_from_state,
                                                unsigned continuation, unsigned graph_depth);

optix7_result rw_optix7_accel_sizes(void *context, const struct optix7_build_options *options,
                                    const struct optix7_build_input *inputs, unsigned count,
                                    struct optix7_build_sizes *out);
optix7_result rw_optix7_accel_build(void *context, void *stream,
                                    const struct optix7_build_options *options,
                                    const struct optix7_build_input *inputs, unsigned count,
                                    optix7_address temporary, size_t temporary_size,
                                    optix7_address output, size_t output_size, optix7_handle *out,
                                    const struct optix7_emit *emits, unsigned emit_count);
optix7_result rw_optix7_accel_compact(void *context, void *stream, optix7_handle from,
                                      optix7_address output, size_t output_size,
                                      optix7_handle *out);
optix7_result rw_optix7_accel_emit(void *context, void *stream, optix7_handle handle,
                                   const struct optix7_emit *emit);

optix7_result rw_optix7_accel_get_relocation(void *context, optix7_handle from,
                                             struct optix7_relocation *out);
optix7_result rw_optix7_check_relocation(void *context, const struct optix7_relocation *info,
                                         int *out);
optix7_result rw_optix7_accel_relocate(void *context, void *stream,
                                       const struct optix7_relocation *info,
                                       const struct optix7_relocate_input *inputs, size_t count,
                                       optix7_address target, size_t size, optix7_handle *out);

optix7_result rw_optix7_convert_pointer(void *context, optix7_address pointer, int type,
                                        optix7_handle *out);

optix7_result rw_optix7_micromap_sizes(void *context, const struct optix7_micromap_input *input,
                                       struct optix7_micromap_sizes *out);
optix7_result rw_optix7_micromap_build(void *context, void *stream,
                                       const struct optix7_micromap_input *input,
                                       const struct optix7_micromap_buffers *buffers);
optix7_result rw_optix7_micromap_get_relocation(void *context, optix7_address from,
                                                struct optix7_relocation *out);
optix7_result rw_optix7_micromap_relocate(void *context, void *stream,
                                          const struct optix7_relocation *info,
                                          optix7_address target, size_t size);

optix7_result rw_optix7_launch(void *pipeline, void *stream, optix7_address params,
                               size_t params_size, const struct optix7_binding_table *table,
                               unsigned width, unsigned height, unsigned depth);

#endif
