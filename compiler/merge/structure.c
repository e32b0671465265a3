/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Restores structured control flow (strategy STRUCTURED): a resume switch jumps into the middle of
 * loops, which makes them irreducible; afterwards every loop has one entry, with a guard variable
 * that says where to go on:
 *
 *     before                           after
 *       switch state [1: middle]         guard = state == 1
 *     loop:                            loop:
 *       ...                              if (guard) { guard = false; goto middle }
 *     middle:                            ...
 *       ...                            middle:
 *       goto loop                        ...
 *                                        goto loop
 *
 * Requires: nothing. Leaves: no switch, no irreducible loop.
 *
 * LLVM 19's fix-irreducible rewrites two-way branches only. Given a switch it crashes, or drops the
 * switch without a word and the state is ignored; lower-switch before it is not optional, and this
 * is the only place that names either (tests/regress/test_resume_switch.c).
 */
#include "compiler/unit.h"

bool rwc_pass_structure(struct rwc_unit *unit)
{
    return rwc_llvm_passes(unit, "function(lower-switch,fix-irreducible)");
}
