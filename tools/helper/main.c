/* SPDX-License-Identifier: Apache-2.0 */
/* The program raywright-helper, which the library starts for isolation: docs/security.md. */
#include "runtime/isolate/helper.h"

int main(int count, char **arguments)
{
    return rw_helper_serve(count, arguments);
}
