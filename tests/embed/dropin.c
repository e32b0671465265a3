/* SPDX-License-Identifier: Apache-2.0 */
/*
 * An application of the classic interface that knows nothing of Raywright, linked to liboptix.so.1
 * or, built with FACTS_LOAD, loading the library that its second argument names.
 *   dropin <sphere.ptx> [<library>]
 */
#include "tests/embed/facts.h"

#include "tests/embed/sphere.h"

int main(int argc, char **argv)
{
    static float picture[SPHERE_PIXELS];
    unsigned int version = 0;
    char *ptx = argc > 1 ? sphere_read(argv[1]) : NULL;
    if (!ptx) return 2;
#ifdef FACTS_LOAD
    void *library = argc > 2 ? dlopen(argv[2], RTLD_NOW | RTLD_LOCAL) : NULL;
    if (!library) {
        fprintf(stderr, "%s\n", dlerror());
        return 2;
    }
    if (!facts_load(library)) return 3;
#endif
    RTresult result = sphere_render(ptx, picture);
    free(ptx);
    if (result == RT_ERROR_NO_DEVICE) return 77;
    if (result != RT_SUCCESS || sphere_wrong_pixel(picture) != -1) return 1;
    return rtGetVersion(&version) != RT_SUCCESS || version != 60500;
}
