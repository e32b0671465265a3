/* SPDX-License-Identifier: Apache-2.0 */
/* A builder that refuses everything. */
#include "runtime/bvh/bvh.h"

RTresult rw_build_refusing(struct rw_bvh_build *b)
{
    (void)b;
    return RT_ERROR_NOT_SUPPORTED;
}
