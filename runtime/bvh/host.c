/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The host builders as the rest of the library sees them: in the instructions of the processor that
 * runs them (variant.h).
 */
#include "runtime/bvh/refit.h"
#include "runtime/base/memory.h"

bool rw_bvh_plain;

#ifdef RW_BVH_HAS_AVX2
RTresult rw_build_tree_avx2(const struct rw_build_input *input, enum rw_tree_layout layout,
                            struct rw_tree *out);
RTresult rw_refit_tree_avx2(const struct rw_build_input *input, enum rw_tree_layout layout,
                            struct rw_tree *tree);

static bool has_avx2(void)
{
    return __builtin_cpu_supports("avx2") && !rw_bvh_plain;
}
#endif

struct rw_tree rw_empty_tree(enum rw_leaf_kind kind)
{
    struct rw_tree tree = {.kind = kind};
    for (int a = 0; a < 3; a++) tree.lower[a] = FLT_MAX, tree.upper[a] = -FLT_MAX;
    return tree;
}

RTresult rw_build_host(const struct rw_build_input *input, enum rw_tree_layout layout,
                       struct rw_tree *out)
{
#ifdef RW_BVH_HAS_AVX2
    if (has_avx2()) return rw_build_tree_avx2(input, layout, out);
#endif
    return rw_build_tree(input, layout, out);
}

RTresult rw_refit_host(const struct rw_build_input *input, enum rw_tree_layout layout,
                       struct rw_tree *tree)
{
#ifdef RW_BVH_HAS_AVX2
    if (has_avx2()) return rw_refit_tree_avx2(input, layout, tree);
#endif
    return rw_refit_tree(input, layout, tree);
}

static void free_refit(struct rw_refit *refit)
{
    if (!refit) return;
    rw_free(refit->nodes);
    rw_free(refit->refs);
    rw_free(refit);
}

void rw_build_host_free(struct rw_tree *tree)
{
    if (!tree) return;
    rw_free((void *)(uintptr_t)tree->base);
    free_refit(tree->refit);
    *tree = rw_empty_tree(tree->kind);
}
