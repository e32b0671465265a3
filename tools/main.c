/* SPDX-License-Identifier: Apache-2.0 */
/* The command line `raywright`: finds the subcommand and hands it the rest of the arguments. */
#include "tools/bench/command.h"
#include "tools/command.h"
#include "tools/study/command.h"

#include <stdio.h>
#include <string.h>

#include "raywright.h"

static int run_version(int argc, char **argv)
{
    (void)argc, (void)argv;
    printf("raywright %s\n", RW_VERSION);
    return RW_EXIT_OK;
}

static const struct rw_command commands[] = {
    {"record", "run an application and keep its kernels, launches and times", rw_run_record},
    {"run", "run an application of OptiX 7 or later with Raywright's library", rw_run_run},
    {"inspect", "show a recording, as a page or as text", rw_run_inspect},
    {"diff", "compare two recordings", rw_run_diff},
    {"ptx", "write the PTX of a recorded kernel, to be edited and run", rw_run_ptx},
    {"compile", "compile ray programs without a scene or a GPU", rw_run_compile},
    {"info", "print devices, libraries and tools that were found", rw_run_info},
    {"cache", "list or clear the cache of compiled kernels", rw_run_cache},
    {"bench", "measure traversal and tree building", rw_command_bench},
    {"study", "compare organisations of traversal, measured and simulated", rw_command_study},
    {"version", "print the version", run_version},
};
static const size_t command_count = sizeof commands / sizeof *commands;

static void print_usage(FILE *out)
{
    fprintf(out, "usage: raywright COMMAND [ARGUMENTS]\n\ncommands:\n");
    for (size_t i = 0; i < command_count; i++)
        fprintf(out, "  %-10s %s\n", commands[i].name, commands[i].summary);
    fprintf(out, "\n'raywright COMMAND --help' describes one of them.\n");
}

int main(int argc, char **argv)
{
    if (argc < 2) {
        print_usage(stderr);
        return RW_EXIT_USAGE;
    }
    if (!strcmp(argv[1], "--help") || !strcmp(argv[1], "-h")) {
        print_usage(stdout);
        return RW_EXIT_OK;
    }
    if (!strcmp(argv[1], "--version")) argv[1] = "version";
    for (size_t i = 0; i < command_count; i++)
        if (!strcmp(argv[1], commands[i].name)) return commands[i].run(argc - 1, argv + 1);
    fprintf(stderr, "raywright: there is no command '%s'; 'raywright --help' lists them\n",
            argv[1]);
    return RW_EXIT_USAGE;
}
