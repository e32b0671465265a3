/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The trees of a geometry group as bytes, for rtAccelerationGetData and SetData: a header, and the
 * blocks of the trees as they lie on the device. They are good for the same kind of device, with
 * the same version of the formats in raywright_abi.h.
 */
#ifndef RW_TREE_SAVED_H
#define RW_TREE_SAVED_H

#include "runtime/scene/tree.h"

/* 0 where there is nothing to save: no tree, or one that is out of date. */
size_t rw_trees_saved_size(const struct RTacceleration_api *acceleration);
/* Writes as many bytes. */
RTresult rw_trees_save(RTcontext context, const struct RTacceleration_api *acceleration, void *to);
/* Gives the acceleration trees out of bytes, in the place of those it has, and makes it clean.
 * RT_ERROR_VERSION_MISMATCH: these cannot be used; nothing has changed then. */
RTresult rw_trees_load(RTcontext context, RTacceleration acceleration, const void *from,
                       size_t size);

#endif
