/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The typed setters and getters of variables: five scalar types, one to four components, as
 * arguments and as arrays, and nine matrix shapes. All end in rw_variable_store and
 * rw_variable_load. Matrices are stored row by row.
 */
#include "runtime/object/object.h"

/* One scalar type and one component count: parameters of the setter, values, parameters of the
 * getter, and the assignments that hand the loaded values out. */
#define SETTER(n, suffix, T, tag, parameters, ...)                                                 \
    RTresult rtVariableSet##n##suffix parameters                                                   \
    {                                                                                              \
        const T values[] = {__VA_ARGS__};                                                          \
        return rw_variable_store(v, RT_OBJECTTYPE_##tag, values, sizeof values, __func__);         \
    }
#define ARRAY_CALLS(n, suffix, T, tag)                                                             \
    RTresult rtVariableSet##n##suffix##v(RTvariable v, const T *values)                            \
    {                                                                                              \
        return rw_variable_store(v, RT_OBJECTTYPE_##tag, values, n * sizeof *values, __func__);    \
    }                                                                                              \
    RTresult rtVariableGet##n##suffix##v(RTvariable v, T *values)                                  \
    {                                                                                              \
        return rw_variable_load(v, RT_OBJECTTYPE_##tag, values, n * sizeof *values, __func__);     \
    }
/* `out` is an array of pointers to the components; none may be NULL. */
#define GETTER(n, suffix, T, tag, parameters, ...)                                                 \
    RTresult rtVariableGet##n##suffix parameters                                                   \
    {                                                                                              \
        T *const out[] = {__VA_ARGS__};                                                            \
        T values[n];                                                                               \
        RTresult result = check_outputs(v, (const void *const *)out, n, __func__);                 \
        if (result == RT_SUCCESS)                                                                  \
            result = rw_variable_load(v, RT_OBJECTTYPE_##tag, values, sizeof values, __func__);    \
        for (unsigned i = 0; i < n && result == RT_SUCCESS; i++) *out[i] = values[i];              \
        return result;                                                                             \
    }

static RTresult check_outputs(RTvariable v, const void *const *out, unsigned count,
                              const char *call)
{
    RW_ENTER_AS(v, RW_OBJECT_VARIABLE, RW_TO_READ, call);
    for (unsigned i = 0; i < count; i++)
        if (!out[i]) return rw_argument_pointer(v->base.context, out[i], "value");
    return RT_SUCCESS;
}

#define SCALAR_CALLS(suffix, T, tag)                                                               \
    SETTER(1, suffix, T, tag, (RTvariable v, T a), a)                                              \
    SETTER(2, suffix, T, tag##2, (RTvariable v, T a, T b), a, b)                                   \
    SETTER(3, suffix, T, tag##3, (RTvariable v, T a, T b, T c), a, b, c)                           \
    SETTER(4, suffix, T, tag##4, (RTvariable v, T a, T b, T c, T d), a, b, c, d)                   \
    GETTER(1, suffix, T, tag, (RTvariable v, T * a), a)                                            \
    GETTER(2, suffix, T, tag##2, (RTvariable v, T * a, T * b), a, b)                               \
    GETTER(3, suffix, T, tag##3, (RTvariable v, T * a, T * b, T * c), a, b, c)                     \
    GETTER(4, suffix, T, tag##4, (RTvariable v, T * a, T * b, T * c, T * d), a, b, c, d)           \
    ARRAY_CALLS(1, suffix, T, tag)                                                                 \
    ARRAY_CALLS(2, suffix, T, tag##2)                                                              \
    ARRAY_CALLS(3, suffix, T, tag##3)                                                              \
    ARRAY_CALLS(4, suffix, T, tag##4)

SCALAR_CALLS(f, float, FLOAT)
SCALAR_CALLS(i, int, INT)
SCALAR_CALLS(ui, unsigned int, UNSIGNED_INT)
SCALAR_CALLS(ll, long long, LONG_LONG)
SCALAR_CALLS(ull, unsigned long long, UNSIGNED_LONG_LONG)

/* Copies a rows x columns matrix between row-major and column-major. */
static void transpose_copy(float *to, const float *from, unsigned rows, unsigned columns)
{
    for (unsigned r = 0; r < rows; r++)
        for (unsigned c = 0; c < columns; c++) to[r * columns + c] = from[c * rows + r];
}

#define MATRIX_CALLS(rows, columns)                                                                \
    RTresult rtVariableSetMatrix##rows##x##columns##fv(RTvariable v, int transpose,                \
                                                       const float *m)                             \
    {                                                                                              \
        float values[rows * columns];                                                              \
        if (m && transpose) transpose_copy(values, m, rows, columns);                              \
        return rw_variable_store(v, RT_OBJECTTYPE_MATRIX_FLOAT##rows##x##columns,                  \
                                 m && transpose ? values : m, sizeof values, __func__);            \
    }                                                                                              \
    RTresult rtVariableGetMatrix##rows##x##columns##fv(RTvariable v, int transpose, float *m)      \
    {                                                                                              \
        float values[rows * columns];                                                              \
        RTresult result = rw_variable_load(v, RT_OBJECTTYPE_MATRIX_FLOAT##rows##x##columns,        \
                                           m && transpose ? values : m, sizeof values, __func__);  \
        if (result == RT_SUCCESS && transpose) transpose_copy(m, values, columns, rows);           \
        return result;                                                                             \
    }

MATRIX_CALLS(2, 2)
MATRIX_CALLS(2, 3)
MATRIX_CALLS(2, 4)
MATRIX_CALLS(3, 2)
MATRIX_CALLS(3, 3)
MATRIX_CALLS(3, 4)
MATRIX_CALLS(4, 2)
MATRIX_CALLS(4, 3)
MATRIX_CALLS(4, 4)
