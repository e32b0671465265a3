/* SPDX-License-Identifier: Apache-2.0 */
/* Fuzz target: a recording of which one file is changed, as text and as a page. The first byte of
 * the input says which file. */
#define _GNU_SOURCE /* nftw */
#include <ftw.h>
#include <stdbool.h>
#include <sys/stat.h>
#include <unistd.h>

#include "tests/fuzz/edits.h"
#include "tests/fuzz/targets.h"
#include "tools/files.h"
#include "tools/inspect/page.h"
#include "tools/inspect/text.h"
#include "tools/recording.h"

enum { MOST_FILES = 64, MOST = 1 << 20 };

static char folder[64];
static struct {
    char *path, *bytes;
    size_t size;
} files[MOST_FILES];
static size_t file_count;

static const char source[] = RW_SOURCE_DIR "/tests/tools/recordings/loop-h200";

static int copy(const char *path, const struct stat *status, int type, struct FTW *at)
{
    (void)type, (void)at;
    char *to = rw_path("%s%s", folder, path + sizeof(source) - 1);
    if (S_ISDIR(status->st_mode)) {
        mkdir(to, 0700);
        free(to);
        return 0;
    }
    const size_t k = file_count;
    if (k == MOST_FILES || status->st_size > MOST / 2) return 0;
    files[k].path = to;
    files[k].bytes = rw_slurp(path, &files[k].size);
    if (!files[k].bytes || !rw_spill(to, files[k].bytes, files[k].size)) abort();
    file_count++;
    return 0;
}

static int drop(const char *path, const struct stat *status, int type, struct FTW *at)
{
    (void)status, (void)type, (void)at;
    return remove(path);
}

static void clean(void)
{
    nftw(folder, drop, 16, FTW_PHYS | FTW_DEPTH);
}

static void set_up(void)
{
    snprintf(folder, sizeof(folder), "/dev/shm/rw-fuzz-recording-%ld", (long)getpid());
    nftw(source, copy, 16, FTW_PHYS);
    atexit(clean);
    if (!file_count || !freopen("/dev/null", "w", stdout)) abort();
}

static void inspect(void)
{
    char error[1024];
    json_t *model = rw_recording_read(folder, error, sizeof(error));
    if (!model) return;
    rw_inspect_text(model);
    rw_inspect_page(folder, model, "/dev/null");
    json_decref(model);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static uint8_t bytes[MOST];
    if (!file_count) set_up();
    if (!size) return 0;
    const size_t k = data[0] % file_count;
    const size_t left =
        edit_all(data + 1, size - 1, files[k].bytes, files[k].size, bytes, sizeof(bytes));
    if (!rw_spill(files[k].path, bytes, left)) abort();
    inspect();
    if (!rw_spill(files[k].path, files[k].bytes, files[k].size)) abort();
    return 0;
}
