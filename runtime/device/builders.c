/* SPDX-License-Identifier: Apache-2.0 */
/* The classic names of the builders: see build.h. */
#include <strings.h>

#include "runtime/device/build.h"

#define RW_BUILDER(ID, name, host, spare, gpu) {name, RW_BUILDER_##ID},
#define RW_BUILDER_ALIAS(name, ID) {name, RW_BUILDER_##ID},
const struct rw_builder_name rw_builder_names[] = {
#include "runtime/device/builders.def"
    {NULL, RW_BUILDERS}};
#undef RW_BUILDER
#undef RW_BUILDER_ALIAS

const struct rw_builder_name *rw_builder_find(const char *name)
{
    const struct rw_builder_name *found = rw_builder_names;
    while (found->name && strcasecmp(found->name, name)) found++;
    return found->name ? found : NULL;
}
