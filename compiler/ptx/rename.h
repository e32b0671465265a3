/* SPDX-License-Identifier: Apache-2.0 */
/*
 * New names for symbols of a parsed module.
 */
#ifndef RWC_PTX_RENAME_H
#define RWC_PTX_RENAME_H

#include "compiler/ptx/ast.h"

/* Replaces every name that has another one (rwc_ptx_name.renamed) by that, wherever it stands. */
void rwc_ptx_rename(struct rwc_ptx_module *module);

#endif
