/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The subcommands of `raywright`. Each lives in a file of its own (tools/<name>.c, or a folder when
 * it is large) and is one line of the table in tools/main.c.
 */
#ifndef RW_COMMAND_H
#define RW_COMMAND_H

#include <stdbool.h>
#include <stddef.h>

/* Exit codes, as in the shell's own tools. */
enum { RW_EXIT_OK = 0, RW_EXIT_FAILED = 1, RW_EXIT_USAGE = 2 };

struct rw_command {
    const char *name;
    const char *summary;               /* one line, for `raywright --help` */
    int (*run)(int argc, char **argv); /* argv[0] is the subcommand's name; result: exit code */
};

int rw_run_record(int argc, char **argv);
int rw_run_run(int argc, char **argv);
int rw_run_inspect(int argc, char **argv);
int rw_run_diff(int argc, char **argv);
int rw_run_ptx(int argc, char **argv);
int rw_run_compile(int argc, char **argv);
int rw_run_info(int argc, char **argv);
int rw_run_cache(int argc, char **argv);

/* usage.c: "raywright NAME: <message>" to stderr. The second adds where help is and returns
 * RW_EXIT_USAGE, the first RW_EXIT_FAILED. */
int rw_fail(const char *name, const char *format, ...) __attribute__((format(printf, 2, 3)));
int rw_misuse(const char *name, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* What getopt_long returned for an option it does not know, or one without its value; needs
 * opterr = 0 and short options that begin with "+:" or ":". */
int rw_misused_option(const char *name, char **argv, int letter);
/* For a subcommand whose one option is --help: true, with the exit code, if there was an option;
 * otherwise optind is that of the first word. */
bool rw_only_help(int argc, char **argv, const char *help, int *code);

#endif
