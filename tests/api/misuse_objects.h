/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The objects that test_misuse.c calls functions with, and which of them is a good argument.
 * Included once, behind the table of functions and find_function.
 */
#ifndef RW_TEST_MISUSE_OBJECTS_H
#define RW_TEST_MISUSE_OBJECTS_H

static RTresult make_more(struct fixture *x)
{
    RTcontext c = x->s.context;
    RTvariable v;
    int id;
    SCENE(rwContextSetDevice(c, "cpu"));
    SCENE(rtGeometryTrianglesCreate(c, &x->triangles));
    SCENE(rtSelectorCreate(c, &x->selector));
    SCENE(rtTextureSamplerCreate(c, &x->sampler));
    SCENE(rtSelectorSetVisitProgram(x->selector, x->s.miss));
    SCENE(rtSelectorSetChildCount(x->selector, 1));
    SCENE(rtSelectorSetChild(x->selector, 0, x->s.geometry_group));
    SCENE(rtGeometryTrianglesSetAttributeProgram(x->triangles, x->s.miss));
    SCENE(rtBufferCreateFromCallback(c, RT_BUFFER_INPUT, on_block, NULL, &x->other));
    SCENE(rtBufferSetFormat(x->other, RT_FORMAT_FLOAT));
    SCENE(rtBufferSetSize1D(x->other, 64));
    SCENE(rtBufferGetId(x->other, &id));
    buffer_list[0] = x->other;
    SCENE(rtTextureSamplerCreate(c, &x->sampler));
    SCENE(rtTextureSamplerSetBuffer(x->sampler, 0, 0, x->other));
    SCENE(rtProgramCreateFromPTXString(c, ptx.text, "callable", &x->clone));
    SCENE(rtProgramDeclareVariable(x->clone, "tag", &v));
    SCENE(rtVariableSetUserData(v, 8, "abcdefg"));
    SCENE(rtProgramGetId(x->clone, &id));
    SCENE(rtProgramDeclareVariable(x->s.miss, "first", &v));
    SCENE(rtSelectorDeclareVariable(x->selector, "first", &v));
    SCENE(rtGeometryTrianglesDeclareVariable(x->triangles, "first", &v));
    SCENE(rtPostProcessingStageCreateBuiltin(c, "TonemapperSimple", &x->stage));
    SCENE(rtPostProcessingStageDeclareVariable(x->stage, "first", &v));
    SCENE(rtCommandListCreate(c, &x->list));
    SCENE(rtBufferCreate(c, RT_BUFFER_OUTPUT, &x->source));
    SCENE(rtBufferSetFormat(x->source, RT_FORMAT_FLOAT4));
    SCENE(rtBufferSetSize2D(x->source, 1, 1));
    SCENE(rtBufferCreate(c, RT_BUFFER_PROGRESSIVE_STREAM, &x->stream));
    SCENE(rtBufferSetFormat(x->stream, RT_FORMAT_UNSIGNED_BYTE4));
    SCENE(rtBufferSetSize2D(x->stream, 1, 1));
    SCENE(rtBufferBindProgressiveStream(x->stream, x->source));
    SCENE(make_buffer(c, RT_FORMAT_FLOAT3, &x->normals));
    SCENE(make_buffer(c, RT_FORMAT_FLOAT2, &x->coordinates));
    return rtContextDeclareVariable(c, "fresh", &x->fresh);
}

static bool make_fixture(struct fixture *x)
{
    memset(x, 0, sizeof *x);
    RTresult result = scene_make(&x->s);
    if (!result) result = make_more(x);
    if (result) fprintf(stderr, "the fixture cannot be made: 0x%x\n", (unsigned)result);
    return !result;
}

/* Traversals are not the context's, and are NULL where the function has nothing to do with them. */
static RTresult destroy_fixture(struct fixture *x)
{
    rtuTraversalDestroy(x->mesh);
    rtuTraversalDestroy(x->soup);
    return rw_handle(x->s.context) ? rtContextDestroy(x->s.context) : RT_SUCCESS;
}

/* Frees what a call made that the fixture's context does not own. */
static void drop_result(struct fixture *x, const struct function *f, RTresult result)
{
    if (result) return;
    if (same(f->name, "rtContextCreate")) rtContextDestroy(*(RTcontext *)x->scratch[0]);
    if (same(f->name, "rtuTraversalCreate")) rtuTraversalDestroy(*(RTUtraversal *)x->scratch[0]);
}

/* Scopes by the noun in the names of their functions. */
static const void *object_named(const struct fixture *x, const char *function)
{
    const struct {
        const char *prefix;
        const void *object;
    } nouns[] = {
        {"rtContext", x->s.context},
        {"rtProgram", x->s.miss},
        {"rtGeometryInstance", x->s.instance},
        {"rtGeometryTriangles", x->triangles},
        {"rtGeometryGroup", x->s.geometry_group},
        {"rtGeometry", x->s.geometry},
        {"rtMaterial", x->s.material},
        {"rtSelector", x->selector},
    };
    for (size_t k = 0; k < sizeof nouns / sizeof *nouns; k++)
        if (!strncmp(function, nouns[k].prefix, strlen(nouns[k].prefix))) return nouns[k].object;
    return NULL;
}

/* The variable "v" of the scope that a function is about, declared on the spot. */
static const void *own_variable(const struct fixture *x, const char *function)
{
    char name[64];
    RTvariable v = NULL;
    int noun = (int)(strstr(function, "RemoveVariable") - function);
    snprintf(name, sizeof name, "%.*sDeclareVariable", noun, function);
    union argument a[3] = {{.p = object_named(x, function)}, {.p = "v"}, {.p = &v}};
    find_function(name)->call(a);
    return v;
}

static const void *good_program(const struct fixture *x, const char *function)
{
    if (same(function, "rtProgramGetId")) return x->s.callable;
    return x->s.miss;
}

static const void *good_handle(const struct fixture *x, const struct function *f,
                               const struct parameter *p)
{
    if (same(p->type, "RTcontext")) return x->s.context;
    if (same(p->type, "RTprogram")) return good_program(x, f->name);
    if (same(p->name, "norms")) return x->normals;
    if (same(p->name, "tex_coords")) return x->coordinates;
    if (strstr(f->name, "Progressive") && same(p->type, "RTbuffer"))
        return same(p->name, "source") ? x->source : x->stream;
    if (same(p->type, "RTbuffer")) return x->other;
    if (same(p->type, "RTgeometry")) return x->s.geometry;
    if (same(p->type, "RTgeometrytriangles")) return x->triangles;
    if (same(p->type, "RTgeometryinstance")) return x->s.instance;
    if (same(p->type, "RTgeometrygroup")) return x->s.geometry_group;
    if (same(p->type, "RTgroup")) return x->s.group;
    if (same(p->type, "RTmaterial")) return x->s.material;
    if (same(p->type, "RTselector")) return x->selector;
    if (same(p->type, "RTtexturesampler")) return x->sampler;
    if (same(p->type, "RTpostprocessingstage")) return x->stage;
    if (same(p->type, "RTcommandlist")) return x->list;
    if (same(p->type, "RTtransform")) return x->s.transform;
    if (same(p->type, "RTacceleration")) return x->s.bottom;
    if (same(p->type, "RTtexturesampler")) return x->sampler;
    if (same(p->type, "RTobject"))
        return same(f->name, "rtVariableSetObject") ? (const void *)x->other : x->s.geometry_group;
    if (same(p->type, "RTvariable"))
        return strstr(f->name, "RemoveVariable") ? own_variable(x, f->name) : x->fresh;
    if (same(p->type, "RTUtraversal")) return strstr(f->name, "SetTriangles") ? x->soup : x->mesh;
    return x->s.context; /* handles of kinds that cannot be made */
}

static union argument good_callback(const struct function *f)
{
    union argument a = {.c = (void (*)(void))on_timeout};
    if (strstr(f->name, "UsageReport")) a.c = (void (*)(void))on_report;
    if (strstr(f->name, "FromCallback")) a.c = (void (*)(void))on_block;
    return a;
}

static union argument good_argument(struct fixture *x, const struct function *f, unsigned i)
{
    const struct parameter *p = &f->parameters[i];
    if (p->kind == 'h') return (union argument){.p = good_handle(x, f, p)};
    if (p->kind == 'c') return good_callback(f);
    for (size_t k = 0; k < sizeof specials / sizeof *specials; k++) {
        const struct special *s = &specials[k];
        bool out = p->kind == 'p' && !*s->function && strstr(f->name, "Get");
        if (!same(s->parameter, p->name) || out) continue;
        if (!*s->function || same(s->function, f->name)) return s->value;
    }
    for (size_t k = 0; k < sizeof enumerations / sizeof *enumerations; k++)
        if (same(enumerations[k].type, p->type)) return (union argument){.i = enumerations[k].good};
    if (p->kind == 'p') return (union argument){.p = x->scratch[i]};
    if (p->kind == 'f') return (union argument){.f = 1};
    return (union argument){.i = 1};
}

static void good_arguments(struct fixture *x, const struct function *f, union argument *a)
{
    for (unsigned i = 0; i < f->count; i++) a[i] = good_argument(x, f, i);
}

#endif
