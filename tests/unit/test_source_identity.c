/* SPDX-License-Identifier: Apache-2.0 */
/* What the PTX of a source depends on. Needs NVRTC, but not a GPU. */
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "runtime/source/identity.h"
#include "runtime/source/nvrtc_api.h"
#include "tests/folder.h"
#include "tests/harness.h"

static char folder[] = "/tmp/rw-identity-XXXXXX", option[80];

static bool identify_by(const char *text, unsigned count, const char *const *options,
                        enum rw_source_compiler compiler, struct rw_source_identity *out)
{
    const struct rw_source source = {text, "programs.cu", folder, count, options};
    const struct rw_source_compilers compilers = {compiler, getenv("RW_NVRTC"), NULL, false};
    return rw_source_identify(&source, &compilers, out);
}

/* With a folder of options below the source's. */
static bool identify(const char *text, struct rw_source_identity *out)
{
    const char *const options[] = {option};
    return identify_by(text, 1, options, RW_SOURCE_NVRTC, out);
}

static bool is_known(const char *text)
{
    struct rw_source_identity identity;
    return identify(text, &identity);
}

static bool is_known_with(const char *added)
{
    struct rw_source_identity identity;
    return identify_by("int x;\n", 1, &added, RW_SOURCE_NVRTC, &identity);
}

static bool same(const char *a, const char *b)
{
    struct rw_source_identity first, second;
    return identify(a, &first) && identify(b, &second) && !memcmp(&first, &second, sizeof(first));
}

static void write_text(const char *name, const char *text)
{
    char path[128];
    snprintf(path, sizeof(path), "%s/%s", folder, name);
    FILE *file = fopen(path, "w");
    if (!file || fputs(text, file) < 0 || fclose(file)) abort();
}

TEST(text_and_options)
{
    static const char *const others[] = {"-DX=2"};
    struct rw_source_identity first, second;
    CHECK(same("int x;\n", "int x;\n"));
    CHECK(!same("int x;\n", "int y;\n"));
    CHECK(identify("int x;\n", &first));
    CHECK(identify_by("int x;\n", 1, others, RW_SOURCE_NVRTC, &second));
    CHECK(memcmp(first.source, second.source, sizeof(first.source)));
    CHECK(!memcmp(first.compiler, second.compiler, sizeof(first.compiler)));
}

/* Each change of a file that is included somehow makes it another source. */
TEST(files)
{
    static const char *const texts[] = {
        "#include \"direct.h\"\n",
        "  #  include <direct.h> // of the source's folder\n",
        "#if 0\n#include \"direct.h\"\n#endif\n",
        "#include \"outer.h\"\n",
        "#include <below.h>\n",
        "#if __has_include(<direct.h>)\nint x;\n#endif\n",
        "#\finclude\v<direct.h>\n",
    };
    static const char *const changed[] = {"direct.h",     "direct.h", "direct.h", "direct.h",
                                          "more/below.h", "direct.h", "direct.h"};
    write_text("direct.h", "int direct;\n");
    write_text("outer.h", "#include \"direct.h\"\n");
    write_text("more/below.h", "int below;\n");
    for (size_t i = 0; i < sizeof(texts) / sizeof(texts[0]); i++) {
        struct rw_source_identity before, after;
        write_text(changed[i], "int one;\n");
        CHECK(identify(texts[i], &before));
        write_text(changed[i], "int two;\n");
        CHECK(identify(texts[i], &after));
        CHECK(memcmp(before.source, after.source, sizeof(before.source)));
        write_text(changed[i], "int one;\n");
        CHECK(identify(texts[i], &after));
        CHECK(!memcmp(before.source, after.source, sizeof(before.source)));
    }
}

/* So does a file that is found first from now on. */
TEST(new_files)
{
    struct rw_source_identity before, after;
    char path[128];
    write_text("more/later.h", "int later;\n");
    CHECK(identify("#include <later.h>\n", &before));
    write_text("later.h", "int sooner;\n");
    CHECK(identify("#include <later.h>\n", &after));
    CHECK(memcmp(before.source, after.source, sizeof(before.source)));
    snprintf(path, sizeof(path), "%s/later.h", folder);
    CHECK(!remove(path));
}

/* Files that include each other are read once. */
TEST(circles)
{
    write_text("one.h", "#pragma once\n#include \"two.h\"\n");
    write_text("two.h", "#pragma once\n#include \"one.h\"\n");
    CHECK(is_known("#include \"one.h\"\n"));
}

TEST(own_headers)
{
    CHECK(is_known("#include <raywright_device.h>\n"));
    CHECK(is_known("#include <optix_world.h>\n#include <optixu/optixu_math_namespace.h>\n"));
    CHECK(is_known("#include <cuda_runtime.h>\n#include <cmath>\n#include <not_there.h>\n"));
}

TEST(what_is_not_known)
{
    static const char *const texts[] = {
        "#define F <math.h>\n#include F\n", "#inc\\\nlude <math.h>\n",  "#include \\\n<math.h>\n",
        "#/**/include <math.h>\n",          "#include_next <math.h>\n", "%:include <math.h>\n",
        "const char *t = __TIME__;\n",      "#include <math.h\n",       "#include \"nul.h\"\n",
    };
    static const char *const options[] = {"-include=x.h", "--pre-include=x.h", "-I",
                                          "--pch",        "--time=out",        "-optf=x",
                                          "-D",           "--unheard-of"};
    char path[128];
    snprintf(path, sizeof(path), "%s/nul.h", folder);
    FILE *file = fopen(path, "w");
    CHECK(file && fwrite("int a;\0#include <b>", 1, 19, file) == 19);
    if (file) fclose(file);
    for (size_t i = 0; i < sizeof(texts) / sizeof(texts[0]); i++) CHECK(!is_known(texts[i]));
    for (size_t i = 0; i < sizeof(options) / sizeof(options[0]); i++)
        CHECK(!is_known_with(options[i]));
    CHECK(is_known_with("-DX"));
    CHECK(is_known_with("-use_fast_math"));
    CHECK(is_known_with("-G"));
    CHECK(!is_known_with("-Gx"));
}

TEST(other_compilers)
{
    struct rw_source_identity identity;
    CHECK(!identify_by("int x;\n", 0, NULL, RW_SOURCE_CLANG, &identity));
    CHECK(identify_by("int x;\n", 0, NULL, RW_SOURCE_AUTO, &identity));
}

static const struct rw_test tests[] = {
    {"text-and-options", test_text_and_options},
    {"files", test_files},
    {"new-files", test_new_files},
    {"circles", test_circles},
    {"own-headers", test_own_headers},
    {"what-is-not-known", test_what_is_not_known},
    {"other-compilers", test_other_compilers},
};

int main(void)
{
    char why[512], below[64];
    if (!rw_nvrtc_api(getenv("RW_NVRTC"), why, sizeof(why))) SKIP(why);
    if (!mkdtemp(folder)) return 1;
    snprintf(below, sizeof(below), "%s/more", folder);
    snprintf(option, sizeof(option), "-I%s", below);
    if (mkdir(below, 0700)) return 1;
    const int failed = RUN_TABLE(tests);
    return rw_remove_folder(folder) ? failed : 1;
}
