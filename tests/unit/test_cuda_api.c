/* SPDX-License-Identifier: Apache-2.0 */
/* Loading the CUDA driver: with or without one, the answer is the same every time and has a
 * reason. */
#include <pthread.h>

#include "runtime/device/cuda/api.h"
#include "runtime/device/device.h"

#include "tests/harness.h"

TEST(answer_stays_the_same)
{
    char first[512] = "", second[512] = "";
    const struct rw_cuda_api *a = rw_cuda_api(first, sizeof(first));
    const struct rw_cuda_api *b = rw_cuda_api(second, sizeof(second));
    CHECK(a == b);
    CHECK_STR(first, second);
    CHECK(!a == (first[0] != 0));
}

TEST(no_devices_have_a_reason)
{
    char why[512] = "", error[512] = "";
    struct rw_device *device = NULL;
    if (rw_cuda_device_count(why, sizeof(why))) return;
    CHECK(why[0]);
    CHECK_EQ(rw_device_cuda_create(0, &device, error, sizeof(error)), RT_ERROR_NO_DEVICE);
    CHECK(!device);
    CHECK_STR(error, why);
}

TEST(missing_driver_names_the_library)
{
    char why[512] = "";
    if (rw_cuda_api(why, sizeof(why))) return;
    CHECK_CONTAINS(why, "CUDA driver");
    if (strstr(why, "no CUDA driver")) CHECK_CONTAINS(why, "libcuda.so.1");
}

TEST(ordinals_are_checked)
{
    char why[512] = "", error[512] = "";
    struct rw_device *device = NULL;
    RTresult expected =
        rw_cuda_device_count(why, sizeof(why)) ? RT_ERROR_INVALID_DEVICE : RT_ERROR_NO_DEVICE;
    CHECK_EQ(rw_device_cuda_create(4000, &device, error, sizeof(error)), expected);
    CHECK(!device && error[0]);
}

static void *ask(void *answer)
{
    char why[512];
    *(const struct rw_cuda_api **)answer = rw_cuda_api(why, sizeof(why));
    return NULL;
}

TEST(threads_get_the_same_answer)
{
    enum { THREADS = 8 };
    const struct rw_cuda_api *answers[THREADS];
    pthread_t threads[THREADS];
    for (int i = 0; i < THREADS; i++) CHECK(!pthread_create(&threads[i], NULL, ask, &answers[i]));
    for (int i = 0; i < THREADS; i++) pthread_join(threads[i], NULL);
    for (int i = 1; i < THREADS; i++) CHECK(answers[i] == answers[0]);
}

static const struct rw_test tests[] = {
    {"threads get the same answer", test_threads_get_the_same_answer},
    {"answer stays the same", test_answer_stays_the_same},
    {"no devices have a reason", test_no_devices_have_a_reason},
    {"missing driver names the library", test_missing_driver_names_the_library},
    {"ordinals are checked", test_ordinals_are_checked},
};

int main(void)
{
    return RUN_TABLE(tests);
}
