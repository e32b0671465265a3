/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The host builders are compiled twice: for every processor, and with -mavx2 and RW_BVH_AVX2, when
 * these are the names of what their files share. host.c chooses. Both make the same trees to the
 * last bit: neither may use fused multiplication and addition.
 */
#ifndef RW_BVH_VARIANT_H
#define RW_BVH_VARIANT_H

#ifdef RW_BVH_AVX2
#define rw_area_scale rw_area_scale_avx2
#define rw_assign_slots rw_assign_slots_avx2
#define rw_binary_height rw_binary_height_avx2
#define rw_build_binned rw_build_binned_avx2
#define rw_build_lbvh rw_build_lbvh_avx2
#define rw_build_median rw_build_median_avx2
#define rw_build_sbvh rw_build_sbvh_avx2
#define rw_build_trbvh rw_build_trbvh_avx2
#define rw_build_moving rw_build_moving_avx2
#define rw_build_tree rw_build_tree_avx2
#define rw_clip rw_clip_avx2
#define rw_clip_corners rw_clip_corners_avx2
#define rw_cluster_few rw_cluster_few_avx2
#define rw_collapse rw_collapse_avx2
#define rw_divide rw_divide_avx2
#define rw_divide_objects rw_divide_objects_avx2
#define rw_emit rw_emit_avx2
#define rw_encoders rw_encoders_avx2
#define rw_entry_size rw_entry_size_avx2
#define rw_fill_bins rw_fill_bins_avx2
#define rw_find_corners rw_find_corners_avx2
#define rw_find_object_split rw_find_object_split_avx2
#define rw_find_part rw_find_part_avx2
#define rw_finish_build rw_finish_build_avx2
#define rw_free_build rw_free_build_avx2
#define rw_gather rw_gather_avx2
#define rw_gather_box rw_gather_box_avx2
#define rw_gather_entry rw_gather_entry_avx2
#define rw_grid_step rw_grid_step_avx2
#define rw_leaf_cost rw_leaf_cost_avx2
#define rw_least_spatial_cost rw_least_spatial_cost_avx2
#define rw_leaf_primitives rw_leaf_primitives_avx2
#define rw_morton_ranges rw_morton_ranges_avx2
#define rw_morton_sort rw_morton_sort_avx2
#define rw_morton_split rw_morton_split_avx2
#define rw_open_codes rw_open_codes_avx2
#define rw_open_node rw_open_node_avx2
#define rw_presplit rw_presplit_avx2
#define rw_radix_tree rw_radix_tree_avx2
#define rw_put_largest_first rw_put_largest_first_avx2
#define rw_read_vertex rw_read_vertex_avx2
#define rw_refine rw_refine_avx2
#define rw_refit_block rw_refit_block_avx2
#define rw_refit_moving rw_refit_moving_avx2
#define rw_refit_tree rw_refit_tree_avx2
#define rw_split_binned rw_split_binned_avx2
#define rw_split_median rw_split_median_avx2
#define rw_split_spatial rw_split_spatial_avx2
#define rw_sweep_bins rw_sweep_bins_avx2
#define rw_update_boxes rw_update_boxes_avx2
#endif

#endif
