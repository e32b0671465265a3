/* SPDX-License-Identifier: Apache-2.0 */
/* How every subcommand says that something is wrong. */
#include <getopt.h>
#include <stdarg.h>
#include <stdio.h>

#include "tools/command.h"

static void say(const char *name, const char *format, va_list arguments)
{
    fflush(stdout);
    fprintf(stderr, "raywright %s: ", name);
    vfprintf(stderr, format, arguments);
}

int rw_fail(const char *name, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    say(name, format, arguments);
    va_end(arguments);
    fputc('\n', stderr);
    return RW_EXIT_FAILED;
}

int rw_misuse(const char *name, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    say(name, format, arguments);
    va_end(arguments);
    fprintf(stderr, "; 'raywright %s --help' describes it\n", name);
    return RW_EXIT_USAGE;
}

int rw_misused_option(const char *name, char **argv, int letter)
{
    const char *word = argv[optind - 1];
    if (letter == ':') return rw_misuse(name, "option '%s' needs a value", word);
    return rw_misuse(name, "there is no option '%s'", word);
}

bool rw_only_help(int argc, char **argv, const char *help, int *code)
{
    static const struct option options[] = {{"help", no_argument, NULL, 'h'}, {0}};
    opterr = 0;
    int letter = getopt_long(argc, argv, ":h", options, NULL);
    if (letter == -1) return false;
    *code = letter == 'h' ? RW_EXIT_OK : rw_misused_option(argv[0], argv, letter);
    if (letter == 'h') fputs(help, stdout);
    return true;
}
