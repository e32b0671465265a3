// SPDX-License-Identifier: Apache-2.0
/*
 * Variables and scopes of the C++ wrapper: what a setter is given its getter gives back, in the
 * order of the components, in the scopes of each class; and objects that end.
 *   test_optixpp_variables <sphere.ptx>
 */
#include "tests/embed/optixpp.h"

using namespace optix;

#pragma GCC diagnostic ignored "-Wdeprecated-declarations" /* CUDA 13, of longlong4 */

/* ---- variables ---- */

/* One type of component: set by values, as a vector and from an array, in one to four components.
 */
#define VALUES(Name, T, V, s)                                                                      \
    TEST(Name)                                                                                     \
    {                                                                                              \
        Context context = Context::create();                                                       \
        Variable v1 = context["v1"], v2 = context["v2"], v3 = context["v3"], v4 = context["v4"];   \
        const T a[4] = {1, 2, 3, 4}, b[4] = {5, 6, 7, 8};                                          \
        T x, y, z, w;                                                                              \
        v1->set##Name(a[0]);                                                                       \
        v2->set##Name(a[0], a[1]);                                                                 \
        v3->set##Name(a[0], a[1], a[2]);                                                           \
        v4->set##Name(a[0], a[1], a[2], a[3]);                                                     \
        CHECK(v1->get##Name() == a[0] && v2->get##Name##2() == make_##V##2(a[0], a[1]));           \
        CHECK(v3->get##Name##3() == make_##V##3(a[0], a[1], a[2]));                                \
        CHECK(v4->get##Name##4() == make_##V##4(a[0], a[1], a[2], a[3]));                          \
        v1->set1##s##v(b);                                                                         \
        v2->set2##s##v(b);                                                                         \
        v3->set3##s##v(b);                                                                         \
        v4->set4##s##v(b);                                                                         \
        v1->get##Name(x);                                                                          \
        CHECK(x == b[0]);                                                                          \
        v2->get##Name(x, y);                                                                       \
        CHECK(x == b[0] && y == b[1]);                                                             \
        v3->get##Name(x, y, z);                                                                    \
        CHECK(x == b[0] && y == b[1] && z == b[2]);                                                \
        v4->get##Name(x, y, z, w);                                                                 \
        CHECK(x == b[0] && y == b[1] && z == b[2] && w == b[3]);                                   \
        v2->set##Name(make_##V##2(a[3], a[2]));                                                    \
        v3->set##Name(make_##V##3(a[3], a[2], a[1]));                                              \
        v4->set##Name(make_##V##4(a[3], a[2], a[1], a[0]));                                        \
        CHECK(v2->get##Name##2().y == a[2] && v3->get##Name##3().z == a[1]);                       \
        CHECK(v4->get##Name##4().x == a[3] && v4->get##Name##4().w == a[0]);                       \
        context->destroy();                                                                        \
    }
VALUES(Float, float, float, f)
VALUES(Int, int, int, i)
VALUES(Uint, unsigned int, uint, ui)
VALUES(LongLong, long long, longlong, ll)
VALUES(ULongLong, unsigned long long, ulonglong, ull)

#define MATRIX(MxN, rows, columns)                                                                 \
    context["m" #MxN]->setMatrix##MxN##fv(false, in);                                              \
    context["m" #MxN]->getMatrix##MxN(true, turned);                                               \
    CHECK(turned[0] == in[0] && turned[1] == in[columns]);                                         \
    context["m" #MxN]->setMatrix##MxN##fv(true, turned);                                           \
    context["m" #MxN]->getMatrix##MxN(false, out);                                                 \
    CHECK(!memcmp(in, out, rows * columns * sizeof(float)));                                       \
    CHECK(context["m" #MxN]->getType() == RT_OBJECTTYPE_MATRIX_FLOAT##MxN)

TEST(matrices)
{
    Context context = Context::create();
    float in[16], out[16], turned[16];
    for (int i = 0; i < 16; i++) in[i] = float(i);
    MATRIX(2x2, 2, 2);
    MATRIX(2x3, 2, 3);
    MATRIX(2x4, 2, 4);
    MATRIX(3x2, 3, 2);
    MATRIX(3x3, 3, 3);
    MATRIX(3x4, 3, 4);
    MATRIX(4x2, 4, 2);
    MATRIX(4x3, 4, 3);
    MATRIX(4x4, 4, 4);
    context->destroy();
}

TEST(objects)
{
    Context context = Context::create();
    Buffer buffer = context->createBuffer(RT_BUFFER_INPUT);
    TextureSampler sampler = context->createTextureSampler();
    GeometryGroup geometry_group = context->createGeometryGroup();
    Group group = context->createGroup();
    Selector selector = context->createSelector();
    Transform transform = context->createTransform();
    Program program = context->createProgramFromPTXString(ptx, "miss");
    context["buffer"]->setBuffer(buffer);
    context["sampler"]->setTextureSampler(sampler);
    context["node"]->set(geometry_group);
    CHECK(context["node"]->getGeometryGroup()->get() == geometry_group->get());
    context["node"]->set(selector);
    CHECK(context["node"]->getSelector()->get() == selector->get());
    context["node"]->set(transform);
    CHECK(context["node"]->getTransform()->get() == transform->get());
    context["node"]->set(group);
    CHECK(context["node"]->getType() == RT_OBJECTTYPE_GROUP);
    context["program"]->set(program);
    CHECK(context["program"]->getProgram()->get() == program->get());
    CHECK(context["buffer"]->getBuffer()->get() == buffer->get());
    CHECK(context["sampler"]->getTextureSampler()->get() == sampler->get());
    CHECK(context["program"]->getContext()->get() == context->get());
    CHECK(context["program"]->getAnnotation().empty());
    CHECK(context["program"]->get() == context->queryVariable("program")->get());
    context->destroy();
}

/* ---- scopes ---- */

template <typename H> static bool is_scope(H scope)
{
    Variable first = scope->declareVariable("first"), second = scope["second"];
    bool whole = scope->getVariableCount() == 2 && scope->getVariable(1)->getName() == "second" &&
                 scope->queryVariable("first")->get() == first->get() && !scope->queryVariable("x");
    scope->removeVariable(first);
    return whole && scope->getVariableCount() == 1 && !scope->queryVariable("first") &&
           scope->getVariable(0)->get() == second->get();
}

TEST(scopes)
{
    Context context = Context::create();
    CHECK(is_scope(context));
    CHECK(is_scope(context->createProgramFromPTXString(ptx, "miss")));
    CHECK(is_scope(context->createGeometry()));
    CHECK(is_scope(context->createGeometryTriangles()));
    CHECK(is_scope(context->createGeometryInstance()));
    CHECK(is_scope(context->createMaterial()));
    CHECK(is_scope(context->createSelector()));
    context->destroy();
}

/* An object that was destroyed is none for the library, though its wrapper lives. */
template <typename H> static bool ends(H object)
{
    bool is_whole = thrown([&] { object->getContext(); }) == RT_SUCCESS;
    object->destroy();
    return is_whole && thrown([&] { object->validate(); }) == RT_ERROR_INVALID_VALUE;
}

TEST(ends)
{
    Context context = Context::create();
    CHECK(ends(context->createProgramFromPTXString(ptx, "miss")));
    CHECK(ends(context->createBuffer(RT_BUFFER_INPUT)));
    CHECK(ends(context->createTextureSampler()));
    CHECK(ends(context->createGeometry()));
    CHECK(ends(context->createGeometryTriangles()));
    CHECK(ends(context->createGeometryInstance()));
    CHECK(ends(context->createGeometryGroup()));
    CHECK(ends(context->createGroup()));
    CHECK(ends(context->createMaterial()));
    CHECK(ends(context->createSelector()));
    CHECK(ends(context->createTransform()));
    CHECK(ends(context->createAcceleration("Bvh")));
    context->destroy();
}

static const struct rw_test tests[] = {
    {"float", test_Float},
    {"int", test_Int},
    {"uint", test_Uint},
    {"long long", test_LongLong},
    {"unsigned long long", test_ULongLong},
    {"matrices", test_matrices},
    {"objects", test_objects},
    {"scopes", test_scopes},
    {"ends", test_ends},
};

int main(int argc, char **argv)
{
    return run_optixpp(argc, argv, tests);
}
