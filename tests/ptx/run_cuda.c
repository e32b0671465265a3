/* SPDX-License-Identifier: Apache-2.0 */
#include "tests/ptx/suite.h"
unsigned run_cuda(const struct suite *suite, const char *table)
{
    (void)suite;
    (void)table;
    return 1;
}
