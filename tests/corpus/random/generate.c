/* SPDX-License-Identifier: Apache-2.0 */
/* Programs of csmith, made ready for device compilers, and what they give on the host. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tests/corpus/random/random.h"

#define FOLDER RW_SOURCE_DIR "/tests/corpus/random"
#define COUNT(table) (sizeof(table) / sizeof((table)[0]))

/* Variables and functions belong to the device; in a body, a trace comes before statements of these
 * kinds. */
static void rewrite_line(const char *line, bool in_body, FILE *out)
{
    static const char *const statements[] = {"for (", "if (", "return "};
    size_t indent = strspn(line, " ");
    if (!strncmp(line, "#include <", 10)) return;
    if (!strncmp(line, "static ", 7) || strstr(line, "operator=")) fputs("DEVICE ", out);
    for (size_t i = 0; in_body && indent && i < COUNT(statements); i++)
        if (!strncmp(line + indent, statements[i], strlen(statements[i]))) fputs("TRACE; ", out);
    if (!strncmp(line, "int main (void)", 15))
        fputs("DEVICE static int generated_main()\n", out);
    else
        fputs(line, out);
}

static bool rewrite(void)
{
    static char line[1 << 20];
    FILE *in = fopen("case.cc", "r"), *out = fopen("case.inc", "w");
    for (bool in_body = false; in && out && fgets(line, sizeof(line), in);) {
        in_body |= !strcmp(line, "/* --- FUNCTIONS --- */\n");
        rewrite_line(line, in_body, out);
    }
    if (in) fclose(in);
    return out && fclose(out) == 0 && in;
}

bool random_generate(unsigned seed)
{
    char command[512];
    snprintf(command, sizeof(command),
             "timeout 30 csmith --seed %u --no-argc --lang-cpp --cpp11 --max-funcs %u %s > case.cc "
             "2> /dev/null",
             seed, 2 + seed % 5, seed % 3 ? "" : "--float");
    return system(command) == 0 && rewrite();
}

bool random_run_native(unsigned *checksum)
{
    if (system("timeout 60 c++ -w -fwrapv -ffp-contract=off -O1 -I'" FOLDER
               "' -I'" RW_CSMITH_INCLUDE "' -I. '" FOLDER "/native.cpp' -o native 2> native.log && "
               "timeout 5 ./native > native.out"))
        return false;
    FILE *file = fopen("native.out", "r");
    bool ok = file && fscanf(file, "%u", checksum) == 1;
    if (file) fclose(file);
    return ok;
}
