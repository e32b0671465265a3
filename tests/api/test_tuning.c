/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Launches that try other settings: no picture changes, what was found is kept and used, files that
 * are damaged are as good as none, and work under way keeps nobody waiting for ever. On the CPU
 * what can be chosen needs other kernels, so these are made while launches go on.
 */
#include <dirent.h>
#include <pthread.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/clock.h"
#include "runtime/base/memory.h"
#include "runtime/tune/found.h"
#include "tests/api/launch.h"
#include "tests/device.h"
#include "tests/folder.h"

#define GOOD(call) CHECK_EQ(call, RT_SUCCESS)

static const char *device = "cpu";
static const char *self;
static char folder[64];

/* Long enough to be worth it: some milliseconds. */
static const char source[] = "RT_PROGRAM void slow() {\n"
                             "    unsigned int sum = 0;\n"
                             "    for (unsigned int k = 0; k < 3000; k++) {\n"
                             "        unsigned int p = value + k;\n"
                             "        shoot(p);\n"
                             "        sum = sum * 31 + p;\n"
                             "    }\n"
                             "    output[index] = sum;\n"
                             "}\n";

static unsigned int expected[SIDE][SIDE];

static void compute_expected(unsigned int value)
{
    for (unsigned int y = 0; y < SIDE; y++)
        for (unsigned int x = 0; x < SIDE; x++) {
            expected[y][x] = 0;
            for (unsigned int k = 0; k < 3000; k++)
                expected[y][x] = expected[y][x] * 31 + value + k + (x < 2 ? 1 : 100);
        }
}

static RTresult make(struct launch *l, RWtune tuning)
{
    TRY(launch_make(l));
    TRY(rwContextSetDevice(l->context, device));
    TRY(rwContextSetTuning(l->context, tuning));
    TRY(rtVariableSet1ui(l->value, 7));
    return launch_replace(l, source, "slow");
}

/* All programs as PTX, once for all contexts. */
static void compile(void)
{
    static char text[8192];
    RTsize size, log;
    snprintf(text, sizeof(text), "%s%s", good_source, source);
    RTresult result = rtuCUDACompileString(text, NULL, 0, &size, &log);
    if (result == RT_ERROR_NOT_SUPPORTED) SKIP("there is no NVRTC");
    char *ptx = malloc(size), *said = malloc(log);
    if (result || !ptx || !said || rtuCUDAGetCompileResult(ptx, said)) exit(1);
    free(said);
    launch_ptx = ptx;
}

static bool is_same(struct launch *l)
{
    return launch_run(l) == RT_SUCCESS && !memcmp(l->pixels, expected, sizeof(expected));
}

static RWstatistics statistics_of(const struct launch *l)
{
    RWstatistics s = {0};
    rwContextGetStatistics(l->context, sizeof(s), &s);
    return s;
}

/* ---- the folder ---- */

static bool find_tuned(char path[512])
{
    bool found = false;
    DIR *dir = opendir(folder);
    for (struct dirent *d; dir && (d = readdir(dir));)
        if (strstr(d->d_name, ".tuned")) {
            snprintf(path, 512, "%s/%s", folder, d->d_name);
            found = true;
        }
    if (dir) closedir(dir);
    return found;
}

static void remove_all(void)
{
    char path[512];
    DIR *dir = opendir(folder);
    for (struct dirent *d; dir && (d = readdir(dir));) {
        snprintf(path, sizeof(path), "%s/%s", folder, d->d_name);
        if (d->d_name[0] != '.') unlink(path);
    }
    if (dir) closedir(dir);
}

static char *slurp(const char *path, size_t *size)
{
    static char bytes[1 << 16];
    FILE *file = fopen(path, "rb");
    *size = file ? fread(bytes, 1, sizeof(bytes), file) : 0;
    if (file) fclose(file);
    return bytes;
}

static bool spill(const char *path, const char *bytes, size_t size)
{
    FILE *file = fopen(path, "wb");
    return file && fwrite(bytes, 1, size, file) == size && !fclose(file);
}

/* ---- tests ---- */

TEST(off_at_first)
{
    struct launch l;
    char path[512];
    GOOD(launch_make(&l));
    CHECK_EQ(rwContextSetTuning(l.context, (RWtune)3), RT_ERROR_INVALID_VALUE);
    CHECK_EQ(rwContextSetTuning(NULL, RW_TUNE_ON), RT_ERROR_INVALID_CONTEXT);
    GOOD(rtContextDestroy(l.context));
    remove_all();
    GOOD(make(&l, RW_TUNE_OFF));
    for (int k = 0; k < 20; k++) CHECK(is_same(&l));
    CHECK_EQ(statistics_of(&l).launchesTrying, 0);
    GOOD(rtContextDestroy(l.context));
    CHECK(!find_tuned(path));
}

/* What contexts made from now on do: after the name of the cache's folder. */
static void record_into(const char *ending)
{
    char path[80];
    snprintf(path, sizeof(path), "%s%s", folder, ending ? ending : "");
    if (ending)
        setenv("RW_RECORD_DIR", path, 1);
    else
        unsetenv("RW_RECORD_DIR");
}

/* Until another setting was tried, which on the CPU is another strategy. */
static bool try_one(struct launch *l)
{
    double begin = rw_clock_ms();
    while (!statistics_of(l).settingsTried)
        if (!is_same(l) || rw_clock_ms() - begin > 60e3) return false;
    return true;
}

TEST(on)
{
    struct launch l;
    struct rw_found found;
    char path[512];
    size_t size;
    remove_all();
    record_into("-dump");
    GOOD(make(&l, RW_TUNE_ON));
    record_into(NULL);
    CHECK(try_one(&l));
    for (int k = 0; k < 20; k++) CHECK(is_same(&l));
    const RWstatistics s = statistics_of(&l);
    CHECK(s.launchesTrying >= 1 && s.launchesTrying < s.launches);
    GOOD(rtContextDestroy(l.context));
    snprintf(path, sizeof(path), "%s-dump/tuning.jsonl", folder);
    CHECK_CONTAINS(slurp(path, &size), "\"setting\":\"");
    CHECK(find_tuned(path));
    const char *text = slurp(path, &size);
    CHECK(rw_found_read(text, size, &found));
}

/* The last test left a file: its best is made to be another. */
static bool set_best(enum rwc_strategy strategy)
{
    char path[512];
    struct rw_found found;
    size_t size;
    if (!find_tuned(path)) return false;
    char *text = slurp(path, &size);
    if (!rw_found_read(text, size, &found)) return false;
    found.best.value[RW_CHOICE_STRATEGY] = strategy;
    found.complete = true;
    text = rw_found_write(&found, &size);
    bool good = text && spill(path, text, size);
    rw_free(text);
    return good;
}

/* What was found is made beside the launches, and they go on; then it is used. */
TEST(found)
{
    struct launch l;
    CHECK(set_best(RWC_STRATEGY_DIRECT));
    GOOD(make(&l, RW_TUNE_FOUND));
    double begin = rw_clock_ms();
    do CHECK(is_same(&l) && rw_clock_ms() - begin < 60e3);
    while (statistics_of(&l).kernelsLoaded + statistics_of(&l).kernelsCompiled < 2);
    for (int k = 0; k < 20; k++) {
        GOOD(rtVariableSet1ui(l.value, 7 + k % 2)); /* the kernel's own constant block has it */
        compute_expected(7 + k % 2);
        CHECK(is_same(&l));
    }
    compute_expected(7);
    CHECK_EQ(statistics_of(&l).settingsTried, 0);
    CHECK_EQ(statistics_of(&l).launchesTrying, 0);
    CHECK_EQ(statistics_of(&l).plansMade, 1);
    GOOD(rtContextDestroy(l.context));
}

TEST(damaged_files)
{
    struct launch l;
    char path[512];
    size_t size;
    CHECK(find_tuned(path));
    char *text = slurp(path, &size);
    for (int k = 0; k < 3; k++) {
        if (k == 0) CHECK(spill(path, text, size / 2));
        if (k == 1) CHECK(spill(path, "", 0));
        text[size / 3] ^= 1;
        if (k == 2) CHECK(spill(path, text, size));
        text[size / 3] ^= 1;
        GOOD(make(&l, RW_TUNE_FOUND));
        for (double begin = rw_clock_ms(); rw_clock_ms() < begin + 300;) CHECK(is_same(&l));
        CHECK_EQ(statistics_of(&l).kernelsLoaded + statistics_of(&l).kernelsCompiled, 1);
        GOOD(rtContextDestroy(l.context));
    }
    CHECK(spill(path, text, size));
}

/* What a process of its own does, for a driver cannot be used in one that was forked. Recorded
 * kernels are not kept, so this one is compiled. */
static int leave_early(bool destroy)
{
    struct launch l;
    char recording[80];
    snprintf(recording, sizeof(recording), "%s-dump", folder);
    setenv("RW_DUMP_DIR", recording, 1);
    bool good = make(&l, RW_TUNE_FOUND) == RT_SUCCESS && is_same(&l) && is_same(&l);
    if (good && destroy) good = rtContextDestroy(l.context) == RT_SUCCESS;
    return good ? 0 : 1;
}

TEST(end_while_a_kernel_is_made)
{
    for (int k = 0; k < 2; k++) {
        int status = -1;
        fflush(NULL);
        pid_t child = fork();
        if (!child) execl(self, self, device, folder, k ? "1" : "0", (char *)0);
        if (!child) _exit(1);
        CHECK(child > 0 && waitpid(child, &status, 0) == child);
        CHECK(WIFEXITED(status) && WEXITSTATUS(status) == 0);
    }
}

static void *run_thread(void *user)
{
    struct launch l;
    bool good = make(&l, RW_TUNE_FOUND) == RT_SUCCESS;
    double begin = rw_clock_ms();
    while (good && rw_clock_ms() - begin < 500) good = is_same(&l);
    rtContextDestroy(l.context);
    *(bool *)user = good;
    return NULL;
}

TEST(threads)
{
    enum { THREADS = 3 };
    pthread_t threads[THREADS];
    bool good[THREADS];
    for (int k = 0; k < THREADS; k++)
        CHECK(!pthread_create(&threads[k], NULL, run_thread, &good[k]));
    for (int k = 0; k < THREADS; k++) pthread_join(threads[k], NULL);
    for (int k = 0; k < THREADS; k++) CHECK(good[k]);
}

/* What a program may have from before its programs were others. */
TEST(other_programs_meanwhile)
{
    struct launch l;
    GOOD(make(&l, RW_TUNE_FOUND));
    CHECK(is_same(&l));
    GOOD(rtContextSetRayGenerationProgram(l.context, 0, l.good));
    CHECK(launch_is_good(&l));
    GOOD(launch_replace(&l, source, "slow"));
    GOOD(rtVariableSet1ui(l.value, 7));
    for (int k = 0; k < 20; k++) CHECK(is_same(&l));
    GOOD(rtContextDestroy(l.context));
}

static const struct rw_test tests[] = {
    {"off-at-first", test_off_at_first},
    {"on", test_on},
    {"found", test_found},
    {"damaged-files", test_damaged_files},
    {"end-while-a-kernel-is-made", test_end_while_a_kernel_is_made},
    {"threads", test_threads},
    {"other-programs-meanwhile", test_other_programs_meanwhile},
};

static void prepare(const char *name)
{
    snprintf(folder, sizeof(folder), "%s", name);
    setenv("RW_CACHE_DIR", folder, 1);
    setenv("RW_THREADS", "1", 1); /* leaves a core for what is made beside the launches */
    compile();
    compute_expected(7);
}

/* [DEVICE [FOLDER 0|1]]: with a folder, leave_early alone. */
int main(int argc, char **argv)
{
    char template[] = "/tmp/rw-tuning-XXXXXX", dump[80];
    self = argv[0]; /* under valgrind /proc/self/exe is valgrind's */
    if (argc > 1) device = argv[1];
    need_device(device);
    if (argc > 3) {
        prepare(argv[2]);
        return leave_early(atoi(argv[3]));
    }
    if (!mkdtemp(template)) return 1;
    prepare(template);
    int failed = RUN_TABLE(tests);
    snprintf(dump, sizeof(dump), "%s-dump", folder);
    return !rw_remove_folder(folder) || !rw_remove_folder(dump) || failed;
}
