/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Runs a fuzz target without libFuzzer: every file of the folders that are given, of files of forms
 * (tests/ptx/parts.h) each form, and each of them again after some changes (mutate.c) that are the
 * same in every run. What the target finds ends the process, as under libFuzzer; the input is then
 * in ./replay.failed.
 *   replay CHANGES FOLDER...
 */
#include <dirent.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "tests/fuzz/targets.h"
#include "tests/ptx/parts.h"

enum { MAX_SIZE = 1 << 20 };

static char *original;
static uint8_t *changed;
static size_t running;
static unsigned random_state = 1;

/* One bit, one byte, or a few bytes less. */
size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t max_size)
{
    random_state = random_state * 1664525u + 1013904223u;
    unsigned what = random_state >> 8;
    if (!size) return 0;
    size_t at = (what >> 4) % size, length = 1 + what % 7;
    (void)max_size;
    if (what % 3 == 0) {
        data[at] ^= (uint8_t)(1u << (what >> 2 & 7));
    } else if (what % 3 == 1) {
        data[at] = (uint8_t)(random_state >> 24);
    } else if (at + length < size) {
        memmove(data + at, data + at + length, size - at - length);
        size -= length;
    }
    return size;
}

static void keep_input(int number)
{
    FILE *file = fopen("replay.failed", "wb");
    if (file) {
        fwrite(changed, 1, running, file);
        fclose(file);
    }
    signal(number, SIG_DFL);
    raise(number);
}

static void run(size_t size)
{
    running = size;
    LLVMFuzzerTestOneInput(changed, size);
}

static void replay_input(const char *input, size_t size, unsigned changes)
{
    memcpy(changed, input, size);
    run(size);
    for (unsigned i = 0; i < changes; i++) {
        memcpy(changed, input, size);
        random_state = i + 1;
        run(LLVMFuzzerCustomMutator(changed, size, MAX_SIZE, i));
    }
}

/* Returns how many inputs there were. */
static unsigned replay_file(const char *path, unsigned changes)
{
    FILE *file = fopen(path, "rb");
    if (!file) {
        fprintf(stderr, "%s: cannot be opened\n", path);
        return 0;
    }
    const char *end = original + fread(original, 1, MAX_SIZE, file);
    unsigned count = 0;
    fclose(file);
    for (const char *at = original, *next; at < end; at = next) {
        next = part_end(at, end, FORM_MARK);
        replay_input(at, (size_t)(next - at), changes);
        count++;
    }
    return count;
}

static int compare(const void *a, const void *b)
{
    return strcmp(*(char *const *)a, *(char *const *)b);
}

/* In the order of names: the same on every file system. Returns how many inputs were run. */
static unsigned replay_folder(const char *folder, unsigned changes)
{
    char *names[4096], path[4096];
    unsigned count = 0, done = 0;
    DIR *listing = opendir(folder);
    if (!listing) return 0;
    for (struct dirent *entry; (entry = readdir(listing)) && count < 4096;)
        if (entry->d_name[0] != '.') names[count++] = strdup(entry->d_name);
    closedir(listing);
    qsort(names, count, sizeof(names[0]), compare);
    for (unsigned i = 0; i < count; i++) {
        snprintf(path, sizeof(path), "%s/%s", folder, names[i]);
        done += replay_file(path, changes);
        free(names[i]);
    }
    return done;
}

int main(int argc, char **argv)
{
    unsigned changes = argc > 1 ? (unsigned)strtoul(argv[1], NULL, 10) : 0, inputs = 0;
    original = malloc(MAX_SIZE);
    changed = malloc(MAX_SIZE);
    if (!original || !changed) return 1;
    signal(SIGABRT, keep_input);
    signal(SIGSEGV, keep_input);
    for (int i = 2; i < argc; i++) inputs += replay_folder(argv[i], changes);
    free(original);
    free(changed);
    printf("%u inputs, each with %u changes\n", inputs, changes);
    return inputs ? 0 : 1;
}
