/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A compilation in a process of its own. Each has one, so that several run at once, what one takes
 * goes back to the system, and ending it ends nothing else.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "runtime/isolate/channel.h"
#include "runtime/isolate/helper.h"
#include "runtime/isolate/status.h"

enum {
    GRACE_MS = 500,      /* beyond the limit, for the message of who keeps it */
    MOST_TEXT = 1 << 20, /* bytes of an answer that somebody else may have written */
    MOST_KERNEL = 1u << 30,
};

/* To be freed; NULL where size is 0 or something went wrong, *state says what. */
static char *receive(int socket, uint64_t size, const struct rw_patience *patience,
                     enum rw_channel_state *state)
{
    char *bytes = size && !*state ? malloc((size_t)size + 1) : NULL;
    if (!bytes) return NULL;
    *state = rw_channel_receive(socket, bytes, (size_t)size, patience);
    bytes[size] = '\0';
    if (!*state) return bytes;
    free(bytes);
    return NULL;
}

static void tell(const struct rw_compile_answer *answer, const char *text, struct rwc_diag *diag)
{
    if (!text) return;
    /* Lines as the compiler ended them. */
    for (size_t at = 0, length; text[at]; at += length + (text[at + length] == '\n')) {
        for (length = 0; text[at + length] && text[at + length] != '\n';) length++;
        rwc_error(diag, NULL, 0, "%.*s", (int)length, text + at);
    }
    diag->out_of_memory |= answer->out_of_memory == 1;
}

static struct rwc_kernel *read_answer(int socket, const struct rwc_kernel_desc *desc,
                                      const struct rw_patience *patience, struct rwc_diag *diag,
                                      enum rw_channel_state *state)
{
    struct rw_compile_answer answer;
    *state = rw_channel_receive(socket, &answer, sizeof(answer), patience);
    if (*state) return NULL;
    if (answer.text_size > MOST_TEXT || answer.kernel_size > MOST_KERNEL) return NULL;
    char *text = receive(socket, answer.text_size, patience, state);
    char *bytes = receive(socket, answer.kernel_size, patience, state);
    struct rwc_kernel *kernel = bytes ? rwc_kernel_read(bytes, (size_t)answer.kernel_size) : NULL;
    if (kernel && kernel->target != desc->target) {
        rwc_kernel_free(kernel);
        kernel = NULL;
    }
    if (kernel) kernel->profile_states = answer.profile_states;
    if (!*state) tell(&answer, text, diag);
    free(text);
    free(bytes);
    return kernel;
}

/* Which pass the helper was at, and on what, went with it: what is known is what it was given. */
static void tell_end(const struct rwc_kernel_desc *desc, const char *how, struct rwc_diag *diag)
{
    char largest[256] = "", name[256];
    size_t most = 0;
    for (size_t k = 0; k < desc->program_count; k++) {
        const size_t count = rwc_module_largest(desc->programs[k].module, name, sizeof(name));
        if (count <= most) continue;
        most = count;
        memcpy(largest, name, sizeof(largest));
    }
    rwc_error(diag, NULL, 0,
              "the process that compiled a kernel of %zu programs %s; the largest function that it "
              "was given is '%.200s' with %zu statements of PTX",
              desc->program_count, how, largest, most);
}

static struct rwc_kernel *converse(struct rw_helper *h, const struct rwc_kernel_desc *desc,
                                   const void *bytes, uint64_t size, struct rwc_diag *diag)
{
    const int socket = rw_helper_socket(h);
    char why[256];
    const double end = rw_clock_ms() + desc->most_seconds * 1e3 + GRACE_MS;
    const struct rw_patience patience = {desc->end, desc->most_seconds > 0 ? end : 0};
    struct rwc_kernel *kernel = NULL;
    enum rw_channel_state state = rw_channel_send(socket, &size, sizeof(size), &patience);
    if (!state) state = rw_channel_send(socket, bytes, (size_t)size, &patience);
    if (!state) kernel = read_answer(socket, desc, &patience, diag, &state);
    rw_helper_end(h, state == RW_CHANNEL_CLOSED ? why : NULL, sizeof(why));
    if (state == RW_CHANNEL_WAITING)
        snprintf(why, sizeof(why), "was ended after %g seconds (RW_COMPILE_LIMIT)",
                 desc->most_seconds);
    if (state == RW_CHANNEL_WAITING && desc->end && atomic_load(desc->end))
        rwc_error(diag, NULL, 0, "the compilation was ended, nobody waits for it");
    else if (state == RW_CHANNEL_CLOSED || state == RW_CHANNEL_WAITING)
        tell_end(desc, why, diag);
    else if (!kernel && !diag->errors)
        rwc_error(diag, NULL, 0, "the process that compiled a kernel sent a damaged one");
    return kernel;
}

struct rwc_kernel *rw_isolated_compile(const struct rw_isolation *isolation,
                                       const struct rwc_kernel_desc *desc, struct rwc_diag *diag)
{
    char error[1024];
    void *bytes;
    size_t size;
    if (!isolation->on) return rwc_compile(desc, diag);
    const struct rw_helper_task task = {
        .role = "compile", .memory = -1, .writes_folders = desc->dump_dir != NULL};
    if (!rwc_desc_write(desc, &bytes, &size)) {
        rwc_out_of_memory(diag, NULL, "for the description of a kernel");
        return NULL;
    }
    struct rwc_kernel *kernel = NULL;
    struct rw_helper *h = rw_helper_start(isolation, &task, error, sizeof(error));
    if (h)
        kernel = converse(h, desc, bytes, size, diag);
    else
        rwc_error(diag, NULL, 0, "%s", error);
    free(bytes);
    return kernel;
}
