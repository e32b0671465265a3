/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The order in which each kind of program searches its scopes: with the name in every scope the
 * first wins; taking it away lets the next one through, until none is left.
 */
#include "runtime/plan/scope.h"
#include "tests/api/support.h"

struct scopes {
    RTcontext context;
    RTprogram program;
    RTgeometryinstance instance;
    RTgeometry geometry;
    RTmaterial material;
    RTselector selector;
};

static void declare(const struct scopes *s)
{
    RTvariable v;
    rtContextDeclareVariable(s->context, "x", &v);
    rtProgramDeclareVariable(s->program, "x", &v);
    rtGeometryInstanceDeclareVariable(s->instance, "x", &v);
    rtGeometryDeclareVariable(s->geometry, "x", &v);
    rtMaterialDeclareVariable(s->material, "x", &v);
    rtSelectorDeclareVariable(s->selector, "x", &v);
}

static void take_away(const struct scopes *s, RTvariable v)
{
    struct rw_object *owner = v->owner;
    switch (owner->type) {
    case RW_OBJECT_CONTEXT:
        rtContextRemoveVariable(s->context, v);
        break;
    case RW_OBJECT_PROGRAM:
        rtProgramRemoveVariable(s->program, v);
        break;
    case RW_OBJECT_GEOMETRY_INSTANCE:
        rtGeometryInstanceRemoveVariable(s->instance, v);
        break;
    case RW_OBJECT_GEOMETRY:
        rtGeometryRemoveVariable(s->geometry, v);
        break;
    case RW_OBJECT_SELECTOR:
        rtSelectorRemoveVariable(s->selector, v);
        break;
    default:
        rtMaterialRemoveVariable(s->material, v);
        break;
    }
}

/* Letters of the scopes found, in order: P, I (geometry instance), G, M, S, C. */
static void order_of(const struct scopes *s, enum rwc_program_kind kind, char *out)
{
    static const char letters[] = {'-', 'P', 'I', 'G', 'M', 'S', 'C'};
    declare(s);
    for (;;) {
        const struct rw_site site = {kind, s->instance, s->material, s->selector};
        const struct rw_scopes scopes = rw_scopes_of(&site, s->program, s->context);
        RTvariable v = rw_scope_find(&scopes, "x");
        *out++ = letters[v ? rw_scope_of(v) : RW_SCOPE_NONE];
        if (!v) break;
        take_away(s, v);
    }
    *out = '\0';
}

TEST(orders)
{
    static const struct {
        enum rwc_program_kind kind;
        const char *order;
    } expected[] = {
        {RWC_RAY_GENERATION, "PC-"}, {RWC_EXCEPTION, "PC-"}, {RWC_MISS, "PC-"},
        {RWC_CLOSEST_HIT, "PIMC-"},  {RWC_ANY_HIT, "PIMC-"}, {RWC_INTERSECTION, "PIGC-"},
        {RWC_BOUNDS, "PIGC-"},       {RWC_CALLABLE, "PC-"},  {RWC_ATTRIBUTE, "PIGC-"},
        {RWC_VISIT, "PSC-"},
    };
    RTcontext context;
    struct ptx ptx;
    ptx_begin(&ptx);
    ptx_program(&ptx, "f", NULL, 0);
    for (size_t i = 0; i < sizeof expected / sizeof *expected; i++) {
        struct scopes s;
        char found[8];
        OK(rtContextCreate(&context));
        s.context = context;
        s.program = make_program(context, ptx.text, "f");
        CHECK(s.program != NULL);
        OK(rtGeometryInstanceCreate(context, &s.instance));
        OK(rtGeometryCreate(context, &s.geometry));
        OK(rtGeometryInstanceSetGeometry(s.instance, s.geometry));
        OK(rtSelectorCreate(context, &s.selector));
        OK(rtMaterialCreate(context, &s.material));
        order_of(&s, expected[i].kind, found);
        CHECK_STR(found, expected[i].order);
        OK(rtContextDestroy(context));
    }
}

/* Scopes that are not there are passed over. */
TEST(absent_scopes)
{
    RTcontext context;
    RTvariable v;
    OK(rtContextCreate(&context));
    OK(rtContextDeclareVariable(context, "x", &v));
    const struct rw_site site = {.kind = RWC_CLOSEST_HIT};
    const struct rw_scopes scopes = rw_scopes_of(&site, NULL, context);
    CHECK(rw_scope_find(&scopes, "x") == v);
    CHECK_EQ(rw_scope_of(v), RW_SCOPE_CONTEXT);
    CHECK(rw_scope_find(&scopes, "y") == NULL);
    OK(rtContextDestroy(context));
}

int main(void)
{
    static const struct rw_test tests[] = {
        {"orders", test_orders},
        {"absent-scopes", test_absent_scopes},
    };
    return RUN_TABLE(tests);
}
