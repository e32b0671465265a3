/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A host that has another copy of LLVM in its process and uses it before, between and after
 * Raywright's work: both give their own results.
 *   other_llvm <sphere.ptx> <library of another LLVM>
 * The other library is loaded with all its symbols for everyone to see, which is the hardest case:
 * Raywright must find its own LLVM's all the same.
 */
#include <dlfcn.h>

#include "raywright.h"
#include "tests/embed/sphere.h"

/* What is used of the other LLVM; its C functions have had these types since version 3. */
struct other {
    void *(*module_create)(const char *name);
    char *(*print_module)(void *module);
    void (*dispose_module)(void *module);
    void (*dispose_message)(char *text);
};

static int find(void *library, const char *name, void *out)
{
    void *found = dlsym(library, name);
    memcpy(out, &found, sizeof(found));
    return found != NULL;
}

static int load(const char *path, struct other *out)
{
    void *library = dlopen(path, RTLD_NOW | RTLD_GLOBAL);
    if (!library) {
        fprintf(stderr, "%s\n", dlerror());
        return 0;
    }
    return find(library, "LLVMModuleCreateWithName", &out->module_create) &&
           find(library, "LLVMPrintModuleToString", &out->print_module) &&
           find(library, "LLVMDisposeModule", &out->dispose_module) &&
           find(library, "LLVMDisposeMessage", &out->dispose_message);
}

/* Does the other LLVM still print an empty module of this name? */
static int works(const struct other *other)
{
    void *module = other->module_create("of the host");
    char *text = other->print_module(module);
    const int right = text && strstr(text, "ModuleID = 'of the host'");
    other->dispose_message(text);
    other->dispose_module(module);
    return right;
}

int main(int argc, char **argv)
{
    static float picture[SPHERE_PIXELS];
    struct other other;
    char *ptx = argc > 2 ? sphere_read(argv[1]) : NULL;
    setenv("RW_CACHE_DIR", "off", 1);
    if (!ptx || !load(argv[2], &other) || !works(&other)) return 2;
    RTresult result = RT_SUCCESS;
    int right = 1;
    for (int i = 0; i < 2 && result == RT_SUCCESS && right; i++) {
        result = sphere_render(ptx, picture);
        right = result == RT_SUCCESS && sphere_wrong_pixel(picture) == -1 && works(&other);
    }
    free(ptx);
    return result == RT_ERROR_NO_DEVICE ? 77 : !right;
}
