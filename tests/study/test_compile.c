/* SPDX-License-Identifier: Apache-2.0 */
/* The kernels of all variants compile with NVRTC, and ptxas makes code for sm_90 of them, where
 * those two are. Each with all that it can have: counters, and an end at the first hit. */
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

#include "runtime/source/nvrtc_api.h"
#include "tests/folder.h"
#include "tests/harness.h"
#include "tools/files.h"
#include "tools/study/gpu.h"
#include "tools/study/variants.h"

static bool assembles(const char *ptxas, const char *folder, const char *ptx)
{
    char *file = rw_path("%s/kernel.ptx", folder), *out = rw_path("%s/kernel.cubin", folder);
    char *const argv[] = {
        (char *)ptxas, (char *)"-arch=sm_90", (char *)"-O1", file, (char *)"-o", out, NULL};
    int status = -1;
    char *said = rw_spill(file, ptx, strlen(ptx)) ? rw_capture(argv, &status) : NULL;
    if (status) fprintf(stderr, "%s\n", said ? said : "ptxas cannot be run");
    unlink(file);
    unlink(out);
    free(said);
    free(file);
    free(out);
    return !status;
}

static bool is_first(unsigned variant)
{
    const struct study_variant *v = &study_variants[variant];
    for (unsigned k = 0; k < variant; k++)
        if (!strcmp(study_variants[k].source, v->source) &&
            !strcmp(study_variants[k].defines, v->defines))
            return false;
    return true;
}

/* False if it does not compile. */
static bool try_kernel(const char *ptxas, const char *folder, const char *source,
                       const char *defines)
{
    char *ptx = study_compile(source, defines, "compute_90");
    bool ok = ptx && (!ptxas || assembles(ptxas, folder, ptx));
    free(ptx);
    return ok;
}

TEST(compile)
{
    char why[512], defines[256], folder[] = "/tmp/raywright-study-XXXXXX";
    if (!rw_nvrtc_api(NULL, why, sizeof(why))) SKIP(why);
    char *ptxas = rw_find_tool("ptxas");
    CHECK(mkdtemp(folder));
    CHECK(try_kernel(ptxas, folder, "rays", ""));
    CHECK(try_kernel(ptxas, folder, "batch", " -DSTUDY_LEAST=13 -DSTUDY_COUNT=1"));
    CHECK(try_kernel(ptxas, folder, "frusta", " -DSTUDY_COUNT=1"));
    for (unsigned k = 0; k < study_variant_count; k++) {
        if (!is_first(k)) continue;
        snprintf(defines, sizeof(defines), "%s -DSTUDY_ANY_HIT=1 -DSTUDY_COUNT=1",
                 study_variants[k].defines);
        CHECK(try_kernel(ptxas, folder, study_variants[k].source, defines));
    }
    CHECK(rw_remove_folder(folder));
    free(ptxas);
}

static const struct rw_test tests[] = {{"compile", test_compile}};

int main(void)
{
    return RUN_TABLE(tests);
}
