/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The disk cache through the whole library: entries are made, used, and rebuilt when damaged, and
 * a folder that cannot be used is as good as none. Values never make a new entry.
 */
#include <dirent.h>
#include <sys/stat.h>
#include <unistd.h>

#include "tests/api/launch.h"
#include "tests/folder.h"

static char folder[64];

struct entries {
    unsigned int count;
    char path[512]; /* of one */
    off_t size;
};

/* Those whose names end like that, NULL: all. */
static struct entries list_files(const char *ending)
{
    struct entries e = {0};
    struct stat status;
    DIR *dir = opendir(folder);
    for (struct dirent *d; dir && (d = readdir(dir));) {
        const char *dot = strrchr(d->d_name, '.');
        if (d->d_name[0] == '.' || (ending && (!dot || strcmp(dot, ending)))) continue;
        snprintf(e.path, sizeof(e.path), "%s/%s", folder, d->d_name);
        e.count++;
    }
    if (dir) closedir(dir);
    if (e.count && !stat(e.path, &status)) e.size = status.st_size;
    return e;
}

/* Of kernels. */
static struct entries list_entries(void)
{
    return list_files(".kernel");
}

static void remove_entries(void)
{
    struct entries e;
    while ((e = list_files(NULL)).count && !unlink(e.path)) continue;
}

/* One context with one good launch. */
static int launch_once(void)
{
    struct launch l;
    RTresult made = launch_make(&l);
    int good = made == RT_SUCCESS && launch_is_good(&l);
    rtContextDestroy(l.context);
    return good;
}

struct told {
    unsigned int kept; /* sources whose PTX was in the cache */
};

static void hear(int level, const char *tag, const char *message, void *user)
{
    (void)level, (void)tag;
    if (!strncmp(message, "the PTX of value.cu was loaded", 30)) ((struct told *)user)->kept++;
}

static int overwrite(const char *path, long offset, const char *bytes, size_t size)
{
    FILE *file = fopen(path, "r+b");
    if (!file) return 0;
    int done = !fseek(file, offset, SEEK_SET) && fwrite(bytes, 1, size, file) == size;
    return !fclose(file) && done;
}

TEST(one_entry_for_equal_contexts)
{
    remove_entries();
    CHECK(launch_once());
    CHECK_EQ(list_entries().count, 1);
    CHECK(launch_once());
    CHECK_EQ(list_entries().count, 1);
}

TEST(values_make_no_entry)
{
    struct launch l;
    RTresult made = launch_make(&l);
    RTcontext context = l.context;
    remove_entries();
    OK(made);
    for (int i = 0; i < 3; i++) CHECK(launch_is_good(&l)); /* another value each time */
    CHECK_EQ(list_entries().count, 1);
    OK(rtContextDestroy(context));
}

TEST(other_programs_make_another)
{
    static const char other[] = PREAMBLE "RT_PROGRAM void f() { output[index] = 77; }\n";
    struct launch l;
    RTresult made = launch_make(&l);
    RTcontext context = l.context;
    remove_entries();
    OK(made);
    CHECK(launch_is_good(&l));
    OK(launch_replace(&l, other, "f"));
    OK(launch_run(&l));
    CHECK_EQ(l.pixels[2][1], 77);
    CHECK_EQ(list_entries().count, 2);
    CHECK(launch_is_good(&l));
    CHECK_EQ(list_entries().count, 2);
    OK(rtContextDestroy(context));
}

/* Whatever is wrong with an entry, the picture is right and the entry is good again. */
TEST(damaged_entries)
{
    remove_entries();
    CHECK(launch_once());
    const struct entries whole = list_entries();
    CHECK_EQ(whole.count, 1);
    for (int damage = 0; damage < 5; damage++) {
        static const char junk[64] = "not what was here";
        if (damage == 0) CHECK(overwrite(whole.path, 0, junk, sizeof(junk)));
        if (damage == 1) CHECK(overwrite(whole.path, whole.size / 2, junk, sizeof(junk)));
        if (damage == 2) CHECK(overwrite(whole.path, whole.size - 64, junk, sizeof(junk)));
        if (damage == 3) CHECK(!truncate(whole.path, whole.size / 3));
        if (damage == 4) CHECK(!truncate(whole.path, 0));
        CHECK(launch_once());
        const struct entries now = list_entries();
        CHECK_EQ(now.count, 1);
        CHECK_STR(now.path, whole.path);
        CHECK(now.size > 64);
        CHECK(launch_once());
    }
}

TEST(unusable_folders)
{
    static const char *const folders[] = {"/dev/null/nowhere", "/proc/nowhere", "off"};
    for (size_t i = 0; i < sizeof(folders) / sizeof(folders[0]); i++) {
        setenv("RW_CACHE_DIR", folders[i], 1);
        CHECK(launch_once());
    }
    setenv("RW_CACHE_DIR", folder, 1);
}

/* Of no use to root, who may write everywhere. */
TEST(read_only_folder)
{
    remove_entries();
    CHECK(!chmod(folder, 0500));
    int good = launch_once();
    chmod(folder, 0700);
    CHECK(good);
    CHECK(geteuid() == 0 || list_entries().count == 0);
}

/* One launch in a context that was told where the cache is and how much it may hold. */
static RTresult launch_with(const char *location, RTsize low, RTsize high)
{
    struct launch l;
    const RTsize limits[2] = {low, high};
    RTresult result = launch_make(&l);
    if (!result && location)
        result = rtContextSetAttribute(l.context, RT_CONTEXT_ATTRIBUTE_DISK_CACHE_LOCATION,
                                       sizeof location, &location);
    if (!result)
        result = rtContextSetAttribute(l.context, RT_CONTEXT_ATTRIBUTE_DISK_CACHE_MEMORY_LIMITS,
                                       sizeof limits, limits);
    if (!result && !launch_is_good(&l)) result = RT_ERROR_UNKNOWN;
    rtContextDestroy(l.context);
    return result;
}

/* The application's place counts less than the classic variable, and that less than our own. */
TEST(places)
{
    RTcontext context;
    const char *found = NULL;
    remove_entries();
    unsetenv("RW_CACHE_DIR");
    CHECK_EQ(launch_with(folder, 1 << 20, 1 << 21), RT_SUCCESS);
    CHECK_EQ(list_entries().count, 1);
    remove_entries();
    setenv("OPTIX_CACHE_PATH", folder, 1);
    CHECK_EQ(launch_with("/nonexistent", 1 << 20, 1 << 21), RT_SUCCESS);
    CHECK_EQ(list_entries().count, 1);
    OK(rtContextCreate(&context));
    OK(rtContextGetAttribute(context, RT_CONTEXT_ATTRIBUTE_DISK_CACHE_LOCATION, sizeof found,
                             &found));
    CHECK_STR(found, folder);
    OK(rtContextDestroy(context));
    remove_entries();
    setenv("RW_CACHE_DIR", "off", 1);
    CHECK_EQ(launch_with(folder, 1 << 20, 1 << 21), RT_SUCCESS);
    CHECK_EQ(list_entries().count, 0);
    unsetenv("OPTIX_CACHE_PATH");
    setenv("RW_CACHE_DIR", folder, 1);
}

/* Of too many bytes nothing stays; without a limit everything. */
TEST(limits)
{
    remove_entries();
    CHECK_EQ(launch_with(NULL, 1, 1), RT_SUCCESS);
    CHECK_EQ(list_entries().count, 0);
    CHECK_EQ(launch_with(NULL, 0, 1), RT_SUCCESS);
    CHECK_EQ(list_entries().count, 1);
}

/* ---- sources ---- */

static void write_header(const char *where, const char *value)
{
    char path[128];
    snprintf(path, sizeof(path), "%s/value.h", where);
    FILE *file = fopen(path, "w");
    if (!file || fprintf(file, "#define VALUE %s\n", value) < 0 || fclose(file)) abort();
}

/* What a program of a source that includes value.h writes, in a context of its own; whether the
 * PTX came from the cache. */
static unsigned int written_value(const char *where, bool *was_kept)
{
    static const char text[] =
        "#include \"value.h\"\n" PREAMBLE "RT_PROGRAM void f() { output[index] = VALUE; }\n";
    char include[128];
    const char *options[] = {include};
    struct told told = {0};
    struct launch l;
    RTprogram program;
    unsigned int value = 0;
    snprintf(include, sizeof(include), "-I%s", where);
    RTresult result = launch_make(&l);
    if (!result) result = rtContextSetUsageReportCallback(l.context, hear, 3, &told);
    if (!result)
        result =
            rwProgramCreateFromSourceString(l.context, text, "value.cu", 1, options, "f", &program);
    if (!result) result = rtContextSetRayGenerationProgram(l.context, 0, program);
    if (!result) result = launch_run(&l);
    if (!result) value = l.pixels[2][1];
    rtContextDestroy(l.context);
    *was_kept = told.kept > 0;
    return value;
}

TEST(sources)
{
    char where[] = "/tmp/rw-source-XXXXXX";
    bool was_kept;
    CHECK(mkdtemp(where));
    remove_entries();
    write_header(where, "11");
    CHECK_EQ(written_value(where, &was_kept), 11);
    CHECK(!was_kept);
    CHECK_EQ(written_value(where, &was_kept), 11);
    CHECK(was_kept);
    write_header(where, "22");
    CHECK_EQ(written_value(where, &was_kept), 22);
    CHECK(!was_kept);
    write_header(where, "11");
    CHECK_EQ(written_value(where, &was_kept), 11);
    CHECK(was_kept);
    CHECK(rw_remove_folder(where));
}

/* Of what was written over or cut off nothing is believed. */
TEST(damaged_sources)
{
    for (int damage = 0; damage < 4; damage++) {
        static const char junk[64] = "not what was here";
        remove_entries();
        CHECK(launch_once());
        const struct entries whole = list_files(".source");
        CHECK(whole.count > 0);
        if (damage == 0) CHECK(overwrite(whole.path, 0, junk, sizeof(junk)));
        if (damage == 1) CHECK(overwrite(whole.path, whole.size / 2, junk, sizeof(junk)));
        if (damage == 2) CHECK(!truncate(whole.path, whole.size / 3));
        if (damage == 3) CHECK(!truncate(whole.path, 0));
        CHECK(launch_once());
        CHECK_EQ(list_files(".source").count, whole.count);
    }
}

static const struct rw_test tests[] = {
    {"one-entry-for-equal-contexts", test_one_entry_for_equal_contexts},
    {"values-make-no-entry", test_values_make_no_entry},
    {"other-programs-make-another", test_other_programs_make_another},
    {"damaged-entries", test_damaged_entries},
    {"unusable-folders", test_unusable_folders},
    {"read-only-folder", test_read_only_folder},
    {"places", test_places},
    {"limits", test_limits},
    {"sources", test_sources},
    {"damaged-sources", test_damaged_sources},
};

int main(void)
{
    char template[] = "/tmp/rw-cache-XXXXXX";
    if (!mkdtemp(template)) return 1;
    snprintf(folder, sizeof(folder), "%s", template);
    setenv("RW_CACHE_DIR", folder, 1);
    int failed = RUN_TABLE(tests);
    remove_entries();
    rmdir(folder);
    return failed;
}
