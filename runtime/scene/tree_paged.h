/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Trees that are paged (RWcontext.pages_trees): the device builds them, and then their blocks are
 * moved to memory of the host that all devices reach, from which they have pages
 * (runtime/device/pager.h). Not those that are smaller than a page, those whose primitives move,
 * and those of small scenes, which have another layout.
 */
#ifndef RW_TREE_PAGED_H
#define RW_TREE_PAGED_H

#include "runtime/device/build.h"
#include "runtime/object/object.h"

/* Could it be paged, or is it? */
bool rw_tree_is_pageable(const struct RTcontext_api *context, const struct rw_tree *tree);
/* If trees are paged and this one can be. What refits need is gone then. */
RTresult rw_tree_page(RTcontext context, struct rw_tree *tree);
/* Frees a tree, wherever it is. */
void rw_tree_drop(RTcontext context, struct rw_tree *tree);

#endif
