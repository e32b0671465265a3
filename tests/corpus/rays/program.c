/* SPDX-License-Identifier: Apache-2.0 */
/* The programs of a seed, each a frame around generated statements. */
#include "tests/corpus/rays/writer.h"

/* A new body: nothing in scope, and what it may do. `size`: of statements. */
static void begin(struct writer *w, enum place place, const char *depth, unsigned int size)
{
    static const unsigned int traces[] = {0, 4, 3, 2};
    w->place = place;
    w->depth = depth;
    w->leave = NULL;
    w->variable_count = w->loops = w->nesting = 0;
    w->budget = size;
    w->times = 1;
    w->traces = place == START ? 12 : traces[w->shape.depth_limit];
    w->indent = 1;
}

static void add_state(struct writer *w)
{
    struct variable *v = add(w, WORD, 0, "st->x");
    v->local = true;
    add(w, WORD, 0, "st->steps");
    v = add(w, ARRAY, 4, "st->log");
    v->local = true;
    add(w, LONG, 0, "st->wide");
}

static void body(struct writer *w, unsigned int locals)
{
    declare_locals(w, locals);
    while (w->budget) statements(w, 1);
}

static void end(struct writer *w)
{
    w->indent = 0;
    line(w, "}\n");
}

static void own_state(struct writer *w)
{
    line(w, "state states = {%uu, setting, {1, 2, self(), 4}, 0x123456789abcdefull};", pick(w, 99));
    line(w, "state *st = &states;");
}

/* ---- what hits look at ---- */

static void add_hit(struct writer *w)
{
    static const char *const words[] = {
        "hit_word",
        "quarters()",
        "sixteenths(hit_place)",
        "own",
        "shade",
        "rtGetPrimitiveIndex()",
        "ray_word()",
        "(unsigned int)rtIsTriangleHit()",
        "rtGetRayFlags()",
        "rtGetRayMask()",
    };
    for (size_t i = 0; i < sizeof(words) / sizeof(words[0]); i++)
        if (chance(w, 30)) add(w, READ, 0, "%s", words[i]);
    if (chance(w, 20)) add(w, READ, 0, "transformed(%uu)", pick(w, 4096));
    if (w->shape.look && w->place == CLOSEST) add(w, READ, 0, "bound_look(%uu)", pick(w, 99));
}

/* ---- functions and callable programs ---- */

static void helpers(struct writer *w)
{
    const unsigned int s = w->shape.seed;
    line(w, "struct sum_%u {\n    unsigned int sum, count;\n    unsigned long long mix;", s);
    if (w->shape.pointers) line(w, "    unsigned int *cell;");
    line(w, "};\nrtDeclareVariable(sum_%u, total_%u, rtPayload, );", s, s);
    line(w, "rtDeclareVariable(unsigned int, shadow_%u, rtPayload, );\n", s);
    line(w, "%s void send_%u(ray_%u &ray, unsigned int where)\n{",
         chance(w, 70) ? "NOINLINE" : "INLINE", s, s);
    line(w, "    shoot(scene, where, 0, ray, 255u, 0u);\n}\n");
    line(w, "%s unsigned int probe_%u(unsigned int where, unsigned int value, unsigned int depth,",
         chance(w, 40) ? "NOINLINE" : "INLINE", s);
    line(w, "                      state *st)\n{");
    line(w, "    ray_%u ray = new_ray_%u(value, depth + 1u, st, &value);", s, s);
    line(w, "    if (depth < %uu) shoot(scene, where, 0, ray, 255u, 0u);", w->shape.depth_limit);
    line(w, "    return ray.value + value;\n}\n");
}

static void function(struct writer *w, enum place place, const char *type, const char *name,
                     unsigned int number)
{
    const unsigned int size = w->shape.deep || place == FUNCTION ? 3 + pick(w, 7) : 3;
    line(w, "%s %s_%u_%u(unsigned int a, unsigned int b, unsigned int depth, state *st)\n{", type,
         name, w->shape.seed, number);
    begin(w, place, "depth", size);
    struct variable *v = add(w, WORD, 0, "a");
    v->local = true;
    add(w, READ, 0, "b");
    add_state(w);
    w->leave = "return ";
    w->leave_end = ";";
    const unsigned int before = w->traces;
    body(w, 1 + pick(w, 3));
    if (place == FUNCTION) w->costs[number] = before - w->traces + 1;
    begin_line(w);
    say(w, "return ");
    digest(w);
    say(w, ";\n");
    end(w);
}

static void functions(struct writer *w)
{
    static const char *const types[] = {"NOINLINE unsigned int", "INLINE unsigned int",
                                        "static __device__ unsigned int"};
    const unsigned int count = pick(w, MAX_FUNCTIONS + 1);
    for (unsigned int i = 0; i < count; i++) {
        function(w, FUNCTION, types[pick(w, 3)], "function", i);
        w->functions = i + 1;
    }
}

static void plain(struct writer *w, const char *name, bool hit)
{
    line(w, "RT_CALLABLE_PROGRAM unsigned int %s(unsigned int a%s)\n{", name,
         hit ? "" : ", unsigned int b");
    begin(w, PURE, NULL, 2 + pick(w, 4));
    add(w, WORD, 0, "a");
    if (hit)
        add_hit(w);
    else
        add(w, READ, 0, "b");
    w->leave = "return ";
    w->leave_end = ";";
    body(w, 1);
    begin_line(w);
    say(w, "return ");
    digest(w);
    say(w, ";\n");
    end(w);
}

static void callables(struct writer *w)
{
    char name[40];
    for (unsigned int i = 0; i < w->shape.plain; i++) {
        snprintf(name, sizeof(name), "plain_%u_%u", w->shape.seed, i);
        plain(w, name, false);
    }
    for (unsigned int i = 0; i < w->shape.deep; i++)
        function(w, DEEP, "RT_CALLABLE_PROGRAM unsigned int", "deep", i);
    snprintf(name, sizeof(name), "look_%u", w->shape.seed);
    if (w->shape.look) plain(w, name, true);
}

/* ---- programs ---- */

static void start(struct writer *w)
{
    line(w, "RT_PROGRAM void start_%u()\n{", w->shape.seed);
    begin(w, START, "0u", 6 + pick(w, 14));
    own_state(w);
    add_state(w);
    w->leave = "output[launch_index] = make_uint4(st->x, st->log[2], (unsigned int)st->wide, ";
    w->leave_end = "); return;";
    body(w, 2 + pick(w, 5));
    begin_line(w);
    say(w, "output[launch_index] = make_uint4(st->x, st->steps + st->log[1], st->log[0], ");
    digest(w);
    say(w, ");\n");
    end(w);
}

/* A closest-hit or a miss program of ray type 0. */
static void shade(struct writer *w, enum place place, const char *name, unsigned int number)
{
    char depth[40], leave[40];
    const unsigned int s = w->shape.seed;
    snprintf(depth, sizeof(depth), "payload_%u.depth", s);
    snprintf(leave, sizeof(leave), "payload_%u.value ^= ", s);
    line(w, "RT_PROGRAM void %s_%u_%u()\n{", name, s, number);
    begin(w, place, depth, place == MISS ? 2 + pick(w, 4) : 4 + pick(w, 9));
    if (w->shape.pointers)
        line(w, "state *st = payload_%u.st;", s);
    else
        own_state(w);
    add_state(w);
    add_payload(w, true, "payload_%u", s);
    if (place == CLOSEST) add_hit(w);
    w->leave = leave;
    w->leave_end = "; return;";
    body(w, pick(w, 4));
    begin_line(w);
    say(w, "payload_%u.value = ", s);
    digest(w);
    say(w, ";\n");
    end(w);
}

/* Closest-hit and miss programs of the other types: whichever hit it is, they do the same. */
static void ends(struct writer *w)
{
    const unsigned int s = w->shape.seed;
    line(w, "RT_PROGRAM void closest_%u_2()\n{\n    total_%u.count += %uu;\n}\n", s, s,
         pick(w, 99));
    line(w, "RT_PROGRAM void closest_%u_3()\n{\n    shadow_%u |= 2u;\n}\n", s, s);
    line(w, "RT_PROGRAM void miss_%u_1()\n{\n    total_%u.mix ^= %uu;\n}\n", s, s, pick(w, 99));
    line(w, "RT_PROGRAM void miss_%u_2()\n{\n    shadow_%u |= 4u;\n}\n", s, s);
}

static void ignore_if(struct writer *w)
{
    begin_line(w);
    say(w, "if ((");
    expression(w, 3);
    say(w, ") & %uu) rtIgnoreIntersection();\n", 1 + pick(w, 3));
}

static void any_filter(struct writer *w)
{
    const unsigned int s = w->shape.seed;
    line(w, "RT_PROGRAM void any_%u_0()\n{", s);
    begin(w, CANDIDATE, NULL, 2 + pick(w, 4));
    add_hit(w);
    add_payload(w, false, "payload_%u", s);
    if (w->shape.pointers) add(w, READ, 0, "payload_%u.st->x", s);
    w->leave = "if (1u & ";
    w->leave_end = ") rtIgnoreIntersection(); return;";
    body(w, 1);
    ignore_if(w);
    end(w);
}

static void any_sum(struct writer *w)
{
    const unsigned int s = w->shape.seed;
    line(w, "RT_PROGRAM void any_%u_1()\n{", s);
    begin(w, CANDIDATE, NULL, 1 + pick(w, 4));
    add_hit(w);
    char leave[40];
    snprintf(leave, sizeof(leave), "total_%u.sum += ", s);
    w->leave = leave;
    w->leave_end = "; rtIgnoreIntersection();";
    body(w, 1);
    static const char *const sums[] = {"sum +=", "count +=", "mix ^= 0x100000001ull *", "mix ^="};
    for (unsigned int i = 0, count = 1 + pick(w, 3); i < count; i++) {
        begin_line(w);
        say(w, "total_%u.%s (", s, sums[pick(w, 4)]);
        expression(w, 2);
        say(w, ");\n");
    }
    begin_line(w);
    say(w, w->shape.pointers ? "*total_%u.cell += " : "total_%u.count -= ", s);
    expression(w, 2);
    say(w, ";\n");
    line(w, "atomicAdd(&counters[hit_word & 7u], 1u);");
    line(w, "rtIgnoreIntersection();");
    end(w);
}

static void any_stop(struct writer *w)
{
    line(w, "RT_PROGRAM void any_%u_2()\n{", w->shape.seed);
    begin(w, CANDIDATE, NULL, pick(w, 3));
    add_hit(w);
    body(w, 0);
    if (chance(w, 60)) ignore_if(w);
    line(w, "shadow_%u = 1u;\n    rtTerminateRay();", w->shape.seed);
    end(w);
}

static void attributes_of(struct writer *w)
{
    begin_line(w);
    say(w, "hit_word = ");
    expression(w, 2);
    say(w, ";\n");
    line(w, "hit_place = make_float3(primitive * 0.25f, hit_word & 15u, %u.0f);", pick(w, 99));
}

static void report(struct writer *w, const char *distance)
{
    line(w, "if (rtPotentialIntersection(%s)) {", distance);
    w->indent++;
    attributes_of(w);
    line(w, "rtReportIntersection((primitive ^ hit_word) & 1u);");
    w->indent--;
    line(w, "}");
}

static void intersect(struct writer *w)
{
    line(w, "RT_PROGRAM void intersect_%u(int primitive)\n{", w->shape.seed);
    line(w, "    float in, out;\n    if (!meets(primitive, in, out)) return;");
    begin(w, CANDIDATE, NULL, 1 + pick(w, 4));
    add(w, READ, 0, "(unsigned int)primitive");
    add(w, READ, 0, "own");
    if (chance(w, 20)) add(w, READ, 0, "transformed(%uu)", pick(w, 4096));
    body(w, 1);
    report(w, "in");
    if (w->shape.two_hits) report(w, "out");
    end(w);
}

static void triangle_attributes(struct writer *w)
{
    line(w, "RT_PROGRAM void attributes_%u()\n{", w->shape.seed);
    begin(w, CANDIDATE, NULL, 1);
    line(w, "const int primitive = (int)rtGetPrimitiveIndex();");
    add(w, READ, 0, "(unsigned int)primitive");
    add(w, READ, 0, "(unsigned int)rtIsTriangleHitBackFace()");
    body(w, 1);
    attributes_of(w);
    end(w);
}

static void visit(struct writer *w)
{
    line(w, "RT_PROGRAM void visit_%u()\n{", w->shape.seed);
    begin(w, CANDIDATE, NULL, pick(w, 3));
    add(w, READ, 0, "ray_word()");
    body(w, 1);
    for (unsigned int i = 0; i < 2; i++) {
        begin_line(w);
        say(w, "if ((");
        expression(w, 2);
        say(w, ") & 3u) rtIntersectChild(%u);\n", i);
    }
    end(w);
}

static void caught(struct writer *w)
{
    line(w, "RT_PROGRAM void caught_%u()\n{", w->shape.seed);
    begin(w, PURE, NULL, 1);
    line(w,
         "output[launch_index] = make_uint4(rtGetExceptionCode(), 0x%xu, own_word(%u), setting);",
         pick(w, 0xffff), pick(w, 8));
    end(w);
}

void rays_write(unsigned int seed, FILE *out)
{
    struct writer w = {.out = out, .random = seed * 0x9e3779b97f4a7c15u + 12345};
    rays_shape(seed, &w.shape);
    declare_payload(&w);
    helpers(&w);
    functions(&w);
    callables(&w);
    start(&w);
    shade(&w, CLOSEST, "closest", 0);
    shade(&w, CLOSEST, "closest", 1);
    shade(&w, MISS, "miss", 0);
    ends(&w);
    any_filter(&w);
    any_sum(&w);
    any_stop(&w);
    intersect(&w);
    triangle_attributes(&w);
    if (w.shape.selector) visit(&w);
    caught(&w);
}
