/* SPDX-License-Identifier: Apache-2.0 */
/* Numbers by which the CPU back end tells surface.h what a surface instruction does. */
#ifndef RW_SURFACE_H
#define RW_SURFACE_H

enum rw_surface_mode { RW_SURFACE_CLAMP, RW_SURFACE_ZERO };

enum rw_surface_operation {
    RW_SURFACE_ADD,
    RW_SURFACE_MIN,
    RW_SURFACE_MAX,
    RW_SURFACE_AND,
    RW_SURFACE_OR,
};

#endif
