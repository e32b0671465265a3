/* SPDX-License-Identifier: Apache-2.0 */
/* The guard around LLVM: fatal errors become messages, on several threads at once. */
#include <llvm-c/Core.h>
#include <llvm-c/IRReader.h>
#include <pthread.h>
#include <stdatomic.h>

#include "compiler/base/guard.h"
#include "compiler/pipeline.h"
#include "compiler/target/machine.h"
#include "tests/harness.h"

/* What LLVM held when it gave up is lost on purpose (compiler/base/guard.h): no leak check in
 * sanitised builds. */
__attribute__((visibility("default"))) const char *__asan_default_options(void);
const char *__asan_default_options(void)
{
    return "detect_leaks=0";
}

static bool set_flag(void *user)
{
    *(bool *)user = true;
    return true;
}

static bool fail_with_message(void *user)
{
    return rwc_error(user, "shade.ptx", 7, "something is wrong");
}

/* NVPTX cannot select another processor's instruction, and LLVM ends the process on that if nobody
 * stops it. */
static bool select_a_stranger(void *user)
{
    static const char ir[] = "declare i32 @llvm.x86.rdpid()\n"
                             "define ptx_kernel void @rw_megakernel(ptr %p) {\n"
                             "  %id = call i32 @llvm.x86.rdpid()\n"
                             "  store i32 %id, ptr %p\n  ret void\n}\n";
    struct rwc_kernel_desc desc = {.target = RWC_TARGET_CUDA, .sm = 75};
    struct rwc_unit unit;
    char *message = NULL;
    void *code;
    size_t size;
    if (!rwc_unit_init(&unit, &desc, user)) return false;
    LLVMMemoryBufferRef buffer = LLVMCreateMemoryBufferWithMemoryRangeCopy(ir, strlen(ir), "test");
    if (LLVMParseIRInContext(unit.context, buffer, &unit.module, &message)) return false;
    rwc_retarget(unit.module, unit.machine);
    return rwc_emit(&unit, &code, &size);
}

TEST(result_comes_back)
{
    struct rwc_diag diag = {0};
    bool flag = false;
    CHECK(rwc_guarded(set_flag, &flag, "testing", &diag));
    CHECK(flag);
    CHECK(!rwc_guarded(fail_with_message, &diag, "testing", &diag));
    CHECK_STR(diag.text, "shade.ptx:7: something is wrong\n");
    rwc_diag_free(&diag);
}

TEST(fatal_error_is_a_message)
{
    struct rwc_diag diag = {0};
    CHECK(!rwc_guarded(select_a_stranger, &diag, "compiling a kernel", &diag));
    CHECK_CONTAINS(diag.text, "LLVM gave up while compiling a kernel: Cannot select");
    CHECK_EQ(diag.errors, 1);
    rwc_diag_free(&diag);
}

static void *fail_on_thread(void *user)
{
    rwc_guarded(select_a_stranger, user, "testing", user);
    return NULL;
}

TEST(threads_fail_alone)
{
    enum { THREADS = 4 };
    pthread_t threads[THREADS];
    struct rwc_diag diags[THREADS] = {{0}};
    for (int i = 0; i < THREADS; i++)
        CHECK(!pthread_create(&threads[i], NULL, fail_on_thread, &diags[i]));
    for (int i = 0; i < THREADS; i++) pthread_join(threads[i], NULL);
    for (int i = 0; i < THREADS; i++) {
        CHECK_EQ(diags[i].errors, 1);
        CHECK_CONTAINS(diags[i].text, "Cannot select");
        rwc_diag_free(&diags[i]);
    }
}

static void count(void *user)
{
    atomic_fetch_add((atomic_uint *)user, 1);
}

static void give_up_once(void *user)
{
    struct rwc_diag diag = {0};
    if (atomic_fetch_add((atomic_uint *)user, 1) == 1) select_a_stranger(&diag);
}

TEST(several_threads)
{
    struct rwc_diag diag = {0};
    atomic_uint counter = 0;
    CHECK_EQ(rwc_guarded_threads(count, &counter, 3, "testing", &diag), 3);
    CHECK_EQ(counter, 3);
    CHECK_EQ(diag.errors, 0);
    counter = 0;
    CHECK_EQ(rwc_guarded_threads(give_up_once, &counter, 3, "testing", &diag), 3);
    CHECK_EQ(counter, 3);
    CHECK_EQ(diag.errors, 1);
    CHECK_CONTAINS(diag.text, "LLVM gave up while testing");
    rwc_diag_free(&diag);
}

static const struct rw_test tests[] = {
    {"result comes back", test_result_comes_back},
    {"fatal error is a message", test_fatal_error_is_a_message},
    {"threads fail alone", test_threads_fail_alone},
    {"several threads", test_several_threads},
};

int main(void)
{
    return RUN_TABLE(tests);
}
