/* SPDX-License-Identifier: Apache-2.0 */
/* See channel.h. */
#include "runtime/isolate/channel.h"

#include <errno.h>
#include <poll.h>
#include <sys/socket.h>

#include "base/clock.h"

/* Between two looks at `end`. */
#define SLICE_MS 10.0

static bool is_ready(int socket, short events, double milliseconds)
{
    struct pollfd wait = {.fd = socket, .events = events};
    const int rounded_up = milliseconds < 1e9 ? (int)(milliseconds + 0.999) : 1000000000;
    return poll(&wait, 1, milliseconds < 0 ? -1 : rounded_up) > 0;
}

bool rw_channel_await(int socket, double milliseconds)
{
    return is_ready(socket, POLLIN, milliseconds);
}

/* False: patience was at its end. */
static bool await(int socket, short events, const struct rw_patience *patience)
{
    static const struct rw_patience none;
    if (!patience) patience = &none;
    for (;;) {
        double wait = patience->end ? SLICE_MS : -1;
        const double left = patience->until_ms > 0 ? patience->until_ms - rw_clock_ms() : -1;
        if (patience->until_ms > 0 && (wait < 0 || left < wait)) wait = left > 0 ? left : 0;
        if (is_ready(socket, events, wait)) return true;
        if (patience->end && atomic_load(patience->end)) return false;
        if (patience->until_ms > 0 && rw_clock_ms() >= patience->until_ms) return false;
    }
}

static bool is_passing(void)
{
    return errno == EINTR || errno == EAGAIN;
}

enum rw_channel_state rw_channel_send(int socket, const void *bytes, size_t size,
                                      const struct rw_patience *patience)
{
    const char *at = bytes;
    while (size) {
        const ssize_t done = send(socket, at, size, MSG_DONTWAIT | MSG_NOSIGNAL);
        if (done < 0 && !is_passing()) return RW_CHANNEL_CLOSED;
        if (done < 0 && !await(socket, POLLOUT, patience)) return RW_CHANNEL_WAITING;
        if (done < 0) continue;
        at += done;
        size -= (size_t)done;
    }
    return RW_CHANNEL_DONE;
}

enum rw_channel_state rw_channel_receive(int socket, void *bytes, size_t size,
                                         const struct rw_patience *patience)
{
    char *at = bytes;
    while (size) {
        const ssize_t done = recv(socket, at, size, MSG_DONTWAIT);
        if (done == 0 || (done < 0 && !is_passing())) return RW_CHANNEL_CLOSED;
        if (done < 0 && !await(socket, POLLIN, patience)) return RW_CHANNEL_WAITING;
        if (done < 0) continue;
        at += done;
        size -= (size_t)done;
    }
    return RW_CHANNEL_DONE;
}
