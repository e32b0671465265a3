/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What somebody has put into a folder that dumps or recordings are written to: a pipe, which would
 * be waited for, and links of both kinds to files and folders of others, which would be written.
 */
#define _GNU_SOURCE /* mkdtemp */

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "tests/folder.h"
#include "tests/hostile/camera.h"
#include "tests/hostile/compile.h"

enum { MOST_SECONDS = 120 }; /* the process is ended rather than that it waits for ever */

static const char victim_text[] = "of somebody else\n";
static char root[64], folder[160], victim[96]; /* the folder of a test; a file that is not in it */

static const char *in(const char *where, const char *name)
{
    static char path[256];
    snprintf(path, sizeof(path), "%s/%s", where, name);
    return path;
}

static bool begin(void)
{
    static int number;
    snprintf(folder, sizeof(folder), "%s/%d", root, number++);
    snprintf(victim, sizeof(victim), "%s/victim", root);
    FILE *file = fopen(victim, "w");
    if (!file) return false;
    fputs(victim_text, file);
    return !fclose(file) && !mkdir(folder, 0777);
}

static bool is_victim_whole(void)
{
    char text[64] = "";
    FILE *file = fopen(victim, "r");
    if (!file) return false;
    const bool read = fgets(text, sizeof(text), file) && fgetc(file) == EOF;
    fclose(file);
    return read && !strcmp(text, victim_text);
}

static bool exists(const char *where, const char *name)
{
    struct stat status;
    return !stat(in(where, name), &status) && S_ISREG(status.st_mode) && status.st_size > 0;
}

/* ---- dumps ---- */

static const char ptx[] = ".version 7.0\n.target sm_75\n.address_size 64\n"
                          ".visible .entry camera() { ret; }\n";

/* The report says what could not be written; all else is. */
static bool dumps_without(const char *planted)
{
    static const struct role camera[] = {{"camera", RWC_RAY_GENERATION}, {NULL, 0}};
    struct hostile h;
    hostile_describe(&h, ptx, RWC_TARGET_CPU, camera);
    h.desc.dump_dir = folder;
    hostile_compile(&h);
    const bool told =
        h.kernel && strstr(h.kernel->report, "dump_error") && strstr(h.kernel->report, planted);
    hostile_free(&h);
    return told && exists(folder, "02-callables.ll") && is_victim_whole();
}

static const char first[] = "00-camera.ptx"; /* the first that is written */

TEST(pipe_among_dumps)
{
    CHECK(begin() && !mkfifo(in(folder, first), 0666));
    CHECK(dumps_without(first));
}

/* Somebody reads from it, so that it can be opened. */
TEST(pipe_with_a_reader_among_dumps)
{
    CHECK(begin() && !mkfifo(in(folder, first), 0666));
    const int reader = open(in(folder, first), O_RDONLY | O_NONBLOCK);
    char byte;
    CHECK(reader >= 0 && dumps_without(first));
    CHECK(read(reader, &byte, 1) <= 0);
    close(reader);
}

TEST(links_among_dumps)
{
    CHECK(begin() && !symlink(victim, in(folder, first)));
    CHECK(dumps_without(first));
    CHECK(begin() && !link(victim, in(folder, first)));
    CHECK(dumps_without(first));
}

/* ---- recordings ---- */

static char said[2048];

static void on_report(int level, const char *tag, const char *message, void *user)
{
    (void)level, (void)user;
    if (!strcmp(tag, "RECORD")) snprintf(said, sizeof(said), "%s", message);
}

/* The launch is as good as ever. */
static RTresult record(void)
{
    RTcontext context;
    RTgeometrygroup leaf;
    setenv("RW_RECORD_DIR", folder, 1);
    TRY(camera_make(&context, ""));
    TRY(rtContextSetUsageReportCallback(context, on_report, 1, NULL));
    TRY(camera_make_leaf(context, &leaf));
    TRY(camera_set_root(context, leaf));
    TRY(rtContextLaunch1D(context, 0, 1));
    unsetenv("RW_RECORD_DIR");
    return rtContextDestroy(context);
}

TEST(pipe_among_recordings)
{
    CHECK(begin() && !mkfifo(in(folder, "launches.jsonl"), 0666));
    CHECK_EQ(record(), RT_SUCCESS);
    CHECK_CONTAINS(said, "launches.jsonl cannot be written"); /* said once a process */
}

TEST(links_among_recordings)
{
    CHECK(begin() && !symlink(victim, in(folder, "launches.jsonl")));
    CHECK_EQ(record(), RT_SUCCESS);
    CHECK(is_victim_whole());
    CHECK(begin() && !link(victim, in(folder, "launches.jsonl")));
    CHECK_EQ(record(), RT_SUCCESS);
    CHECK(is_victim_whole());
}

/* The folder that the user names may be a link; those below it are the library's. */
TEST(linked_folders)
{
    char theirs[200], named[150];
    CHECK(begin());
    snprintf(theirs, sizeof(theirs), "%s/theirs", folder);
    snprintf(named, sizeof(named), "%s/named", root);
    CHECK(!mkdir(theirs, 0777) && !symlink(theirs, named));
    snprintf(folder, sizeof(folder), "%s", named);
    CHECK_EQ(record(), RT_SUCCESS);
    CHECK(exists(theirs, "launches.jsonl") && !access(in(theirs, "kernels"), F_OK));
    CHECK(begin());
    snprintf(theirs, sizeof(theirs), "%s/theirs", root);
    CHECK(!mkdir(theirs, 0777) && !symlink(theirs, in(folder, "kernels")));
    CHECK_EQ(record(), RT_SUCCESS);
    CHECK(exists(folder, "launches.jsonl") && !rmdir(theirs)); /* it is empty */
}

static const struct rw_test tests[] = {
    {"pipe-among-dumps", test_pipe_among_dumps},
    {"pipe-with-a-reader-among-dumps", test_pipe_with_a_reader_among_dumps},
    {"links-among-dumps", test_links_among_dumps},
    {"pipe-among-recordings", test_pipe_among_recordings},
    {"links-among-recordings", test_links_among_recordings},
    {"linked-folders", test_linked_folders},
};

int main(void)
{
    setenv("RW_DEVICE", "cpu", 1);
    setenv("RW_CACHE_DIR", "off", 1);
    snprintf(root, sizeof(root), "/tmp/rw-planted-XXXXXX");
    if (!mkdtemp(root)) return 1;
    alarm(MOST_SECONDS);
    const int failed = RUN_TABLE(tests);
    return rw_remove_folder(root) ? failed : 1;
}
