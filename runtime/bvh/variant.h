/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The files of the top-down builders are compiled twice: for every processor, and with -mavx2 and
 * RW_BVH_AVX2, when these are the names of what they share with each other. build.c chooses. Both
 * make the same trees to the last bit: neither may use fused multiplication and addition.
 */
#ifndef RW_BVH_VARIANT_H
#define RW_BVH_VARIANT_H

#ifdef RW_BVH_AVX2
#define rw_area_scale rw_area_scale_avx2
#define rw_build_binned rw_build_binned_avx2
#define rw_build_median rw_build_median_avx2
#define rw_build_sbvh rw_build_sbvh_avx2
#define rw_clip rw_clip_avx2
#define rw_clip_corners rw_clip_corners_avx2
#define rw_cluster_few rw_cluster_few_avx2
#define rw_divide rw_divide_avx2
#define rw_divide_objects rw_divide_objects_avx2
#define rw_fill_bins rw_fill_bins_avx2
#define rw_find_object_split rw_find_object_split_avx2
#define rw_split_binned rw_split_binned_avx2
#define rw_split_median rw_split_median_avx2
#define rw_split_spatial rw_split_spatial_avx2
#define rw_sweep_bins rw_sweep_bins_avx2
#endif

#endif
