/* SPDX-License-Identifier: Apache-2.0 */
/* A context whose only program traces one ray against the variable `scene`, after what a test has
 * it do before. Needs no compiler of CUDA C. */
#ifndef RW_HOSTILE_CAMERA_H
#define RW_HOSTILE_CAMERA_H

#include <stdlib.h>

#include "tests/api/support.h"

/* `body`: PTX that comes first; it may use %r8 to %r15, %p0 to %p3 and the global `sink`. The next
 * call writes over the text. */
static inline const char *camera_ptx(const char *body)
{
    static char text[4096];
    static const char ptx[] =
        ".version 7.0\n.target sm_75\n.address_size 64\n"
        ".global .align 4 .b8 scene[4];\n"
        ".global .align 4 .b8 _ZN21rti_internal_typeinfo5sceneE[8] = {82, 97, 121, 0, 4};\n"
        ".global .align 1 .b8 _ZN21rti_internal_typename5sceneE[9] =\n"
        "{114, 116, 79, 98, 106, 101, 99, 116, 0};\n"
        ".global .align 4 .u32 _ZN21rti_internal_typeenum5sceneE = 4919;\n"
        ".global .align 1 .b8 _ZN21rti_internal_semantic5sceneE[1];\n"
        ".global .align 1 .b8 _ZN23rti_internal_annotation5sceneE[1];\n"
        ".global .align 4 .u32 sink;\n"
        ".visible .entry camera() {\n"
        "  .reg .f32 %%f<3>; .reg .b32 %%r<16>; .reg .b64 %%rd<2>; .reg .pred %%p<4>;\n"
        "  .local .align 4 .b8 payload[4];\n"
        "  %s\n"
        "  mov.f32 %%f0, 0f00000000; mov.f32 %%f1, 0f3F800000; mov.f32 %%f2, 0f42C80000;\n"
        "  mov.u32 %%r0, 0; mov.u32 %%r1, 4; mov.u64 %%rd0, payload; cvta.local.u64 %%rd0, %%rd0;\n"
        "  ld.global.u32 %%r2, [scene];\n"
        "  call _rt_trace_64, (%%r2,%%f0,%%f0,%%f0,%%f0,%%f0,%%f1,%%r0,%%f0,%%f2,%%rd0,%%r1);\n"
        "  ret;\n}\n";
    snprintf(text, sizeof(text), ptx, body);
    return text;
}

static inline RTresult camera_make(RTcontext *out, const char *body)
{
    RTprogram camera;
    TRY(rtContextCreate(out));
    TRY(rtContextSetRayTypeCount(*out, 1));
    TRY(rtContextSetEntryPointCount(*out, 1));
    TRY(rtProgramCreateFromPTXString(*out, camera_ptx(body), "camera", &camera));
    return rtContextSetRayGenerationProgram(*out, 0, camera);
}

static inline RTresult camera_set_root(RTcontext context, RTobject root)
{
    RTvariable scene;
    TRY(rtContextQueryVariable(context, "scene", &scene));
    if (!scene) TRY(rtContextDeclareVariable(context, "scene", &scene));
    return rtVariableSetObject(scene, root);
}

/* A geometry group without children. */
static inline RTresult camera_make_leaf(RTcontext context, RTgeometrygroup *out)
{
    RTacceleration acceleration;
    TRY(rtGeometryGroupCreate(context, out));
    TRY(rtAccelerationCreate(context, &acceleration));
    return rtGeometryGroupSetAcceleration(*out, acceleration);
}

#endif
