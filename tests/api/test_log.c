/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What the library tells without being asked by a call: to a context's callback, else to the
 * process's; and what it finds wrong with the environment, the cache and properties, with the name
 * that was probably meant.
 */
#include <stdbool.h>
#include <unistd.h>

#include "tests/api/launch.h"
#include "tests/folder.h"

static struct log {
    char text[16384]; /* lines "level tag message" */
    unsigned lines;
} of_process, of_context;

static void keep(int level, const char *tag, const char *message, void *user)
{
    struct log *log = user;
    size_t used = strlen(log->text);
    snprintf(log->text + used, sizeof log->text - used, "%d %s %s\n", level, tag, message);
    log->lines++;
}

static void forget(void)
{
    of_process = of_context = (struct log){0};
}

/* One good launch in a context of its own. */
static bool launch_once(void)
{
    struct launch l;
    bool good = launch_make(&l) == RT_SUCCESS && launch_is_good(&l);
    rtContextDestroy(l.context);
    return good;
}

/* Only the first context of the process looks. */
TEST(misspelt_variables)
{
    RTcontext context;
    forget();
    setenv("RW_DEVCE", "cpu", 1);
    setenv("RW_CACHE", "off", 1);
    setenv("RW_CLIENTS_DIR", "elsewhere", 1); /* not near to any */
    OK(rtContextCreate(&context));
    CHECK_CONTAINS(of_process.text,
                   "ENVIRONMENT RW_DEVCE is set and means nothing; the nearest is RW_DEVICE\n");
    CHECK_CONTAINS(of_process.text,
                   "RW_CACHE is set and means nothing; the nearest is RW_CACHE_DIR");
    CHECK_EQ(of_process.lines, 2);
    OK(rtContextDestroy(context));
    OK(rtContextCreate(&context));
    CHECK_EQ(of_process.lines, 2);
    OK(rtContextDestroy(context));
}

TEST(who_listens)
{
    RTcontext context;
    CHECK_EQ(rwSetLogCallback(keep, 4, NULL), RT_ERROR_INVALID_VALUE);
    CHECK_EQ(rwSetLogCallback(keep, -1, NULL), RT_ERROR_INVALID_VALUE);
    OK(rtContextCreate(&context));
    forget();
    CHECK_EQ(rtContextSetRayTypeCount(context, 99), RT_ERROR_INVALID_VALUE);
    CHECK_CONTAINS(of_process.text, "1 ERROR rtContextSetRayTypeCount: 99 ray types");
    OK(rtContextSetUsageReportCallback(context, keep, 0, &of_context));
    CHECK_EQ(rtContextSetRayTypeCount(context, 99), RT_ERROR_INVALID_VALUE);
    CHECK(of_process.lines == 1 && of_context.lines == 0);
    OK(rtContextSetUsageReportCallback(context, keep, 1, &of_context));
    CHECK_EQ(rtContextSetRayTypeCount(context, 99), RT_ERROR_INVALID_VALUE);
    CHECK(of_process.lines == 1 && of_context.lines == 1);
    OK(rtContextSetUsageReportCallback(context, NULL, 0, NULL));
    CHECK_EQ(rwSetLogCallback(keep, 0, &of_process), RT_SUCCESS);
    CHECK_EQ(rtContextSetRayTypeCount(context, 99), RT_ERROR_INVALID_VALUE);
    CHECK_EQ(rwSetLogCallback(keep, 3, &of_process), RT_SUCCESS);
    CHECK(of_process.lines == 1 && of_context.lines == 1);
    OK(rtContextDestroy(context));
}

TEST(every_part_tells)
{
    static const char *const parts[] = {"2 DEVICE ", "3 COMPILER ", "3 CACHE ", "3 ACCEL ",
                                        "3 LAUNCH "};
    char folder[] = "/tmp/rw-log-XXXXXX";
    CHECK(mkdtemp(folder));
    setenv("RW_CACHE_DIR", folder, 1);
    forget();
    CHECK(launch_once());
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++)
        CHECK_CONTAINS(of_process.text, parts[i]);
    CHECK_CONTAINS(of_process.text, "a kernel was stored in /tmp/rw-log-");
    forget();
    CHECK(launch_once());
    CHECK_CONTAINS(of_process.text, "programs was loaded from /tmp/rw-log-");
    CHECK(!strstr(of_process.text, "COMPILER"));
    CHECK(rw_remove_folder(folder));
}

TEST(cache_that_cannot_be_used)
{
    setenv("RW_CACHE_DIR", "/dev/null/cache", 1);
    forget();
    CHECK(launch_once());
    CHECK_CONTAINS(of_process.text, "1 CACHE /dev/null/cache cannot keep kernels, so that every "
                                    "process compiles its own: Not a directory; set RW_CACHE_DIR");
    setenv("RW_CACHE_DIR", "/dev/null", 1);
    forget();
    CHECK(launch_once());
    CHECK_CONTAINS(of_process.text, "1 CACHE /dev/null cannot keep kernels");
    setenv("RW_CACHE_DIR", "off", 1);
    forget();
    CHECK(launch_once());
    CHECK(!strstr(of_process.text, "CACHE"));
}

TEST(kernels_that_are_not_replaced)
{
    char setting[64];
    setenv("RW_CACHE_DIR", "off", 1);
    setenv("RW_REPLACE_PTX", "000000=a.ptx", 1);
    forget();
    CHECK(launch_once());
    char *at = strstr(of_process.text, "1 REPLACE kernel ");
    CHECK(at);
    CHECK_CONTAINS(at, " is none that RW_REPLACE_PTX names\n");
    at += strlen("1 REPLACE kernel ");
    snprintf(setting, sizeof setting, "ffffffff=a.ptx,%.12s=b.ptx", at);
    char *digit = strchr(setting, ',') + 5;
    *digit = *digit == '0' ? '1' : '0';
    setenv("RW_REPLACE_PTX", setting, 1);
    forget();
    CHECK(launch_once());
    *strstr(setting, "=b.ptx") = '\0';
    CHECK_CONTAINS(of_process.text, "RW_REPLACE_PTX names; the nearest there is ");
    CHECK_CONTAINS(of_process.text, strchr(setting, ',') + 1);
    unsetenv("RW_REPLACE_PTX");
}

TEST(unknown_properties)
{
    RTcontext context;
    RTacceleration acceleration;
    OK(rtContextCreate(&context));
    OK(rtAccelerationCreate(context, &acceleration));
    forget();
    OK(rtAccelerationSetProperty(acceleration, "refit", "1"));
    OK(rtAccelerationSetProperty(acceleration, "chunk_size", "-1"));
    CHECK_EQ(of_process.lines, 0);
    for (int i = 0; i < 2; i++) OK(rtAccelerationSetProperty(acceleration, "watertigth", "1"));
    CHECK_STR(of_process.text, "1 ACCEL property 'watertigth' is not known, and ignored; the "
                               "nearest is watertight\n");
    OK(rtAccelerationSetProperty(acceleration, "nobody_knows", "1"));
    CHECK_CONTAINS(of_process.text, "'nobody_knows' is not known, and ignored\n");
    OK(rtContextDestroy(context));
}

static const struct rw_test tests[] = {
    {"misspelt variables", test_misspelt_variables}, /* of the first context */
    {"who listens", test_who_listens},
    {"every part tells", test_every_part_tells},
    {"a cache that cannot be used", test_cache_that_cannot_be_used},
    {"kernels that are not replaced", test_kernels_that_are_not_replaced},
    {"unknown properties", test_unknown_properties},
};

int main(void)
{
    setenv("RW_DEVICE", "cpu", 1);
    rwSetLogCallback(keep, 3, &of_process);
    return RUN_TABLE(tests);
}
