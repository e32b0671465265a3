/* SPDX-License-Identifier: Apache-2.0 */
#ifndef RW_BENCH_COMMAND_H
#define RW_BENCH_COMMAND_H

int rw_command_bench(int argc, char **argv);

#endif
