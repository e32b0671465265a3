/* SPDX-License-Identifier: Apache-2.0 */
/* The disk cache: what it keeps, what it survives, and where it lives. */
#define _GNU_SOURCE /* mkdtemp, futimens */

#include <dirent.h>
#include <fcntl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include "runtime/launch/cache.h"
#include "runtime/base/memory.h"
#include "runtime/base/write.h"

#include "tests/harness.h"

static char root[64];   /* of all that this program writes */
static char folder[96]; /* of the cache in one test; not there yet */
static struct rw_cache_key key;

static void new_folder(void)
{
    static int number;
    snprintf(folder, sizeof(folder), "%s/%d/cache", root, number++);
    memset(&key, 0x5a, sizeof(key));
}

static struct rwc_kernel make_kernel(const char *code)
{
    static char *formats[] = {"%d\n", "%f"};
    return (struct rwc_kernel){
        .target = RWC_TARGET_CPU,
        .code = (void *)code,
        .code_size = strlen(code),
        .report = "{}",
        .stack_size = 1024,
        .state_count = 3,
        .frame_size = 48,
        .attribute_size = 8,
        .formats = formats,
        .format_count = 2,
    };
}

static int store(const char *code, uint64_t limit)
{
    struct rwc_kernel kernel = make_kernel(code);
    return rw_cache_store(folder, &key, &kernel, (struct rw_cache_limits){limit / 5 * 4, limit});
}

/* Is there an entry under the current key with this code? */
static int holds(const char *code)
{
    struct rwc_kernel *kernel = rw_cache_load(folder, &key);
    int same = kernel && kernel->code_size == strlen(code) &&
               !memcmp(kernel->code, code, kernel->code_size);
    rwc_kernel_free(kernel);
    return same;
}

/* Calls visit on the path of each file in the cache folder; returns how many there are. */
static int each_file(void (*visit)(const char *path))
{
    char path[512];
    int count = 0;
    DIR *list = opendir(folder);
    if (!list) return -1;
    for (struct dirent *d; (d = readdir(list));) {
        if (d->d_name[0] == '.') continue;
        snprintf(path, sizeof(path), "%s/%s", folder, d->d_name);
        count++;
        if (visit) visit(path);
    }
    closedir(list);
    return count;
}

static void cut_in_half(const char *path)
{
    struct stat status;
    if (stat(path, &status) || truncate(path, status.st_size / 2)) abort();
}

static void flip_middle(const char *path)
{
    struct stat status;
    FILE *file = fopen(path, "r+");
    if (!file || stat(path, &status)) abort();
    fseek(file, status.st_size / 2, SEEK_SET);
    int byte = fgetc(file);
    fseek(file, -1, SEEK_CUR);
    fputc(byte ^ 0xff, file);
    fclose(file);
}

static void remove_file(const char *path)
{
    unlink(path);
}

static void make_old(const char *path)
{
    struct timespec times[2] = {{.tv_sec = 1000}, {.tv_sec = 1000}};
    if (utimensat(AT_FDCWD, path, times, 0)) abort();
}

TEST(keeps_all_of_a_kernel)
{
    new_folder();
    CHECK(!holds("code"));
    CHECK(store("code", 0));
    struct rwc_kernel *kernel = rw_cache_load(folder, &key);
    CHECK(kernel);
    CHECK_EQ(kernel->target, RWC_TARGET_CPU);
    CHECK_EQ(kernel->code_size, 4);
    CHECK(!memcmp(kernel->code, "code", 4));
    CHECK_EQ(kernel->stack_size, 1024);
    CHECK_EQ(kernel->format_count, 2);
    CHECK_STR(kernel->formats[1], "%f");
    CHECK_STR(kernel->report, "{}");
    rwc_kernel_free(kernel);
    CHECK_EQ(each_file(NULL), 1);
}

TEST(keys_are_apart)
{
    new_folder();
    CHECK(store("one", 0));
    key.device[15] ^= 1;
    CHECK(!holds("one"));
    CHECK(store("two", 0));
    key.kernel[0] ^= 1;
    CHECK(!holds("two"));
    key.kernel[0] ^= 1;
    key.device[15] ^= 1;
    CHECK(holds("one"));
    CHECK_EQ(each_file(NULL), 2);
}

TEST(later_store_replaces)
{
    new_folder();
    CHECK(store("one", 0));
    CHECK(store("another", 0));
    CHECK(holds("another"));
    CHECK_EQ(each_file(NULL), 1);
}

TEST(damaged_entries_are_deleted)
{
    new_folder();
    CHECK(store("some code of some length", 0));
    each_file(cut_in_half);
    CHECK(!holds("some code of some length"));
    CHECK_EQ(each_file(NULL), 0);
    CHECK(store("some code of some length", 0));
    each_file(flip_middle);
    CHECK(!rw_cache_load(folder, &key));
    CHECK_EQ(each_file(NULL), 0);
    CHECK(store("some code of some length", 0));
    CHECK(holds("some code of some length"));
}

TEST(folder_that_cannot_be_used)
{
    new_folder();
    snprintf(folder, sizeof(folder), "/dev/null/cache");
    CHECK(!store("code", 0));
    CHECK(!holds("code"));
    struct rwc_kernel kernel = make_kernel("code");
    CHECK(!rw_cache_store(NULL, &key, &kernel, (struct rw_cache_limits){0, 0}));
    CHECK(!rw_cache_load(NULL, &key));
}

TEST(oldest_entries_go)
{
    char code[4001];
    new_folder();
    memset(code, 'x', sizeof(code) - 1);
    code[sizeof(code) - 1] = 0;
    for (int i = 0; i < 4; i++) {
        key.kernel[0] = (uint8_t)i;
        CHECK(store(code, 0));
    }
    each_file(make_old);
    key.kernel[0] = 2;
    CHECK(holds(code)); /* a use makes it young again */
    key.kernel[0] = 9;
    CHECK(store(code, 12000));
    CHECK_EQ(each_file(NULL), 2);
    CHECK(holds(code));
    key.kernel[0] = 2;
    CHECK(holds(code));
}

TEST(left_over_temporary_files_go)
{
    char path[160];
    new_folder();
    CHECK(store("code", 0));
    snprintf(path, sizeof(path), "%s/abc.kernel.XYZXYZ.new", folder);
    fclose(fopen(path, "w"));
    CHECK(store("code", 0));
    CHECK(!access(path, F_OK)); /* somebody may still be writing it */
    make_old(path);
    CHECK(store("code", 0));
    CHECK(access(path, F_OK));
    CHECK(holds("code"));
}

TEST(where_it_lives)
{
    setenv("HOME", "/home/someone", 1);
    unsetenv("XDG_CACHE_HOME");
    char *a = rw_cache_folder(NULL), *b = rw_cache_folder("/else/where");
    CHECK_STR(a, "/home/someone/.cache/raywright");
    CHECK_STR(b, "/else/where");
    setenv("XDG_CACHE_HOME", "/caches", 1);
    rw_free(a);
    a = rw_cache_folder("");
    CHECK_STR(a, "/caches/raywright");
    rw_free(a);
    rw_free(b);
    CHECK(!rw_cache_folder("off"));
    setenv("OPTIX_CACHE_PATH", "/classic", 1);
    a = rw_cache_folder(NULL);
    CHECK_STR(a, "/classic");
    rw_free(a);
    unsetenv("OPTIX_CACHE_PATH");
    unsetenv("XDG_CACHE_HOME");
    unsetenv("HOME");
    CHECK(!rw_cache_folder(NULL));
}

TEST(out_of_memory)
{
    new_folder();
    CHECK(store("code", 0));
    bool stored = false, loaded = false;
    for (unsigned long n = 1; n < 50 && !(stored && loaded); n++) {
        rw_memory_fail_at(n);
        stored = store("code", 0) && !rw_memory_failed();
        rw_memory_fail_at(n);
        loaded = holds("code") && !rw_memory_failed();
        rw_memory_fail_at(0);
        if (n == 1) CHECK(!stored && !loaded);
    }
    CHECK(stored && loaded);
}

/* Stores under a key that begins with that number; the entry's path, to be freed. */
static char *store_as(uint8_t number, const char *code)
{
    char hex[2][33], *path = malloc(300);
    key.kernel[0] = number;
    rw_write_hex(key.kernel, hex[0]);
    rw_write_hex(key.device, hex[1]);
    if (path) snprintf(path, 300, "%s/%s-%s.kernel", folder, hex[0], hex[1]);
    if (path && store(code, 0)) return path;
    free(path);
    return NULL;
}

/* Two entries change places, as whoever can write to the folder may let them: one program would run
 * the other's code. */
TEST(exchanged_entries_are_none)
{
    new_folder();
    char *two = store_as(2, "two"), *one = store_as(1, "one");
    CHECK(one && two && !rename(two, one));
    CHECK(!holds("one") && !holds("two"));
    CHECK(store("one", 0));
    CHECK(holds("one"));
    free(one);
    free(two);
}

static void let_others_write(const char *path)
{
    if (chmod(path, 0666)) abort();
}

static void give_away(const char *path)
{
    if (chown(path, 65534, 65534)) abort();
}

static void make_huge(const char *path)
{
    if (truncate(path, (off_t)1 << 40)) abort();
}

TEST(what_others_may_have_written_is_not_run)
{
    char why[128];
    new_folder();
    CHECK(store("code", 0));
    CHECK_EQ(each_file(let_others_write), 1);
    CHECK(!holds("code"));
    CHECK(store("code", 0));
    CHECK(holds("code"));
    CHECK(!chmod(folder, 0777));
    CHECK(!holds("code") && !store("code", 0));
    rw_cache_why(folder, why, sizeof(why));
    CHECK(strstr(why, "others may write to it"));
    CHECK(!chmod(folder, 0700));
    CHECK(holds("code"));
    if (geteuid()) return; /* root alone can give files away */
    each_file(give_away);
    CHECK(!holds("code"));
    CHECK(store("code", 0) && holds("code"));
    give_away(folder);
    CHECK(!holds("code") && !store("code", 0));
    CHECK(!chown(folder, 0, 0));
}

/* A file of holes costs nothing to make; reading it took its size in memory. */
TEST(huge_entries_are_not_read)
{
    new_folder();
    CHECK(store("code", 0));
    CHECK_EQ(each_file(make_huge), 1);
    CHECK(!holds("code"));
    CHECK(store("code", 0));
    CHECK(holds("code"));
}

static void make_200_mib(const char *path)
{
    if (truncate(path, (off_t)200 << 20)) abort();
}

static long most_resident_kib(void)
{
    struct rusage usage;
    getrusage(RUSAGE_SELF, &usage);
    return usage.ru_maxrss;
}

/* A small enough file of holes, of this kernel or with another's key, is found out by its head. */
TEST(holes_are_not_read)
{
    enum { MOST_KIB = 20 << 10 };
    size_t size;
    new_folder();
    CHECK(store("code", 0));
    const long before = most_resident_kib();
    CHECK_EQ(each_file(make_200_mib), 1);
    CHECK(!holds("code"));
    char *from = store_as(0x11, "code"), *to = store_as(0x22, "code");
    CHECK(from && to && !rename(from, to));
    make_200_mib(to);
    CHECK(!holds("code")); /* the last key, 0x22 */
    CHECK(rw_cache_write(folder, &key, RW_CACHE_TUNED, "text", 4));
    CHECK_EQ(each_file(make_200_mib), 1);
    CHECK(!rw_cache_read(folder, &key, RW_CACHE_TUNED, &size));
    CHECK(most_resident_kib() - before < MOST_KIB);
    free(from);
    free(to);
}

static const struct rw_test tests[] = {
    {"holes-are-not-read", test_holes_are_not_read},
    {"exchanged-entries-are-none", test_exchanged_entries_are_none},
    {"what-others-may-have-written-is-not-run", test_what_others_may_have_written_is_not_run},
    {"huge-entries-are-not-read", test_huge_entries_are_not_read},
    {"keeps all of a kernel", test_keeps_all_of_a_kernel},
    {"keys are apart", test_keys_are_apart},
    {"later store replaces", test_later_store_replaces},
    {"damaged entries are deleted", test_damaged_entries_are_deleted},
    {"folder that cannot be used", test_folder_that_cannot_be_used},
    {"oldest entries go", test_oldest_entries_go},
    {"left-over temporary files go", test_left_over_temporary_files_go},
    {"where it lives", test_where_it_lives},
    {"out of memory", test_out_of_memory},
};

static void remove_all(void)
{
    for (int i = 0; i < 16; i++) {
        snprintf(folder, sizeof(folder), "%s/%d/cache", root, i);
        each_file(remove_file);
        rmdir(folder);
        snprintf(folder, sizeof(folder), "%s/%d", root, i);
        rmdir(folder);
    }
    rmdir(root);
}

int main(void)
{
    snprintf(root, sizeof(root), "cache-XXXXXX");
    if (!mkdtemp(root)) return 1;
    int result = RUN_TABLE(tests);
    remove_all();
    return result;
}
