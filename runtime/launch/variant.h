/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Other kernels for a plan, which compute the same: of another strategy, or with fewer registers.
 * They are made by a thread of lowest priority while launches go on, and are there when they are
 * there. One is made at a time.
 */
#ifndef RW_VARIANT_H
#define RW_VARIANT_H

#include "runtime/launch/kernel.h"
#include "runtime/tune/search.h"

struct rw_variant;

/* The kernel that a setting needs instead of `plain`, the plan's own; *out if it is ready. `begin`:
 * it is begun if nobody has; the plan may change meanwhile. The list owns what was made. */
enum rw_readiness rw_variant_get(RTcontext context, struct rw_variant **list,
                                 const struct rw_plan *plan, const struct rw_kernel *plain,
                                 const struct rw_setting *setting, bool begin,
                                 struct rw_kernel **out);
/* Takes over what has been made: modules that the work needed may go. */
void rw_variant_settle(RTcontext context, struct rw_variant *list);
/* Frees those for `plain`, which goes. False, and none is: one is being made, or a fence has to
 * tell what a launch of it printed. */
bool rw_variant_drop(RTcontext context, struct rw_variant **list, const struct rw_kernel *plain);
/* Ends what is under way and waits for it. */
void rw_variant_free_all(RTcontext context, struct rw_variant **list);

#endif
