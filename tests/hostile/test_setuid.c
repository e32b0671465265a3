/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Nothing from the environment in a program that runs with other rights than its user's: a copy of
 * this program with the bit for it writes no dump, no recording and no cache entry where the
 * environment says, and a copy without does.
 */
#define _GNU_SOURCE
#include <dirent.h>
#include <stdbool.h>
#include <stdint.h>
#include <sys/auxv.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "tests/folder.h"
#include "tests/hostile/camera.h"

/* Programs with other rights cannot look for leaks. */
__attribute__((visibility("default"))) const char *__asan_default_options(void);
const char *__asan_default_options(void)
{
    return "detect_leaks=0";
}

enum { DONE = 0, FAILED = 1, NOT_SECURE = 3, NOBODY = 65534 };

static char folder[64] = "/tmp/rw-setuid-XXXXXX";
static const char *const variables[] = {"RW_DUMP_DIR", "RW_RECORD_DIR", "RW_CACHE_DIR"};
enum { VARIABLES = sizeof(variables) / sizeof(variables[0]) };

/* ---- the copies ---- */

static RTresult draw(void)
{
    RTcontext context;
    RTgeometrygroup leaf;
    TRY(camera_make(&context, ""));
    TRY(rwContextSetDevice(context, "cpu"));
    TRY(camera_make_leaf(context, &leaf));
    TRY(camera_set_root(context, leaf));
    TRY(rtContextLaunch1D(context, 0, 1));
    return rtContextDestroy(context);
}

static int be_copy(bool secure)
{
    if (secure && !getauxval(AT_SECURE)) return NOT_SECURE;
    return draw() ? FAILED : DONE;
}

/* ---- who makes them ---- */

static bool copy_self(const char *to)
{
    char buffer[65536];
    size_t count;
    FILE *from = fopen("/proc/self/exe", "rb"), *out = fopen(to, "wb");
    bool ok = from && out;
    while (ok && (count = fread(buffer, 1, sizeof(buffer), from)))
        ok = fwrite(buffer, 1, count, out) == count;
    if (from) fclose(from);
    return out && !fclose(out) && ok;
}

/* A group of ours besides the one we run with; -1: there is none. */
static gid_t other_group(void)
{
    gid_t groups[64];
    const int count = getgroups(64, groups);
    for (int k = 0; k < count; k++)
        if (groups[k] != getegid()) return groups[k];
    return (gid_t)-1;
}

/* Only root may give files away; others have groups, at times. */
static bool give_rights(const char *program)
{
    if (!geteuid()) return !chown(program, NOBODY, (gid_t)-1) && !chmod(program, 04755);
    const gid_t group = other_group();
    return group != (gid_t)-1 && !chown(program, (uid_t)-1, group) && !chmod(program, 02755);
}

static unsigned count_files(const char *variable)
{
    char path[128];
    unsigned count = 0;
    snprintf(path, sizeof(path), "%s/%s", folder, variable);
    DIR *listing = opendir(path);
    for (struct dirent *entry; listing && (entry = readdir(listing));)
        count += entry->d_name[0] != '.';
    if (listing) closedir(listing);
    return count;
}

/* With the variable set, and no other. */
static int run_copy(const char *program, const char *how, const char *variable)
{
    char path[128];
    int status = 0;
    snprintf(path, sizeof(path), "%s/%s", folder, variable);
    fflush(NULL);
    const pid_t child = fork();
    if (!child) {
        setenv(variable, path, 1);
        execl(program, program, how, (char *)NULL);
        _exit(127);
    }
    if (child < 0 || waitpid(child, &status, 0) != child) return -1;
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

/* Anybody may write there, but for what is to be in a cache. */
static bool make_folders(void)
{
    char path[128];
    if (!mkdtemp(folder) || chmod(folder, 0755)) return false;
    for (int k = 0; k < VARIABLES; k++) {
        snprintf(path, sizeof(path), "%s/%s", folder, variables[k]);
        const bool cache = !strcmp(variables[k], "RW_CACHE_DIR");
        if (mkdir(path, 0700) || chmod(path, cache ? 0755 : 0777)) return false;
        if (cache && !geteuid() && chown(path, NOBODY, (gid_t)-1)) return false;
    }
    return true;
}

static char program[128];

TEST(with_other_rights)
{
    for (int k = 0; k < VARIABLES; k++) {
        const int result = run_copy(program, "secure", variables[k]);
        if (result == NOT_SECURE) printf("     the file system knows no such rights\n");
        CHECK(result == DONE || result == NOT_SECURE);
        if (result == DONE) CHECK_EQ(count_files(variables[k]), 0);
    }
}

/* The folder of a cache belongs to who uses it. */
TEST(with_the_same)
{
    char cache[128];
    snprintf(cache, sizeof(cache), "%s/RW_CACHE_DIR", folder);
    CHECK(!chmod(program, 0755) && !chown(cache, geteuid(), (gid_t)-1));
    for (int k = 0; k < VARIABLES; k++) {
        CHECK_EQ(run_copy(program, "plain", variables[k]), DONE);
        CHECK(count_files(variables[k]) > 0);
    }
    CHECK(rw_remove_folder(folder));
}

static const struct rw_test tests[] = {
    {"with-other-rights", test_with_other_rights},
    {"with-the-same", test_with_the_same},
};

int main(int argc, char **argv)
{
    if (argc == 2) return be_copy(!strcmp(argv[1], "secure"));
    if (!make_folders()) return 1;
    snprintf(program, sizeof(program), "%s/copy", folder);
    if (!copy_self(program)) return 1;
    if (!give_rights(program)) {
        rw_remove_folder(folder);
        SKIP("nobody's rights can be given here");
    }
    return RUN_TABLE(tests);
}
