/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What a process that is confined cannot do any more, and what it can; and that the helper of a
 * context is confined.
 */
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/ptrace.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include "runtime/isolate/confine.h"
#include "tests/api/launch.h"
#include "tests/isolate/child.h"

enum { DONE, REFUSED, NOT_CONFINED };

static char made[] = "/tmp/rw-confined-XXXXXX";

/* ---- attempts: true if they succeed ---- */

static bool reads_a_file(void)
{
    return open("/etc/passwd", O_RDONLY) >= 0;
}

static bool makes_a_file(void)
{
    return open(made, O_WRONLY | O_CREAT, 0600) >= 0;
}

static bool removes_a_file(void)
{
    return !unlink(made);
}

static bool opens_a_socket(void)
{
    return socket(AF_INET, SOCK_STREAM, 0) >= 0 || socket(AF_UNIX, SOCK_STREAM, 0) >= 0;
}

static bool forks(void)
{
    const pid_t child = fork();
    if (!child) _exit(0);
    return child > 0;
}

static bool runs_a_program(void)
{
    execl("/bin/true", "true", (char *)NULL);
    return false;
}

static bool signals_another(void)
{
    return !kill(getppid(), 0);
}

static bool reads_another(void)
{
    return !ptrace(PTRACE_ATTACH, getppid(), NULL, NULL);
}

static void *note(void *flag)
{
    *(bool *)flag = true;
    return NULL;
}

static bool starts_a_thread(void)
{
    pthread_t thread;
    bool ran = false;
    return !pthread_create(&thread, NULL, note, &ran) && !pthread_join(thread, NULL) && ran;
}

static bool has_memory(void)
{
    void *block = malloc(64 << 20);
    void *code = mmap(NULL, 4096, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    return block && code != MAP_FAILED && !mprotect(code, 4096, PROT_READ | PROT_EXEC);
}

static const struct {
    const char *name;
    bool (*attempt)(void);
    int expected;
} attempts[] = {
    {"reads a file", reads_a_file, REFUSED},
    {"makes a file", makes_a_file, REFUSED},
    {"removes a file", removes_a_file, REFUSED},
    {"opens a socket", opens_a_socket, REFUSED},
    {"forks", forks, REFUSED},
    {"runs a program", runs_a_program, REFUSED},
    {"signals another", signals_another, REFUSED},
    {"reads another", reads_another, REFUSED},
    {"starts a thread", starts_a_thread, DONE},
    {"has memory", has_memory, DONE},
};

static int in_a_child(bool (*attempt)(void))
{
    int status = -1;
    fflush(NULL);
    const pid_t child = fork();
    if (!child) _exit(!rw_confine() ? NOT_CONFINED : attempt() ? DONE : REFUSED);
    if (child < 0 || waitpid(child, &status, 0) != child || !WIFEXITED(status)) return -1;
    return WEXITSTATUS(status);
}

TEST(what_is_left)
{
    const int file = mkstemp(made);
    CHECK(file >= 0);
    close(file);
    for (size_t k = 0; k < sizeof(attempts) / sizeof(attempts[0]); k++) {
        const int found = in_a_child(attempts[k].attempt);
        if (found != attempts[k].expected) fprintf(stderr, "%s: %d\n", attempts[k].name, found);
        CHECK_EQ(found, attempts[k].expected);
    }
    CHECK(!unlink(made));
}

/* As LLVM does; the message that names the signal stays true. */
TEST(abort_is_one)
{
    int status = 0;
    fflush(NULL);
    const pid_t child = fork();
    if (!child) {
        rw_confine();
        abort();
    }
    CHECK(child > 0 && waitpid(child, &status, 0) == child);
    CHECK(WIFSIGNALED(status));
    CHECK_EQ(WTERMSIG(status), SIGABRT);
}

/* ---- the helper of a context ---- */

static long number_after(FILE *file, const char *name)
{
    char line[256];
    while (file && fgets(line, sizeof(line), file))
        if (!strncmp(line, name, strlen(name))) return atol(line + strlen(name));
    return -1;
}

static FILE *status_of_child(void)
{
    char path[64];
    snprintf(path, sizeof(path), "/proc/%ld/status", (long)first_child());
    return fopen(path, "r");
}

TEST(helpers_are)
{
    enum { FILTERED = 2 };
    struct launch l = {0};
    setenv("RW_DEVICE", "cpu", 1);
    setenv("RW_ISOLATE", "1", 1);
    const RTresult compiled = launch_make(&l);
    const bool good = !compiled && launch_is_good(&l);
    FILE *status = status_of_child();
    const long filtered = number_after(status, "Seccomp:");
    if (status) fclose(status);
    CHECK(good);
    CHECK_EQ(filtered, FILTERED);
    CHECK_EQ(rtContextDestroy(l.context), RT_SUCCESS);
}

static const struct rw_test tests[] = {
    {"what-is-left", test_what_is_left},
    {"abort-is-one", test_abort_is_one},
    {"helpers-are", test_helpers_are},
};

int main(void)
{
#ifdef RW_SANITIZED
    SKIP("with a sanitizer nothing is confined");
#endif
    if (launch_compile("")) return 1;
    return RUN_TABLE(tests);
}
