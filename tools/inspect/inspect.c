/* SPDX-License-Identifier: Apache-2.0 */
/* `raywright inspect`: a recording as one page for a browser, or as text. */
#include <errno.h>
#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tools/command.h"
#include "tools/files.h"
#include "tools/inspect/page.h"
#include "tools/inspect/text.h"
#include "tools/machine_code.h"
#include "tools/recording.h"

static const char help[] = "usage: raywright inspect [option...] FOLDER\n\n"
                           "Shows what 'raywright record' kept: writes a page that needs nothing "
                           "but a browser, or prints.\n\n"
                           "  -o, --output FILE  the page; default: FOLDER/inspect.html\n"
                           "  -t, --text         print a summary instead\n"
                           "  -j, --json         print all that is known as JSON instead\n"
                           "  -h, --help         this text\n";

static int print_json(const json_t *model)
{
    if (json_dumpf(model, stdout, JSON_INDENT(2)) || puts("") < 0 || fflush(stdout))
        return rw_fail("inspect", "writing: %s", strerror(errno));
    return RW_EXIT_OK;
}

static int write_page(const char *folder, json_t *model, const char *output)
{
    char *path = output ? strdup(output) : rw_path("%s/inspect.html", folder);
    int code = RW_EXIT_OK;
    if (path && rw_inspect_page(folder, model, path))
        printf("%s\n", path);
    else
        code = rw_fail("inspect", "writing %s: %s", path ? path : "the page", strerror(errno));
    free(path);
    return code;
}

static int show(const char *folder, const char *output, char form)
{
    char error[1024];
    rw_disassemble_recording(folder);
    json_t *model = rw_recording_read(folder, error, sizeof(error));
    if (!model) return rw_fail("inspect", "%s", error);
    int code = RW_EXIT_OK;
    if (form == 'j')
        code = print_json(model);
    else if (form == 't')
        rw_inspect_text(model);
    else
        code = write_page(folder, model, output);
    json_decref(model);
    return code;
}

int rw_run_inspect(int argc, char **argv)
{
    static const struct option options[] = {{"output", required_argument, NULL, 'o'},
                                            {"text", no_argument, NULL, 't'},
                                            {"json", no_argument, NULL, 'j'},
                                            {"help", no_argument, NULL, 'h'},
                                            {0}};
    const char *output = NULL;
    char form = 'p';
    int letter;
    opterr = 0;
    while ((letter = getopt_long(argc, argv, ":o:tjh", options, NULL)) != -1) {
        if (letter == 'h') {
            fputs(help, stdout);
            return RW_EXIT_OK;
        }
        if (letter == ':' || letter == '?') return rw_misused_option(argv[0], argv, letter);
        if (letter == 'o')
            output = optarg;
        else
            form = (char)letter;
    }
    if (optind + 1 != argc) return rw_misuse("inspect", "name the folder of one recording");
    return show(argv[optind], output, form);
}
