/* SPDX-License-Identifier: Apache-2.0 */
/*
 * See identity.h. Directives are found without a preprocessor: of every name behind #include, also
 * where it is left out or in a comment, all files are taken that it could mean, in any folder. So
 * too much is looked at, and what cannot be found in this way says so: a name that a macro gives, a
 * directive that goes on in the next line, the date.
 */
#define _GNU_SOURCE /* dladdr */

#include "runtime/source/identity.h"

#include <dlfcn.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "compiler/base/hash.h"
#include "runtime/base/memory.h"
#include "runtime/source/nvrtc.h"
#include "runtime/source/standard.h"

#define BLANKS " \t\v\f\r" /* within a line */

enum { MOST_FILES = 512, MOST_FOLDERS = 64, MOST_BYTES = 16 << 20 /* of a file */ };

struct search {
    struct rwc_hasher hasher;
    struct rw_nvrtc_options options;
    const char *folders[MOST_FOLDERS];
    unsigned folder_count;
    char *files[MOST_FILES]; /* found so far; those from `read` on are still to be read */
    unsigned file_count, read;
};

/* ---- options ---- */

/* Those that name no file but by -I, and write none; behind some of them a value follows. */
static const char *const known_options[] = {"-D",
                                            "-U",
                                            "-G",
                                            "-w",
                                            "--define-macro=",
                                            "--undefine-macro=",
                                            "-std=",
                                            "--std=",
                                            "-arch=",
                                            "--gpu-architecture=",
                                            "-use_fast_math",
                                            "--use_fast_math",
                                            "-ftz=",
                                            "--ftz=",
                                            "-prec-div=",
                                            "--prec-div=",
                                            "-prec-sqrt=",
                                            "--prec-sqrt=",
                                            "-fmad=",
                                            "--fmad=",
                                            "--device-debug",
                                            "-lineinfo",
                                            "--generate-line-info",
                                            "--disable-warnings",
                                            "-diag-suppress=",
                                            "--diag-suppress=",
                                            "-rdc=",
                                            "--relocatable-device-code=",
                                            "-default-device",
                                            "--device-as-default-execution-space",
                                            "-maxrregcount=",
                                            "--maxrregcount=",
                                            "-extra-device-vectorization",
                                            "--extra-device-vectorization"};

static bool is_known(const char *option)
{
    for (size_t i = 0; i < sizeof(known_options) / sizeof(known_options[0]); i++) {
        const size_t length = strlen(known_options[i]);
        const bool takes_value = strchr("=DU", known_options[i][length - 1]) != NULL;
        if (!strncmp(option, known_options[i], length) && takes_value == (option[length] != '\0'))
            return true;
    }
    return false;
}

static bool add_folder(struct search *s, const char *folder)
{
    if (s->folder_count == MOST_FOLDERS) return false;
    s->folders[s->folder_count++] = folder;
    return true;
}

static bool take_options(struct search *s)
{
    for (unsigned i = 0; i < s->options.count; i++) {
        const char *option = s->options.items[i], *folder = rw_standard_folder(option);
        rwc_hash_add_text(&s->hasher, option);
        if (folder ? !*folder || !add_folder(s, folder) : !is_known(option)) return false;
    }
    return true;
}

/* ---- files that may be included ---- */

static bool take_file(struct search *s, const char *folder, const char *name)
{
    char path[PATH_MAX];
    struct stat status;
    if (*name == '/') folder = "";
    if (snprintf(path, sizeof(path), "%s/%s", folder, name) >= (int)sizeof(path)) return false;
    if (stat(path, &status)) return true;
    for (unsigned i = 0; i < s->file_count; i++)
        if (!strcmp(s->files[i], path)) return true;
    if (!S_ISREG(status.st_mode) || s->file_count == MOST_FILES) return false;
    s->files[s->file_count] = rw_strdup(path);
    return s->files[s->file_count++] != NULL;
}

/* `text` is behind #include, and perhaps a bracket. */
static bool take_name(struct search *s, const char *text, const char *folder)
{
    text += strspn(text, BLANKS);
    const char *end = *text == '<' ? ">\n" : "\"\n";
    if (*text != '<' && *text != '"') return false;
    char *name = rw_strndup(text + 1, strcspn(text + 1, end));
    bool good = name && text[1 + strlen(name)] == *end && !strpbrk(name, "\\\n");
    good = good && take_file(s, folder, name);
    for (unsigned i = 0; good && i < s->folder_count; i++) good = take_file(s, s->folders[i], name);
    rw_free(name);
    return good;
}

/* Does a word go on in the next line? Then it would not be found here. */
static bool splices_words(const char *text)
{
    static const char letters[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_";
    for (const char *p = text; (p = strchr(p, '\\')); p++) {
        const char *next = p + 1 + strspn(p + 1, BLANKS);
        if (*next == '\n' && p > text && strchr(letters, p[-1]) && next[1] &&
            strchr(letters, next[1]))
            return true;
    }
    return false;
}

static bool take_directive(struct search *s, const char *text, const char *folder)
{
    static const char letters[] = "abcdefghijklmnopqrstuvwxyz_";
    static const char *const others[] = {"include_next", "import", "embed"};
    text += strspn(text, BLANKS);
    const size_t length = strspn(text, letters);
    if (text[length] == '\\' || (!length && *text == '/')) return false;
    for (size_t i = 0; i < sizeof(others) / sizeof(others[0]); i++)
        if (length == strlen(others[i]) && !strncmp(text, others[i], length)) return false;
    if (length != strlen("include") || strncmp(text, "include", length)) return true;
    return take_name(s, text + length, folder);
}

/* What a file in a folder includes. */
static bool take_text(struct search *s, const char *text, const char *folder)
{
    static const char *const unknown[] = {
        "%:", "?\?", "__DATE__", "__TIME__", "__TIMESTAMP__", "__has_embed", "__has_include_next"};
    static const char has_include[] = "__has_include";
    bool good = true;
    for (size_t i = 0; i < sizeof(unknown) / sizeof(unknown[0]); i++)
        if (strstr(text, unknown[i])) return false;
    if (splices_words(text)) return false;
    for (const char *p = text; good && (p = strchr(p, '#')); p++)
        good = take_directive(s, p + 1, folder);
    for (const char *p = text; good && (p = strstr(p, has_include));) {
        p += strlen(has_include);
        const char *bracket = p + strspn(p, BLANKS);
        if (*bracket == '(') good = take_name(s, bracket + 1, folder);
    }
    return good;
}

static char *read_file(const char *path, size_t *size)
{
    struct stat status;
    int file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    char *text = NULL;
    if (file >= 0 && !fstat(file, &status) && S_ISREG(status.st_mode) &&
        status.st_size <= MOST_BYTES)
        text = rw_malloc((size_t)status.st_size + 1);
    if (text) {
        const ssize_t got = read(file, text, (size_t)status.st_size);
        *size = got < 0 ? 0 : (size_t)got;
        text[*size] = '\0';
        if (got != status.st_size || strlen(text) != *size) {
            rw_free(text);
            text = NULL;
        }
    }
    if (file >= 0) close(file);
    return text;
}

static bool take_next_file(struct search *s)
{
    const char *path = s->files[s->read++];
    size_t size = 0;
    char *text = read_file(path, &size);
    char *folder = rw_strndup(path, (size_t)(strrchr(path, '/') - path));
    bool good = text && folder && take_text(s, text, folder);
    if (good) {
        rwc_hash_add_text(&s->hasher, path);
        rwc_hash_add_number(&s->hasher, size);
        rwc_hash_add(&s->hasher, text, size);
    }
    rw_free(folder);
    rw_free(text);
    return good;
}

/* ---- the whole ---- */

static void take_standard_headers(struct search *s)
{
    const char *names[RW_STANDARD_HEADERS], *texts[RW_STANDARD_HEADERS];
    const int count = rw_standard_headers(0, NULL, names, texts);
    for (int i = 0; i < count; i++) {
        rwc_hash_add_text(&s->hasher, names[i]);
        rwc_hash_add_text(&s->hasher, texts[i]);
    }
}

static bool identify(struct search *s, const struct rw_nvrtc_api *nvrtc,
                     const struct rw_source *source)
{
    const char *slash = strrchr(source->name, '/');
    rwc_hash_add_text(&s->hasher, source->name);
    rwc_hash_add_text(&s->hasher, source->text);
    take_standard_headers(s);
    if (!rw_nvrtc_options(nvrtc, source, &s->options) || !take_options(s)) return false;
    char *folder =
        slash ? rw_strndup(source->name, (size_t)(slash - source->name)) : rw_strdup(".");
    bool good = folder && take_text(s, source->text, folder);
    while (good && s->read < s->file_count) good = take_next_file(s);
    rw_free(folder);
    return good;
}

/* By its file too: versions have no more than two numbers. */
static bool identify_compiler(const struct rw_nvrtc_api *nvrtc, uint8_t out[16])
{
    Dl_info info;
    struct stat status;
    int major = 0, minor = 0;
    if (nvrtc->version(&major, &minor)) return false;
    if (!dladdr((void *)nvrtc->version, &info) || stat(info.dli_fname, &status)) return false;
    const int64_t facts[] = {major, minor, status.st_size, status.st_mtim.tv_sec,
                             status.st_mtim.tv_nsec};
    rwc_hash(facts, sizeof(facts), out);
    return true;
}

bool rw_source_identify(const struct rw_source *source, const struct rw_source_compilers *compilers,
                        struct rw_source_identity *out)
{
    const struct rw_nvrtc_api *nvrtc = rw_source_nvrtc(compilers);
    struct search *s;
    if (!nvrtc || !identify_compiler(nvrtc, out->compiler)) return false;
    if (!(s = rw_calloc(1, sizeof(*s)))) return false;
    rwc_hash_begin(&s->hasher);
    const bool good = identify(s, nvrtc, source);
    rwc_hash_end(&s->hasher, out->source);
    for (unsigned i = 0; i < s->file_count; i++) rw_free(s->files[i]);
    rw_free(s->options.items);
    rw_free(s);
    return good;
}
