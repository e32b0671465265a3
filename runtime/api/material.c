/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Material: a closest-hit and an any-hit program per ray type. The arrays grow when the first
 * program of a ray type is set; ray types beyond them have no program.
 */
#include "runtime/object/object.h"

RTresult rtMaterialCreate(RTcontext context, RTmaterial *material)
{
    RW_ENTER_CONTEXT(context);
    RTmaterial created = NULL;
    RW_CHECK(rw_argument_pointer(context, material, "material"));
    RW_CHECK(rw_object_create(context, RW_OBJECT_MATERIAL, sizeof *created, &created));
    *material = created;
    return RT_SUCCESS;
}

RTresult rw_material_resize(RTmaterial material, unsigned ray_types)
{
    RTcontext context = material->base.context;
    unsigned any_hit = material->ray_types, closest_hit = material->ray_types;
    RW_CHECK(
        rw_link_array_resize(context, &material->any_hit, &any_hit, ray_types, "any-hit programs"));
    RW_CHECK(rw_link_array_resize(context, &material->closest_hit, &closest_hit, ray_types,
                                  "closest-hit programs"));
    material->ray_types = ray_types;
    return RT_SUCCESS;
}

static RTresult set_program(RTmaterial material, RTprogram **array, unsigned ray_type,
                            RTprogram program)
{
    RTcontext context = material->base.context;
    RW_CHECK(rw_argument_index(context, ray_type, context->ray_type_count, "rayTypeIndex"));
    RW_CHECK(rw_argument_program(context, program, false));
    if (ray_type >= material->ray_types)
        RW_CHECK(rw_material_resize(material, context->ray_type_count));
    if ((*array)[ray_type] == program) return RT_SUCCESS;
    rw_link(&(*array)[ray_type], program);
    rw_changed_structure(context);
    return RT_SUCCESS;
}

static RTresult get_program(RTmaterial material, RTprogram *array, unsigned ray_type,
                            RTprogram *out)
{
    RTcontext context = material->base.context;
    RW_CHECK(rw_argument_index(context, ray_type, context->ray_type_count, "rayTypeIndex"));
    RW_CHECK(rw_argument_pointer(context, out, "program"));
    *out = ray_type < material->ray_types ? rw_live(array[ray_type]) : NULL;
    return RT_SUCCESS;
}

RTresult rtMaterialSetClosestHitProgram(RTmaterial material, unsigned int rayTypeIndex,
                                        RTprogram program)
{
    RW_ENTER(material, RW_OBJECT_MATERIAL);
    return set_program(material, &material->closest_hit, rayTypeIndex, program);
}

RTresult rtMaterialGetClosestHitProgram(RTmaterial material, unsigned int rayTypeIndex,
                                        RTprogram *program)
{
    RW_ENTER_TO_READ(material, RW_OBJECT_MATERIAL);
    return get_program(material, material->closest_hit, rayTypeIndex, program);
}

RTresult rtMaterialSetAnyHitProgram(RTmaterial material, unsigned int rayTypeIndex,
                                    RTprogram program)
{
    RW_ENTER(material, RW_OBJECT_MATERIAL);
    return set_program(material, &material->any_hit, rayTypeIndex, program);
}

RTresult rtMaterialGetAnyHitProgram(RTmaterial material, unsigned int rayTypeIndex,
                                    RTprogram *program)
{
    RW_ENTER_TO_READ(material, RW_OBJECT_MATERIAL);
    return get_program(material, material->any_hit, rayTypeIndex, program);
}

void rw_material_drop(struct rw_object *object)
{
    RTmaterial material = (RTmaterial)object;
    rw_variables_drop(&material->variables);
    rw_material_resize(material, 0); /* shrinking cannot fail */
    rw_free(material->closest_hit);
    rw_free(material->any_hit);
}
