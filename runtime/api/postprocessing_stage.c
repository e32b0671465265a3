/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Post-processing stages, which command lists run. Their variables are declared by the application,
 * in variable_scope.c.
 */
#include "runtime/api/access.h"
#include "runtime/post/stage.h"

#define TYPE RW_OBJECT_POSTPROCESSING_STAGE

RTresult rtPostProcessingStageCreateBuiltin(RTcontext context, const char *builtinName,
                                            RTpostprocessingstage *stage)
{
    RW_ENTER_CONTEXT(context);
    RTpostprocessingstage created = NULL;
    RW_CHECK(rw_argument_pointer(context, builtinName, "builtinName"));
    RW_CHECK(rw_argument_pointer(context, stage, "stage"));
    const struct rw_stage_kind *kind = rw_stage_find(builtinName);
    if (!kind)
        return rw_error(context, RT_ERROR_INVALID_VALUE,
                        "'%s' is not a built-in stage; %s are possible", builtinName,
                        rw_stage_names);
    if (kind->make) RW_CHECK(kind->make(context));
    RW_CHECK(rw_object_create(context, TYPE, sizeof *created, &created));
    created->kind = kind;
    *stage = created;
    return RT_SUCCESS;
}

void rw_postprocessing_stage_drop(struct rw_object *object)
{
    RTpostprocessingstage stage = (RTpostprocessingstage)object;
    rw_variables_drop(&stage->variables);
    if (stage->kept) stage->kind->forget(stage->kept);
    stage->kept = NULL;
}
