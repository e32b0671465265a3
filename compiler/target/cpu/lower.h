/* SPDX-License-Identifier: Apache-2.0 */
/* What the back end for the CPU does to modules: the pass lower, its parts, and what follows. */
#ifndef RWC_LOWER_CPU_H
#define RWC_LOWER_CPU_H

#include "compiler/ir/marker.h"
#include "compiler/unit.h"

bool rwc_lower_cpu(struct rwc_unit *unit);
/* Surface accesses, and lookups in textures that are not plain (image.c). */
void rwc_lower_cpu_images(struct rwc_unit *unit, LLVMBuilderRef builder);
/* isspacep (space.c). */
void rwc_lower_cpu_spaces(struct rwc_unit *unit, LLVMBuilderRef builder);
/* What is done right before emission: large functions do without the pass that takes longest on
 * them (domains.c). */
void rwc_prepare_cpu(struct rwc_unit *unit);

#endif
