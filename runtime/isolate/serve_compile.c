/* SPDX-License-Identifier: Apache-2.0 */
/* The helper that compiles: reads a description, answers with a kernel or with messages, and
 * ends. */
#include <stdlib.h>

#include "runtime/isolate/channel.h"
#include "runtime/isolate/confine.h"
#include "runtime/isolate/serve.h"
#include "runtime/isolate/status.h"

static bool answer(const struct rwc_kernel *kernel, const struct rwc_diag *diag)
{
    struct rw_compile_answer head = {.text_size = diag->length,
                                     .out_of_memory = diag->out_of_memory,
                                     .profile_states = kernel ? kernel->profile_states : 0};
    void *bytes = NULL;
    size_t size = 0;
    if (kernel && !rwc_kernel_write(kernel, &bytes, &size)) head.out_of_memory = true;
    head.kernel_size = size;
    const int socket = RW_HELPER_SOCKET;
    bool sent = !rw_channel_send(socket, &head, sizeof(head), NULL) &&
                !rw_channel_send(socket, diag->text, (size_t)head.text_size, NULL) &&
                !rw_channel_send(socket, bytes, size, NULL);
    free(bytes);
    return sent;
}

static void compile(const void *bytes, size_t size, struct rwc_diag *diag)
{
    struct rwc_desc_block block;
    struct rwc_kernel *kernel = NULL;
    if (rwc_desc_read(bytes, size, &block, diag)) kernel = rwc_compile(&block.desc, diag);
    answer(kernel, diag);
}

/* Nothing is freed: the process ends. */
int rw_serve_compile(const struct rw_helper_task *task)
{
    struct rwc_diag diag = {0};
    uint64_t size;
    if (!task->writes_folders && !rw_confine()) return RW_STATUS_NO_LIMITS;
    if (rw_channel_receive(RW_HELPER_SOCKET, &size, sizeof(size), NULL)) return RW_STATUS_DONE;
    void *bytes = malloc((size_t)size + 1);
    if (!bytes) {
        rwc_out_of_memory(&diag, NULL, "for the description of a kernel");
        answer(NULL, &diag);
    } else if (!rw_channel_receive(RW_HELPER_SOCKET, bytes, (size_t)size, NULL)) {
        compile(bytes, (size_t)size, &diag);
    }
    _Exit(RW_STATUS_DONE);
}
