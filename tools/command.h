/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The subcommands of `raywright`. Each lives in a file of its own (tools/<name>.c, or a folder when
 * it is large) and is one line of the table in tools/main.c.
 */
#ifndef RW_COMMAND_H
#define RW_COMMAND_H

/* Exit codes, as in the shell's own tools. */
enum { RW_EXIT_OK = 0, RW_EXIT_FAILED = 1, RW_EXIT_USAGE = 2 };

struct rw_command {
    const char *name;
    const char *summary;               /* one line, for `raywright --help` */
    int (*run)(int argc, char **argv); /* argv[0] is the subcommand's name; result: exit code */
};

#endif
