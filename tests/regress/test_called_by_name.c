/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A program with the library in it, called by a name that PATH knows, from another folder: it did
 * not find the headers beside it, for it looked in the folder that it was called from.
 */
#include <limits.h>
#include <stdbool.h>
#include <sys/wait.h>
#include <unistd.h>

#include "runtime/base/library.h"
#include "tests/harness.h"

static char folder[PATH_MAX], name[NAME_MAX];

/* What a child that is called by the name says of its folder. */
static bool call(char *out, size_t size)
{
    char command[2 * PATH_MAX];
    snprintf(command, sizeof(command), "cd / && PATH='%s' && %s folder", folder, name);
    FILE *pipe = popen(command, "r");
    size_t length = pipe ? fread(out, 1, size - 1, pipe) : 0;
    out[length] = '\0';
    return pipe && pclose(pipe) == 0;
}

TEST(called_by_name)
{
    char found[PATH_MAX];
    CHECK(call(found, sizeof(found)));
    if (strcmp(found, folder)) fprintf(stderr, "found %s\n", found);
    CHECK(!strcmp(found, folder));
}

static const struct rw_test tests[] = {{"called by name", test_called_by_name}};

int main(int argc, char **argv)
{
    if (argc > 1 && !strcmp(argv[1], "folder")) {
        rw_own_folder(folder, sizeof(folder));
        fputs(folder, stdout);
        return 0;
    }
    const ssize_t length = readlink("/proc/self/exe", folder, sizeof(folder) - 1);
    char *slash = length > 0 ? strrchr(folder, '/') : NULL;
    if (!slash) return 1;
    snprintf(name, sizeof(name), "%s", slash + 1);
    *slash = '\0';
    return RUN_TABLE(tests);
}
