/* SPDX-License-Identifier: Apache-2.0 */
/* check FOLDER: all PTX below it through parser, printer and lifter, also programs that no host
 * uses. Status 77 if there is none. */
#include <glob.h>
#include <stdio.h>

#include "tests/corpus/corpus.h"

int main(int argc, char **argv)
{
    char pattern[1024];
    glob_t files;
    int failed = 0;
    if (argc != 2) return 2;
    snprintf(pattern, sizeof(pattern), "%s/*/*.ptx", argv[1]);
    if (glob(pattern, 0, NULL, &files)) {
        printf("skipped: nothing was compiled\n");
        return 77;
    }
    for (size_t i = 0; i < files.gl_pathc; i++) failed += !corpus_check(files.gl_pathv[i]);
    printf("%zu files, %d failures\n", files.gl_pathc, failed);
    globfree(&files);
    return failed != 0;
}
