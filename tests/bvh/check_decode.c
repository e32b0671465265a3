/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Nodes of all layouts as raywright_abi.h describes them, written apart from the encoders.
 */
#include <math.h>
#include <string.h>

#include "runtime/bvh/gather.h"
#include "tests/bvh/check.h"

/* What the mask says of the slots, and where their nodes and entries are. */
static void decode_mask(const struct rw_check *check, rw_u32 mask, rw_u32 child_base,
                        rw_u32 leaf_base, struct rw_check_node *out)
{
    uint32_t entry_units = rw_entry_size(check->input->kind) / 16;
    uint32_t inner = 0, entries = 0;
    for (int s = 0; s < 8; s++) {
        int count = __builtin_popcount(mask >> (3 * s) & 7);
        out->slot[s].count = count ? count : -1;
        out->slot[s].unit = leaf_base + entries * entry_units;
        entries += (uint32_t)count;
        if (mask >> (24 + s) & 1) {
            out->slot[s].count = 0;
            out->slot[s].unit = child_base + inner++ * RW_NODE_UNITS;
        }
    }
}

static void decode_compressed(const struct rw_check *check, const struct rw_bvh_node *node,
                              struct rw_check_node *out)
{
    decode_mask(check, node->mask, node->child_base, node->leaf_base, out);
    for (int s = 0; s < 8; s++) {
        for (int a = 0; a < 3; a++) {
            double scale = node->exponent[a] ? ldexp(1, node->exponent[a] - 127) : 0;
            out->slot[s].lower[a] = node->origin[a] + node->lower[a][s] * scale;
            out->slot[s].upper[a] = node->origin[a] + node->upper[a][s] * scale;
        }
    }
}

static void decode_child(rw_u32 code, rw_u32 units, struct rw_check_node *out, int slot)
{
    out->slot[slot].count = code ? (int)(code >> RW_CPU_COUNT_SHIFT) : -1;
    out->slot[slot].unit = code % units;
}

static void decode_narrow(const struct rw_narrow_node *node, struct rw_check_node *out)
{
    for (int s = 0; s < 8; s++) {
        for (int a = 0; a < 3; a++) {
            out->slot[s].lower[a] = s < 4 ? node->planes[a][0][s] : 1;
            out->slot[s].upper[a] = s < 4 ? node->planes[a][1][s] : 0;
        }
        decode_child(s < 4 ? node->child[s] : 0, RW_NARROW_INNER, out, s);
    }
}

static void decode_cpu(const struct rw_cpu_node *node, struct rw_check_node *out)
{
    for (int s = 0; s < 8; s++) {
        for (int a = 0; a < 3; a++) {
            out->slot[s].lower[a] = node->lower[a][s];
            out->slot[s].upper[a] = node->upper[a][s];
        }
        decode_child(node->child[s], 1u << RW_CPU_COUNT_SHIFT, out, s);
    }
}

void rw_check_decode(const struct rw_check *check, uint32_t unit, struct rw_check_node *out)
{
    const unsigned char *at = (const unsigned char *)check->block + (size_t)unit * 16;
    if (check->layout == RW_LAYOUT_COMPRESSED) {
        struct rw_bvh_node node;
        memcpy(&node, at, sizeof node);
        decode_compressed(check, &node, out);
    } else if (check->layout == RW_LAYOUT_NARROW) {
        struct rw_narrow_node node;
        memcpy(&node, at, sizeof node);
        decode_narrow(&node, out);
    } else {
        struct rw_cpu_node node;
        memcpy(&node, at, sizeof node);
        decode_cpu(&node, out);
    }
}
