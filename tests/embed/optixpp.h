/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What the tests of the C++ wrapper share: the sphere's PTX, exceptions as codes, main.
 */
#ifndef RW_TESTS_EMBED_OPTIXPP_H
#define RW_TESTS_EMBED_OPTIXPP_H

#include <optix_world.h>

#include "tests/embed/sphere.h"
#include "tests/harness.h"

static std::string ptx, ptx_path;

/* The code of the exception that a call throws; RT_SUCCESS if it throws none. */
template <typename F> static RTresult thrown(F call)
{
    try {
        call();
    } catch (const optix::Exception &e) {
        return e.getErrorString().empty() ? RT_ERROR_UNKNOWN : e.getErrorCode();
    }
    return RT_SUCCESS;
}

/* main of <test> <sphere.ptx>. */
template <size_t N> static int run_optixpp(int argc, char **argv, const struct rw_test (&tests)[N])
{
    char *text = argc > 1 ? sphere_read(argv[1]) : NULL;
    if (!text) return 2;
    ptx = text;
    ptx_path = argv[1];
    free(text);
    if (thrown([] { optix::Context::getDeviceCount(); }) == RT_ERROR_NO_DEVICE)
        SKIP("there is no GPU");
    try {
        return RUN_TABLE(tests);
    } catch (const optix::Exception &e) {
        fprintf(stderr, "%s\n", e.what());
        return 1;
    }
}

#endif
