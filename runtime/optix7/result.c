/* SPDX-License-Identifier: Apache-2.0 */
/* Names and texts of results, and the answer of what is not there. */
#include "runtime/optix7/functions.h"

static const struct {
    optix7_result code;
    const char *name, *text;
} results[] = {
#define OPTIX7_RESULT(ID, number, name, text) {number, "OPTIX_" name, text},
#include "runtime/optix7/results.def"
#undef OPTIX7_RESULT
};

enum { RESULTS = sizeof(results) / sizeof(results[0]) };

const char *rw_optix7_get_error_name(optix7_result result)
{
    for (unsigned i = 0; i < RESULTS; i++)
        if (results[i].code == result) return results[i].name;
    return "Unknown OptixResult code";
}

const char *rw_optix7_get_error_string(optix7_result result)
{
    for (unsigned i = 0; i < RESULTS; i++)
        if (results[i].code == result) return results[i].text;
    return "unknown error code";
}
