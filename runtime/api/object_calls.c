/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Destroy and GetContext: the same for every type of object. What each type drops when it goes is
 * in the file of the type.
 */
#include "runtime/object/object.h"

#define OBJECT_CALLS(Noun, handle, type)                                                           \
    RTresult rt##Noun##Destroy(handle object)                                                      \
    {                                                                                              \
        RW_ENTER(object, type);                                                                    \
        rw_object_destroy(&object->base);                                                          \
        return RT_SUCCESS;                                                                         \
    }                                                                                              \
    CONTEXT_CALL(Noun, handle, type)

#define CONTEXT_CALL(Noun, handle, type)                                                           \
    RTresult rt##Noun##GetContext(handle object, RTcontext *context)                               \
    {                                                                                              \
        RW_ENTER_TO_READ(object, type);                                                            \
        if (!context) return rw_argument_pointer(object->base.context, context, "context");        \
        *context = object->base.context;                                                           \
        return RT_SUCCESS;                                                                         \
    }

OBJECT_CALLS(Program, RTprogram, RW_OBJECT_PROGRAM)
OBJECT_CALLS(Buffer, RTbuffer, RW_OBJECT_BUFFER)
OBJECT_CALLS(Geometry, RTgeometry, RW_OBJECT_GEOMETRY)
OBJECT_CALLS(Material, RTmaterial, RW_OBJECT_MATERIAL)
OBJECT_CALLS(GeometryInstance, RTgeometryinstance, RW_OBJECT_GEOMETRY_INSTANCE)
OBJECT_CALLS(GeometryGroup, RTgeometrygroup, RW_OBJECT_GEOMETRY_GROUP)
OBJECT_CALLS(Group, RTgroup, RW_OBJECT_GROUP)
OBJECT_CALLS(Transform, RTtransform, RW_OBJECT_TRANSFORM)
OBJECT_CALLS(Acceleration, RTacceleration, RW_OBJECT_ACCELERATION)
OBJECT_CALLS(TextureSampler, RTtexturesampler, RW_OBJECT_TEXTURE_SAMPLER)
OBJECT_CALLS(GeometryTriangles, RTgeometrytriangles, RW_OBJECT_GEOMETRY_TRIANGLES)
OBJECT_CALLS(Selector, RTselector, RW_OBJECT_SELECTOR)
OBJECT_CALLS(PostProcessingStage, RTpostprocessingstage, RW_OBJECT_POSTPROCESSING_STAGE)
OBJECT_CALLS(CommandList, RTcommandlist, RW_OBJECT_COMMAND_LIST)
CONTEXT_CALL(Variable, RTvariable, RW_OBJECT_VARIABLE) /* removed through its scope */
