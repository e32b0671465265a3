/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Says to a profiler such as Nsight Compute which launches are meant: what runs on the first device
 * between the two calls is all that one sees which was started with `--profile-from-start off`.
 * Without a profiler, or without a GPU, they do nothing.
 */
#ifndef RW_PROFILER_H
#define RW_PROFILER_H

void rw_profile_begin(void);
void rw_profile_end(void);

#endif
