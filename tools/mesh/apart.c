/* SPDX-License-Identifier: Apache-2.0 */
/*
 * See apart.h. The child writes to a file in memory, which is read once it has ended:
 *
 *     head | vertices | triangles | surfaces, each: colour, length and name of its texture |
 *     surface of each triangle | coordinates
 */
#define _GNU_SOURCE /* memfd_create */

#include "tools/mesh/apart.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "tools/mesh/other.h"

struct head {
    char why[MESH_FAULT]; /* "": nothing is wrong */
    uint32_t vertices, triangles, surfaces, has_coordinates;
};

/* ---- the child ---- */

static bool put(FILE *f, const void *bytes, size_t size)
{
    return !size || fwrite(bytes, size, 1, f) == 1;
}

static bool put_surface(FILE *f, const struct mesh_surface *s)
{
    const uint32_t length = s->texture ? (uint32_t)strlen(s->texture) : 0;
    return put(f, s->colour, sizeof(s->colour)) && put(f, &length, sizeof(length)) &&
           put(f, s->texture, length);
}

static bool put_mesh(FILE *f, const struct mesh *m, const char *why)
{
    struct head head = {"", m->vertex_count, m->triangle_count, m->surface_count,
                        m->coordinates != NULL};
    snprintf(head.why, sizeof(head.why), "%s", why ? why : "");
    bool ok = put(f, &head, sizeof(head));
    if (why) return ok;
    ok = ok && put(f, m->vertices, (size_t)m->vertex_count * 12) &&
         put(f, m->triangles, (size_t)m->triangle_count * 12);
    for (uint32_t i = 0; ok && i < m->surface_count; i++) ok = put_surface(f, &m->surfaces[i]);
    if (m->surface_count) ok = ok && put(f, m->surface_of, (size_t)m->triangle_count * 4);
    if (m->coordinates) ok = ok && put(f, m->coordinates, (size_t)m->vertex_count * 8);
    return ok;
}

static void limit(int resource, rlim_t most, rlim_t more)
{
    setrlimit(resource, &(struct rlimit){most, most + more});
}

/* Files in text become some twenty times as large; a mebibyte takes a fraction of a second. */
static void limit_all(const char *path)
{
    struct stat status;
    const rlim_t bytes = stat(path, &status) ? 0 : (rlim_t)status.st_size;
    const rlim_t memory = ((rlim_t)1 << 30) + 64 * bytes;
#ifndef RW_SANITIZED
    limit(RLIMIT_DATA, memory, 0);
#endif
    limit(RLIMIT_FSIZE, memory, 0);
    limit(RLIMIT_CPU, 5 + (bytes >> 19), 1); /* ended by SIGXCPU, a second before SIGKILL */
    limit(RLIMIT_CORE, 0, 0);
    prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
}

static _Noreturn void be_child(const char *path, FILE *f)
{
    struct mesh mesh = {0};
    limit_all(path);
    const char *why = mesh_read_other(path, &mesh);
    const bool ok = put_mesh(f, &mesh, why) && !fflush(f);
    _exit(ok ? 0 : 1);
}

/* ---- what it wrote ---- */

static bool get(FILE *f, void *out, size_t size)
{
    return !size || fread(out, size, 1, f) == 1;
}

static void *get_all(FILE *f, uint64_t count, size_t size)
{
    void *all = mesh_bytes_left(f) < count * size ? NULL : malloc(count * size + 1);
    if (all && get(f, all, count * size)) return all;
    free(all);
    return NULL;
}

static bool get_surface(FILE *f, struct mesh_surface *out)
{
    uint32_t length;
    if (!get(f, out->colour, sizeof(out->colour)) || !get(f, &length, sizeof(length))) return false;
    if (!length) return true;
    out->texture = get_all(f, length, 1);
    if (out->texture) out->texture[length] = '\0';
    return out->texture != NULL;
}

static bool get_surfaces(FILE *f, uint32_t count, struct mesh *out)
{
    if (!count) return true;
    if (mesh_bytes_left(f) / sizeof(out->surfaces->colour) < count) return false;
    out->surfaces = calloc(count, sizeof(*out->surfaces));
    if (!out->surfaces) return false;
    out->surface_count = count;
    for (uint32_t i = 0; i < count; i++)
        if (!get_surface(f, &out->surfaces[i])) return false;
    out->surface_of = get_all(f, out->triangle_count, 4);
    return out->surface_of != NULL;
}

static bool get_mesh(FILE *f, struct mesh *out, char why[MESH_FAULT])
{
    struct head head;
    snprintf(why, MESH_FAULT, "what was read is incomplete, or there is no memory for it");
    if (fseek(f, 0, SEEK_SET) || !get(f, &head, sizeof(head))) return false;
    head.why[MESH_FAULT - 1] = '\0';
    if (*head.why) memcpy(why, head.why, MESH_FAULT);
    if (*head.why) return false;
    out->vertex_count = head.vertices;
    out->triangle_count = head.triangles;
    out->vertices = get_all(f, head.vertices, 12);
    out->triangles = get_all(f, head.triangles, 12);
    if (!out->vertices || !out->triangles || !get_surfaces(f, head.surfaces, out)) return false;
    if (head.has_coordinates) out->coordinates = get_all(f, head.vertices, 8);
    return out->coordinates || !head.has_coordinates;
}

static bool await(pid_t child, char why[MESH_FAULT])
{
    int status = 0;
    pid_t found;
    while ((found = waitpid(child, &status, 0)) < 0 && errno == EINTR) continue;
    if (found == child && WIFEXITED(status) && !WEXITSTATUS(status)) return true;
    if (found == child && WIFSIGNALED(status))
        snprintf(why, MESH_FAULT, "what reads such files was ended by signal %d, %s",
                 WTERMSIG(status), strsignal(WTERMSIG(status)));
    else
        snprintf(why, MESH_FAULT, "what reads such files has failed");
    return false;
}

bool mesh_read_apart(const char *path, struct mesh *out, char why[MESH_FAULT])
{
    const int memory = memfd_create("mesh", MFD_CLOEXEC);
    FILE *f = memory < 0 ? NULL : fdopen(memory, "w+");
    pid_t child = -1;
    fflush(NULL);
    if (f) child = fork();
    if (!child) be_child(path, f);
    bool ok = child > 0;
    if (ok)
        ok = await(child, why) && get_mesh(f, out, why);
    else
        snprintf(why, MESH_FAULT, "starting a process that reads it: %s", strerror(errno));
    if (f)
        fclose(f);
    else if (memory >= 0)
        close(memory);
    return ok;
}
