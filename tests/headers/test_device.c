/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What raywright_device.h leaves in PTX: compiles probe.cu with one compiler, and compares symbols,
 * metadata and stub calls with the facts of the classic interface.
 *   test_device nvrtc | raywright | nvcc <path> | clang <path>
 */
#include "tests/headers/compile.h"
#include "tests/headers/ptx_text.h"

#include "tests/harness.h"

static char *ptx;

static const struct variable {
    const char *scope; /* mangled namespaces, "" for none */
    const char *name;
    const char *type;
    unsigned size;
    unsigned type_enum;
    const char *semantic;
    const char *annotation;
} variables[] = {
    {"", "top_object", "rtObject", 4, 4919, "", ""},
    {"", "scene_eps", "float", 4, 4919, "", "\"the smallest distance\""},
    {"", "launch_index", "uint2", 8, 4919, "rtLaunchIndex", ""},
    {"", "launch_dim", "uint2", 8, 4919, "rtLaunchDim", ""},
    {"", "ray", "optix::Ray", 36, 4919, "rtCurrentRay", ""},
    {"", "prd", "Payload", 16, 4919, "rtPayload", ""},
    {"", "t_hit", "float", 4, 4919, "rtIntersectionDistance", ""},
    {"", "shading_normal", "float3", 12, 4919, "attribute shading_normal", ""},
    {"", "table", "Table", 16, 4919, "", ""},
    {"", "camera", "Matrix4x4", 64, 4919, "", ""},
    {"", "points_id", "rtBufferId<float3>", 4, 4919, "", ""},
    {"", "shade_id", "rtCallableProgramId<float3(float, int)>", 4, 4920, "", ""},
    {"", "shade_bound", "rtCallableProgramX<float3(float, int)>", 4, 4921, "", ""},
    {"", "shade_old", "optix::boundCallableProgramId<float3 (float, int)>", 4, 4921, "", ""},
    {"1a1b", "nsv", "float", 4, 4919, "", ""},
};
#define VARIABLES (sizeof(variables) / sizeof(variables[0]))

/* Results and arguments in the letters of ptx_call. */
static const struct stub {
    const char *name;
    const char *form;
} stubs[] = {
    {"_rt_trace_mask_flags_64", "=iffffffiffiili"},
    {"_rt_potential_intersection", "i=f"},
    {"_rt_report_intersection", "i=i"},
    {"_rt_ignore_intersection", "="},
    {"_rt_terminate_ray", "="},
    {"_rt_intersect_child", "=i"},
    {"_rt_transform_tuple", "ffff=iffff"},
    {"_rt_get_transform", "ffffffffffffffff=i"},
    {"_rt_throw", "=i"},
    {"_rt_get_exception_code", "i="},
    {"_rt_print_active", "i="},
    {"_rt_buffer_get_64", "l=liillll"},
    {"_rt_buffer_get_id_64", "l=iiillll"},
    {"_rt_buffer_get_size_64", "llll=lii"},
    {"_rt_buffer_get_id_size_64", "llll=iii"},
    {"_rt_load_or_request_64", "i=liilllll"},
    {"_rt_callable_program_from_id_v2_64", "l=il"},
    {"_rt_get_primitive_index", "i="},
    {"_rt_is_triangle_hit", "i="},
    {"_rt_is_triangle_hit_front_face", "i="},
    {"_rt_is_triangle_hit_back_face", "i="},
    {"_rt_get_triangle_barycentrics", "ff="},
    {"_rt_get_ray_flags", "i="},
    {"_rt_get_ray_mask", "i="},
    {"_rt_get_lowest_group_child_index", "i="},
    {"_rt_get_entry_point_index", "i=-"},
    {"_rt_texture_get_f_id", "ffff=iiffff"},
    {"_rt_texture_get_i_id", "iiii=iiffff"},
    {"_rt_texture_get_u_id", "iiii=iiffff"},
    {"_rt_texture_get_size_id", "iii=i"},
    {"_rt_texture_get_fetch_id", "ffff=iiiiii"},
    {"_rt_texture_get_gather_id", "ffff=iiffi"},
    {"_rt_texture_get_base_id", "ffff=iifffi"},
    {"_rt_texture_get_level_id", "ffff=iifffif"},
    {"_rt_texture_get_grad_id", "ffff=iifffiffffff"},
};

/* The symbol of a name in one of the metadata namespaces. */
static const char *metadata(const struct variable *v, const char *space)
{
    static char symbol[160];
    snprintf(symbol, sizeof(symbol), "_ZN%s%s%zu%sE", v->scope, space, strlen(v->name), v->name);
    return ptx_global(ptx, symbol);
}

/* Whether a metadata symbol holds this text, NUL included. */
static bool holds_text(const struct variable *v, const char *space, const char *text)
{
    unsigned char bytes[128];
    const char *definition = metadata(v, space);
    bool ok = ptx_array_size(definition) == (long)strlen(text) + 1 &&
              ptx_bytes(definition, bytes, sizeof(bytes)) && !strcmp((char *)bytes, text);
    if (!ok) fprintf(stderr, "%s of %s is not \"%s\"\n", space, v->name, text);
    return ok;
}

TEST(texts)
{
    for (size_t i = 0; i < VARIABLES; i++) {
        const struct variable *v = &variables[i];
        CHECK(holds_text(v, "21rti_internal_typename", v->type));
        CHECK(holds_text(v, "21rti_internal_semantic", v->semantic));
        CHECK(holds_text(v, "23rti_internal_annotation", v->annotation));
    }
}

TEST(type_info)
{
    for (size_t i = 0; i < VARIABLES; i++) {
        const struct variable *v = &variables[i];
        unsigned char bytes[8];
        const char *definition = metadata(v, "21rti_internal_typeinfo");
        CHECK_EQ(ptx_array_size(definition), 8);
        CHECK(ptx_bytes(definition, bytes, sizeof(bytes)));
        CHECK(!memcmp(bytes, "Ray", 4));
        CHECK_EQ(bytes[4] + 256 * bytes[5], v->size);
    }
}

TEST(type_enum)
{
    for (size_t i = 0; i < VARIABLES; i++) {
        const char *definition = metadata(&variables[i], "21rti_internal_typeenum");
        CHECK(definition && !strncmp(definition, " = ", 3));
        CHECK_EQ(strtol(definition + 3, NULL, 0), variables[i].type_enum);
    }
}

TEST(variables_themselves)
{
    CHECK_EQ(ptx_array_size(ptx_global(ptx, "ray")), 36);
    CHECK_EQ(ptx_array_size(ptx_global(ptx, "top_object")), 4);
    CHECK_EQ(ptx_array_size(ptx_global(ptx, "output_buffer")), 1);
    CHECK_EQ(ptx_array_size(ptx_global(ptx, "_ZN1a1b5nsbufE")), 1);
    CHECK(!strncmp(ptx_global(ptx, "scene_eps"), " = 0f3FC00000;", 14));
    CHECK(!strncmp(ptx_global(ptx, "_ZN1a1b3nsvE"), " = 0f40000000;", 14));
}

TEST(buffers_have_only_annotations)
{
    const struct variable buffer = {"", "output_buffer", "", 0, 0, "", ""};
    CHECK(holds_text(&buffer, "23rti_internal_annotation", "\"picture, linear\""));
    CHECK(!metadata(&buffer, "21rti_internal_typeinfo"));
    CHECK(!metadata(&buffer, "21rti_internal_semantic"));
}

/* The mark by which the library knows them: eight bytes behind those of the object. */
TEST(samplers_have_a_mark)
{
    static const char *const names[] = {"image", "photo", "volume", "curve"};
    for (size_t i = 0; i < sizeof(names) / sizeof(names[0]); i++) {
        unsigned char bytes[16];
        const char *definition = ptx_global(ptx, names[i]);
        CHECK_EQ(ptx_array_size(definition), 16);
        CHECK(ptx_bytes(definition, bytes, sizeof(bytes)));
        CHECK(!memcmp(bytes, "\0\0\0\0\0\0\0\0RwTextur", 16));
    }
}

TEST(registers)
{
    char symbol[80];
    CHECK(ptx_global(ptx, "_ZN21rti_internal_register20reg_bitness_detectorE"));
    for (int i = 0; i < 10; i++) {
        snprintf(symbol, sizeof(symbol), "_ZN21rti_internal_register24reg_exception_64_detail%dE",
                 i);
        CHECK(ptx_global(ptx, symbol));
        snprintf(symbol, sizeof(symbol), "_ZN21rti_internal_register21reg_exception_detail%dE", i);
        CHECK(ptx_global(ptx, symbol));
    }
    for (char axis = 'x'; axis <= 'z'; axis++) {
        snprintf(symbol, sizeof(symbol), "_ZN21rti_internal_register14reg_rayIndex_%cE", axis);
        CHECK(ptx_global(ptx, symbol));
    }
}

TEST(programs)
{
    CHECK_CONTAINS(ptx, ".visible .entry _Z14ray_generationv(");
    CHECK_CONTAINS(ptx, ".visible .entry _Z6boundsiPf(");
    CHECK_CONTAINS(ptx, ".visible .entry _Z9intersecti(");
    CHECK_CONTAINS(ptx, ".visible .entry _ZN1a1b6nsprogEv(");
    const char *callable = strstr(ptx, ") _Z7checkerfi");
    CHECK(callable != NULL);
    while (callable > ptx && callable[-1] != '\n') callable--;
    CHECK(!strncmp(callable, ".visible .func ", 15));
}

TEST(stub_calls)
{
    char form[64];
    for (size_t i = 0; i < sizeof(stubs) / sizeof(stubs[0]); i++) {
        if (strcmp(ptx_call(ptx, stubs[i].name, form), stubs[i].form))
            fprintf(stderr, "call of %s\n", stubs[i].name);
        CHECK_STR(ptx_call(ptx, stubs[i].name, form), stubs[i].form);
    }
}

TEST(stubs_are_not_declared)
{
    for (const char *at = strstr(ptx, "_rt_"); at; at = strstr(at + 1, "_rt_")) {
        const char *line = at;
        while (line > ptx && line[-1] != '\n') line--;
        CHECK(!strncmp(line + strspn(line, " \t"), "call ", 5));
    }
}

TEST(printing_and_indirect_calls)
{
    CHECK_CONTAINS(ptx, ".extern .func");
    CHECK_CONTAINS(ptx, "vprintf");
    CHECK_CONTAINS(ptx, ".callprototype");
}

static const struct rw_test tests[] = {
    {"texts", test_texts},
    {"type info", test_type_info},
    {"type enum", test_type_enum},
    {"variables themselves", test_variables_themselves},
    {"buffers have only annotations", test_buffers_have_only_annotations},
    {"samplers have a mark", test_samplers_have_a_mark},
    {"registers", test_registers},
    {"programs", test_programs},
    {"stub calls", test_stub_calls},
    {"stubs are not declared", test_stubs_are_not_declared},
    {"printing and indirect calls", test_printing_and_indirect_calls},
};

int main(int argc, char **argv)
{
    if (argc < 2) {
        fprintf(stderr, "usage: %s nvrtc | raywright | nvcc <path> | clang <path>\n", argv[0]);
        return 2;
    }
    ptx = compile_cuda(argv[1], argc > 2 ? argv[2] : "", "c++11",
                       RW_SOURCE_DIR "/tests/headers/probe.cu", NULL);
    if (!ptx) return 1;
    int result = RUN_TABLE(tests);
    free(ptx);
    return result;
}
