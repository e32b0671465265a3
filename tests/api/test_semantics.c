/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What programs see, with known answers: values through the scopes of each kind of program,
 * callable programs, ids. Hits are in test_hits.c.
 *   api.semantics [cpu|cuda]
 */
#include "tests/api/walls.h"
#include "tests/device.h"

/* ---- scopes ---- */

/* x as ray generation, miss, closest-hit, any-hit, intersection and bounds programs see it. */
static int sees(const struct world *w, unsigned run, unsigned hit, unsigned any, unsigned intersect)
{
    if (w->words[1] == run && w->words[2] == hit && w->words[4] == any &&
        w->words[6] == intersect && w->words[7] == intersect)
        return 1;
    fprintf(stderr, "ray generation %u, closest-hit %u, any-hit %u, intersection %u, bounds %u\n",
            w->words[1], w->words[2], w->words[4], w->words[6], w->words[7]);
    return 0;
}

/* Each scope declared in turn, from the last searched to the first: it hides those before. */
TEST(scopes)
{
    BEGIN("run", 1);
    RTprogram any;
    RTvariable v;
    OK(program(&w, "any", &any));
    OK(rtMaterialSetAnyHitProgram(w.material, 0, any));
    OK(run(&w));
    CHECK(sees(&w, 90, 90, 90, 90)); /* the initialiser */
    OK(set_context(&w, "x", 1));
    OK(run(&w));
    CHECK(sees(&w, 1, 1, 1, 1));
    OK(rtMaterialDeclareVariable(w.material, "x", &v));
    OK(rtVariableSet1ui(v, 2));
    OK(rtGeometryDeclareVariable(w.geometry, "x", &v));
    OK(rtVariableSet1ui(v, 3));
    OK(run(&w));
    CHECK(sees(&w, 1, 2, 2, 3));
    OK(rtGeometryInstanceDeclareVariable(w.instance, "x", &v));
    OK(rtVariableSet1ui(v, 4));
    OK(run(&w));
    CHECK(sees(&w, 1, 4, 4, 4));
    RTprogram all[] = {w.run, w.hit, any, w.intersect, w.bounds};
    for (unsigned i = 0; i < 5; i++) {
        OK(rtProgramDeclareVariable(all[i], "x", &v));
        OK(rtVariableSet1ui(v, 5 + (i < 3 ? i : 3)));
    }
    OK(run(&w));
    CHECK(sees(&w, 5, 6, 7, 8));
    OK(rtGeometryInstanceQueryVariable(w.instance, "x", &v));
    OK(rtGeometryInstanceRemoveVariable(w.instance, v));
    OK(rtProgramQueryVariable(w.hit, "x", &v));
    OK(rtProgramRemoveVariable(w.hit, v));
    OK(run(&w));
    CHECK(sees(&w, 5, 2, 7, 8));
    END;
}

TEST(miss_scope)
{
    BEGIN("run", 0);
    RTvariable v;
    OK(set_context(&w, "x", 1));
    OK(run(&w));
    CHECK_EQ(w.words[0], 1001);
    OK(rtProgramDeclareVariable(w.miss, "x", &v));
    OK(rtVariableSet1ui(v, 2));
    OK(run(&w));
    CHECK_EQ(w.words[0], 1002);
    END;
}

/* A bound callable program searches its own scope, then those of its caller. */
TEST(bound_callable)
{
    BEGIN("run", 1);
    RTprogram hit, callable;
    RTvariable v, bound;
    OK(program(&w, "hit_bound", &hit));
    OK(program(&w, "get_x", &callable));
    OK(rtMaterialSetClosestHitProgram(w.material, 0, hit));
    OK(rtProgramDeclareVariable(hit, "bound", &bound));
    OK(rtVariableSetObject(bound, callable));
    OK(set_context(&w, "x", 1));
    OK(run(&w));
    CHECK_EQ(w.words[0], 1);
    OK(rtMaterialDeclareVariable(w.material, "x", &v));
    OK(rtVariableSet1ui(v, 2));
    OK(run(&w));
    CHECK_EQ(w.words[0], 2);
    OK(rtProgramDeclareVariable(callable, "x", &v));
    OK(rtVariableSet1ui(v, 3));
    OK(run(&w));
    CHECK_EQ(w.words[0], 3);
    END;
}

/* One that is called by id searches its own scope and the context's, wherever it is called. */
TEST(callable_by_id)
{
    BEGIN("run_id", 0);
    RTprogram callable;
    RTvariable v;
    int id;
    OK(program(&w, "get_x", &callable));
    OK(rtProgramGetId(callable, &id));
    OK(rtContextDeclareVariable(context, "callable_id", &v));
    OK(rtVariableSet1i(v, id));
    OK(set_context(&w, "x", 1));
    OK(rtProgramDeclareVariable(w.run, "x", &v));
    OK(rtVariableSet1ui(v, 2));
    OK(run(&w));
    CHECK(w.words[0] == 1 && w.words[1] == 2);
    OK(rtProgramDeclareVariable(callable, "x", &v));
    OK(rtVariableSet1ui(v, 3));
    OK(run(&w));
    CHECK_EQ(w.words[0], 3);
    END;
}

/* ---- ids ---- */

/* A buffer of buffers; one of them is replaced and another grows. */
TEST(buffer_ids)
{
    BEGIN("run_ids", 0);
    RTbuffer ids, buffers[3];
    RTvariable v;
    int *id;
    OK(rtBufferCreate(context, RT_BUFFER_INPUT, &ids));
    OK(rtBufferSetFormat(ids, RT_FORMAT_BUFFER_ID));
    OK(rtBufferSetSize1D(ids, 3));
    OK(rtContextDeclareVariable(context, "ids", &v));
    OK(rtVariableSetObject(v, ids));
    OK(rtBufferMap(ids, (void **)&id));
    for (unsigned i = 0; i < 3; i++) {
        unsigned *data;
        OK(rtBufferCreate(context, RT_BUFFER_INPUT, &buffers[i]));
        OK(rtBufferSetFormat(buffers[i], RT_FORMAT_UNSIGNED_INT));
        OK(rtBufferSetSize1D(buffers[i], 3 + i));
        OK(rtBufferMap(buffers[i], (void **)&data));
        for (unsigned k = 0; k < 3; k++) data[k] = 10 * (i + 1) + k;
        OK(rtBufferUnmap(buffers[i]));
        OK(rtBufferGetId(buffers[i], &id[i]));
    }
    OK(rtBufferUnmap(ids));
    OK(run(&w));
    CHECK(w.words[0] == 10 && w.words[1] == 21 && w.words[2] == 32);
    CHECK(w.words[4] == 3 && w.words[5] == 4 && w.words[6] == 5);
    OK(rtBufferMap(ids, (void **)&id));
    id[0] = id[2];
    OK(rtBufferUnmap(ids));
    OK(rtBufferSetSize1D(buffers[1], 100));
    OK(run(&w));
    CHECK(w.words[0] == 30 && w.words[1] == 0 && w.words[5] == 100);
    END;
}

/* The callback that is asked between the steps of a launch can end it, and the next one goes on. */
static int asked, answer;

static int on_timeout(void)
{
    asked++;
    return answer;
}

TEST(timeout)
{
    BEGIN("run", 1);
    OK(rtContextSetTimeoutCallback(context, on_timeout, 0));
    answer = 1;
    FAILS(rtContextLaunch1D(context, 0, 1), RT_TIMEOUT_CALLBACK, "ended the launch");
    CHECK_EQ(asked, 1);
    answer = 0;
    OK(run(&w));
    CHECK(asked > 1 && w.words[0] == 0);
    asked = 0;
    OK(rtContextSetTimeoutCallback(context, on_timeout, 1000));
    OK(run(&w));
    CHECK_EQ(asked, 0);
    END;
}

int main(int argc, char **argv)
{
    static const struct rw_test tests[] = {
        {"scopes", test_scopes},
        {"miss-scope", test_miss_scope},
        {"bound-callable", test_bound_callable},
        {"callable-by-id", test_callable_by_id},
        {"buffer-ids", test_buffer_ids},
        {"timeout", test_timeout},
    };
    use_device(argc, argv);
    return RUN_TABLE(tests);
}
