/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Variables: declaration, names, every typed setter with its getter, types that stay, objects, user
 * data.
 */
#include "tests/api/support.h"

TEST(declare)
{
    RTcontext context;
    RTmaterial material;
    RTvariable v, w, found;
    unsigned count = 0;
    const char *name = NULL;
    OK(rtContextCreate(&context));
    OK(rtMaterialCreate(context, &material));
    OK(rtMaterialDeclareVariable(material, "colour", &v));
    OK(rtMaterialDeclareVariable(material, "space::inner::_x1", &w));
    FAILS(rtMaterialDeclareVariable(material, "colour", &found), RT_ERROR_VARIABLE_REDECLARED,
          "this material has a variable 'colour' already");
    OK(rtMaterialGetVariableCount(material, &count));
    CHECK_EQ(count, 2);
    OK(rtMaterialGetVariable(material, 1, &found));
    CHECK(found == w);
    FAILS(rtMaterialGetVariable(material, 2, &found), RT_ERROR_INVALID_VALUE, "index is 2");
    OK(rtMaterialQueryVariable(material, "colour", &found));
    CHECK(found == v);
    OK(rtMaterialQueryVariable(material, "absent", &found));
    CHECK(found == NULL);
    OK(rtVariableGetName(w, &name));
    CHECK_STR(name, "space::inner::_x1");
    OK(rtMaterialRemoveVariable(material, v));
    OK(rtMaterialGetVariable(material, 0, &found));
    CHECK(found == w);
    OK(rtContextDeclareVariable(context, "colour", &v)); /* scopes are independent */
    FAILS(rtMaterialRemoveVariable(material, v), RT_ERROR_VARIABLE_NOT_FOUND,
          "'colour' was not declared in this material");
    OK(rtContextDestroy(context));
}

TEST(names)
{
    static const char *const bad[] = {"",   "1a",  "a b", "a-b",  "a:b",
                                      "a:", "a::", "::a", "a::1", "\xc3\xa4"};
    RTcontext context;
    RTvariable v = NULL;
    OK(rtContextCreate(&context));
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        FAILS(rtContextDeclareVariable(context, bad[i], &v), RT_ERROR_ILLEGAL_SYMBOL, bad[i]);
    CHECK(v == NULL);
    FAILS(rtContextDeclareVariable(context, NULL, &v), RT_ERROR_INVALID_VALUE, "'name' is NULL");
    FAILS(rtContextDeclareVariable(context, "a", NULL), RT_ERROR_INVALID_VALUE, "'v' is NULL");
    OK(rtContextDestroy(context));
}

/* One scalar type: components as arguments, then as an array, must come back in order. */
#define ROUND_TRIP(T, suffix, type1, first)                                                        \
    do {                                                                                           \
        RTvariable v1, v2, v3, v4;                                                                 \
        T a = 0, b = 0, c = 0, d = 0, in[4], out[4] = {0};                                         \
        RTobjecttype type;                                                                         \
        RTsize size;                                                                               \
        for (int k = 0; k < 4; k++) in[k] = (T)((first) + (T)k);                                   \
        OK(rtContextDeclareVariable(context, #suffix "1", &v1));                                   \
        OK(rtContextDeclareVariable(context, #suffix "2", &v2));                                   \
        OK(rtContextDeclareVariable(context, #suffix "3", &v3));                                   \
        OK(rtContextDeclareVariable(context, #suffix "4", &v4));                                   \
        OK(rtVariableSet1##suffix(v1, in[0]));                                                     \
        OK(rtVariableSet2##suffix(v2, in[0], in[1]));                                              \
        OK(rtVariableSet3##suffix(v3, in[0], in[1], in[2]));                                       \
        OK(rtVariableSet4##suffix(v4, in[0], in[1], in[2], in[3]));                                \
        OK(rtVariableGet1##suffix(v1, &a));                                                        \
        CHECK(a == in[0]);                                                                         \
        OK(rtVariableGet2##suffix(v2, &a, &b));                                                    \
        CHECK(a == in[0] && b == in[1]);                                                           \
        OK(rtVariableGet3##suffix(v3, &a, &b, &c));                                                \
        CHECK(a == in[0] && b == in[1] && c == in[2]);                                             \
        OK(rtVariableGet4##suffix(v4, &a, &b, &c, &d));                                            \
        CHECK(a == in[0] && b == in[1] && c == in[2] && d == in[3]);                               \
        for (int k = 0; k < 4; k++) in[k] = (T)(in[k] + 7);                                        \
        OK(rtVariableSet1##suffix##v(v1, in));                                                     \
        OK(rtVariableSet2##suffix##v(v2, in));                                                     \
        OK(rtVariableSet3##suffix##v(v3, in));                                                     \
        OK(rtVariableSet4##suffix##v(v4, in));                                                     \
        OK(rtVariableGet1##suffix##v(v1, out));                                                    \
        CHECK(out[0] == in[0] && out[1] == 0);                                                     \
        OK(rtVariableGet2##suffix##v(v2, out));                                                    \
        CHECK(out[1] == in[1] && out[2] == 0);                                                     \
        OK(rtVariableGet3##suffix##v(v3, out));                                                    \
        CHECK(out[2] == in[2] && out[3] == 0);                                                     \
        OK(rtVariableGet4##suffix##v(v4, out));                                                    \
        CHECK(!memcmp(in, out, sizeof in));                                                        \
        OK(rtVariableGetType(v3, &type));                                                          \
        CHECK_EQ(type, type1 + 2);                                                                 \
        OK(rtVariableGetSize(v3, &size));                                                          \
        CHECK_EQ(size, 3 * sizeof(T));                                                             \
        FAILS(rtVariableSet2##suffix(v3, in[0], in[1]), RT_ERROR_TYPE_MISMATCH, #suffix "3");      \
        FAILS(rtVariableGet2##suffix(v3, &a, &b), RT_ERROR_TYPE_MISMATCH, "cannot be read");       \
        FAILS(rtVariableGet2##suffix(v2, &a, NULL), RT_ERROR_INVALID_VALUE, "is NULL");            \
        FAILS(rtVariableSet3##suffix##v(v3, NULL), RT_ERROR_INVALID_VALUE, "is NULL");             \
    } while (0)

TEST(scalars)
{
    RTcontext context;
    OK(rtContextCreate(&context));
    ROUND_TRIP(float, f, RT_OBJECTTYPE_FLOAT, 0.5f);
    ROUND_TRIP(int, i, RT_OBJECTTYPE_INT, -3);
    ROUND_TRIP(unsigned int, ui, RT_OBJECTTYPE_UNSIGNED_INT, 0xfffffff0u);
    ROUND_TRIP(long long, ll, RT_OBJECTTYPE_LONG_LONG, -(1ll << 40));
    ROUND_TRIP(unsigned long long, ull, RT_OBJECTTYPE_UNSIGNED_LONG_LONG, 0xfffffffffffffff0ull);
    OK(rtContextDestroy(context));
}

#define MATRIX(rows, columns)                                                                      \
    do {                                                                                           \
        RTvariable v;                                                                              \
        RTobjecttype type;                                                                         \
        float in[16], out[16] = {0};                                                               \
        for (int k = 0; k < 16; k++) in[k] = (float)k;                                             \
        OK(rtContextDeclareVariable(context, "m" #rows #columns, &v));                             \
        OK(rtVariableSetMatrix##rows##x##columns##fv(v, 0, in));                                   \
        OK(rtVariableGetMatrix##rows##x##columns##fv(v, 0, out));                                  \
        CHECK(!memcmp(in, out, rows * columns * sizeof *in));                                      \
        OK(rtVariableGetMatrix##rows##x##columns##fv(v, 1, out));                                  \
        for (int r = 0; r < rows; r++)                                                             \
            for (int c = 0; c < columns; c++)                                                      \
                CHECK(out[c * rows + r] == (float)(r * columns + c));                              \
        OK(rtVariableSetMatrix##rows##x##columns##fv(v, 1, out));                                  \
        OK(rtVariableGetMatrix##rows##x##columns##fv(v, 0, out));                                  \
        CHECK(!memcmp(in, out, rows * columns * sizeof *in));                                      \
        OK(rtVariableGetType(v, &type));                                                           \
        CHECK_EQ(type, RT_OBJECTTYPE_MATRIX_FLOAT##rows##x##columns);                              \
        FAILS(rtVariableSetMatrix##rows##x##columns##fv(v, 1, NULL), RT_ERROR_INVALID_VALUE,       \
              "is NULL");                                                                          \
    } while (0)

TEST(matrices)
{
    RTcontext context;
    OK(rtContextCreate(&context));
    MATRIX(2, 2);
    MATRIX(2, 3);
    MATRIX(2, 4);
    MATRIX(3, 2);
    MATRIX(3, 3);
    MATRIX(3, 4);
    MATRIX(4, 2);
    MATRIX(4, 3);
    MATRIX(4, 4);
    OK(rtContextDestroy(context));
}

TEST(unset)
{
    RTcontext context;
    RTvariable v;
    RTobjecttype type;
    RTsize size = 1;
    float f;
    RTobject object;
    const char *annotation = NULL;
    OK(rtContextCreate(&context));
    OK(rtContextDeclareVariable(context, "v", &v));
    OK(rtVariableGetType(v, &type));
    CHECK_EQ(type, RT_OBJECTTYPE_UNKNOWN);
    OK(rtVariableGetSize(v, &size));
    CHECK_EQ(size, 0);
    OK(rtVariableGetAnnotation(v, &annotation));
    CHECK_STR(annotation, "");
    FAILS(rtVariableGet1f(v, &f), RT_ERROR_TYPE_MISMATCH, "'v' has no value yet");
    FAILS(rtVariableGetObject(v, &object), RT_ERROR_TYPE_MISMATCH, "no value");
    OK(rtContextDestroy(context));
}

TEST(user_data)
{
    RTcontext context;
    RTvariable small, large;
    unsigned char in[200], out[200] = {0};
    RTsize size;
    OK(rtContextCreate(&context));
    for (size_t i = 0; i < sizeof in; i++) in[i] = (unsigned char)i;
    OK(rtContextDeclareVariable(context, "small", &small));
    OK(rtContextDeclareVariable(context, "large", &large));
    OK(rtVariableSetUserData(small, 5, in));
    OK(rtVariableSetUserData(large, sizeof in, in));
    OK(rtVariableGetUserData(small, 5, out));
    CHECK(!memcmp(in, out, 5) && out[5] == 0);
    OK(rtVariableGetUserData(large, sizeof out, out));
    CHECK(!memcmp(in, out, sizeof in));
    OK(rtVariableGetSize(large, &size));
    CHECK_EQ(size, sizeof in);
    FAILS(rtVariableSetUserData(large, 64, in), RT_ERROR_TYPE_MISMATCH, "200 bytes");
    FAILS(rtVariableGetUserData(large, 64, out), RT_ERROR_TYPE_MISMATCH, "64 bytes");
    FAILS(rtVariableSetUserData(large, 0, in), RT_ERROR_INVALID_VALUE, "0 bytes");
    FAILS(rtVariableSet1f(small, 1), RT_ERROR_TYPE_MISMATCH, "holds user data");
    OK(rtContextDestroy(context));
}

TEST(objects)
{
    RTcontext context;
    RTvariable v, f;
    RTbuffer buffer;
    RTgroup group;
    RTgeometrygroup geometry_group;
    RTmaterial material;
    RTobject object;
    RTobjecttype type;
    OK(rtContextCreate(&context));
    OK(rtContextDeclareVariable(context, "v", &v));
    OK(rtContextDeclareVariable(context, "f", &f));
    OK(rtGroupCreate(context, &group));
    OK(rtGeometryGroupCreate(context, &geometry_group));
    OK(rtBufferCreate(context, RT_BUFFER_INPUT, &buffer));
    OK(rtMaterialCreate(context, &material));
    OK(rtVariableSetObject(v, group));
    OK(rtVariableGetType(v, &type));
    CHECK_EQ(type, RT_OBJECTTYPE_GROUP);
    OK(rtVariableSetObject(v, geometry_group)); /* any node a ray can be traced against */
    OK(rtVariableGetType(v, &type));
    CHECK_EQ(type, RT_OBJECTTYPE_GEOMETRY_GROUP);
    OK(rtVariableGetObject(v, &object));
    CHECK(object == geometry_group);
    FAILS(rtVariableSetObject(v, buffer), RT_ERROR_TYPE_MISMATCH, "cannot be set as buffer");
    FAILS(rtVariableSetObject(v, material), RT_ERROR_TYPE_MISMATCH, "cannot hold a material");
    FAILS(rtVariableSet1i(v, 1), RT_ERROR_TYPE_MISMATCH, "holds geometry group");
    FAILS(rtVariableSetObject(v, NULL), RT_ERROR_INVALID_VALUE, "is NULL");
    OK(rtVariableSet1f(f, 1));
    FAILS(rtVariableSetObject(f, buffer), RT_ERROR_TYPE_MISMATCH, "holds float");
    OK(rtContextDestroy(context));
}

int main(void)
{
    static const struct rw_test tests[] = {
        {"declare", test_declare},   {"names", test_names}, {"scalars", test_scalars},
        {"matrices", test_matrices}, {"unset", test_unset}, {"user-data", test_user_data},
        {"objects", test_objects},
    };
    return RUN_TABLE(tests);
}
