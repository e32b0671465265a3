/* SPDX-License-Identifier: Apache-2.0 */
/* `raywright ptx`: takes the PTX of a kernel out of a recording, to be edited and run again. */
#include <errno.h>
#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tools/command.h"
#include "tools/files.h"
#include "tools/recording.h"

static const char help[] =
    "usage: raywright ptx [-o FILE] FOLDER [KERNEL]\n\n"
    "Writes the PTX of a recorded kernel. KERNEL is its hash or the beginning of it; it is needed\n"
    "when the recording has several. The application runs an edited file with\n\n"
    "  RW_REPLACE_PTX=HASH=FILE APPLICATION...\n\n"
    "  -o, --output FILE  where to; default: standard output\n"
    "  -h, --help         this text\n";

static int write_out(const char *output, const char *text)
{
    size_t length = strlen(text);
    if (!output) {
        if (fwrite(text, 1, length, stdout) == length && !fflush(stdout)) return RW_EXIT_OK;
        return rw_fail("ptx", "writing: %s", strerror(errno));
    }
    if (rw_spill(output, text, length)) return RW_EXIT_OK;
    return rw_fail("ptx", "writing %s: %s", output, strerror(errno));
}

static int extract(const char *folder, const char *wanted, const char *output)
{
    char error[512];
    char *hash = rw_recording_choose(folder, wanted, error, sizeof(error));
    if (!hash) return rw_fail("ptx", "%s", error);
    char *path = rw_path("%s/kernels/%s/99-megakernel.ptx", folder, hash);
    char *text = rw_slurp(path, NULL);
    int code;
    if (text)
        code = write_out(output, text);
    else
        code = rw_fail("ptx", "reading %s: %s", path, strerror(errno));
    if (!code && output)
        fprintf(stderr, "raywright ptx: to run it: RW_REPLACE_PTX=%.16s=%s APPLICATION...\n", hash,
                output);
    free(text);
    free(path);
    free(hash);
    return code;
}

int rw_run_ptx(int argc, char **argv)
{
    static const struct option options[] = {
        {"output", required_argument, NULL, 'o'}, {"help", no_argument, NULL, 'h'}, {0}};
    const char *output = NULL;
    int letter;
    opterr = 0;
    while ((letter = getopt_long(argc, argv, ":o:h", options, NULL)) != -1) {
        if (letter == 'h') {
            fputs(help, stdout);
            return RW_EXIT_OK;
        }
        if (letter != 'o') return rw_misused_option(argv[0], argv, letter);
        output = optarg;
    }
    if (optind == argc || argc - optind > 2)
        return rw_misuse("ptx", "name the folder of a recording, and perhaps a kernel");
    return extract(argv[optind], argv[optind + 1], output);
}
