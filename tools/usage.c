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

int rw_misused_option(char **argv, int letter)
{
    const char *word = argv[optind - 1];
    if (letter == ':') return rw_misuse(argv[0], "option '%s' needs a value", word);
    return rw_misuse(argv[0], "there is no option '%s'", word);
}
