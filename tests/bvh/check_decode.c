/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Nodes of both layouts as raywright_abi.h describes them, written apart from the encoders.
 */
#include <math.h>
#include <string.h>

#include "runtime/bvh/gather.h"
#include "tests/bvh/check.h"

static void decode_cuda(const struct rw_check *check, const struct rw_bvh_node *node,
                        struct rw_check_node *out)
{
    uint32_t entry_units = rw_entry_size(check->input->kind) / 16;
    uint32_t inner = 0, entries = 0;
    for (int s = 0; s < 8; s++) {
        for (int a = 0; a < 3; a++) {
            double scale = node->exponent[a] ? ldexp(1, node->exponent[a] - 127) : 0;
            out->slot[s].lower[a] = node->origin[a] + node->lower[a][s] * scale;
            out->slot[s].upper[a] = node->origin[a] + node->upper[a][s] * scale;
        }
        int count = __builtin_popcount(node->mask >> (3 * s) & 7);
        out->slot[s].count = count ? count : -1;
        out->slot[s].unit = node->leaf_base + entries * entry_units;
        entries += (uint32_t)count;
        if (node->mask >> (24 + s) & 1) {
            out->slot[s].count = 0;
            out->slot[s].unit = node->child_base + inner++ * RW_NODE_UNITS;
        }
    }
}

static void decode_cpu(const struct rw_cpu_node *node, struct rw_check_node *out)
{
    for (int s = 0; s < 8; s++) {
        for (int a = 0; a < 3; a++) {
            out->slot[s].lower[a] = node->lower[a][s];
            out->slot[s].upper[a] = node->upper[a][s];
        }
        out->slot[s].count = node->child[s] ? (int)(node->child[s] >> RW_CPU_COUNT_SHIFT) : -1;
        out->slot[s].unit = node->child[s] & ((1u << RW_CPU_COUNT_SHIFT) - 1);
    }
}

void rw_check_decode(const struct rw_check *check, uint32_t unit, struct rw_check_node *out)
{
    const unsigned char *at = (const unsigned char *)check->block + (size_t)unit * 16;
    if (check->layout == RW_LAYOUT_COMPRESSED) {
        struct rw_bvh_node node;
        memcpy(&node, at, sizeof node);
        decode_cuda(check, &node, out);
    } else {
        struct rw_cpu_node node;
        memcpy(&node, at, sizeof node);
        decode_cpu(&node, out);
    }
}
