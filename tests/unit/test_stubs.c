/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The table of device API stubs: look-up by symbol, and that every row is well formed.
 */
#include "compiler/compiler.h"
#include "compiler/module/stubs.h"
#include "tests/harness.h"

TEST(look_up)
{
    const struct rwc_stub *trace = rwc_stub_find("_rt_trace_64");
    CHECK(trace && trace == rwc_stub_find("_rt_trace"));
    CHECK_STR(trace->device_name, "rtTrace");
    CHECK_EQ(strlen(trace->arguments), 12);
    CHECK_EQ(strlen(rwc_stub_find("_rt_trace_time_64")->arguments), 13);
    CHECK_EQ(strlen(rwc_stub_find("_rt_trace_mask_flags_64")->arguments), 14);
    CHECK_EQ(strlen(rwc_stub_find("_rt_trace_time_mask_flags_64")->arguments), 15);
    CHECK_EQ(strlen(rwc_stub_find("_rt_get_transform")->results), 16);
    CHECK(rwc_stub_find("vprintf"));
    CHECK(!rwc_stub_find("_rt_trac"));
    CHECK(!rwc_stub_find("_rt_trace_32"));
    CHECK(!rwc_stub_find("_64"));
    CHECK(!rwc_stub_find(""));
}

TEST(program_kinds)
{
    unsigned trace = rwc_stub_find("_rt_trace_64")->kinds;
    CHECK(trace & 1u << RWC_RAY_GENERATION && trace & 1u << RWC_CALLABLE);
    CHECK(!(trace & (1u << RWC_ANY_HIT | 1u << RWC_BOUNDS | 1u << RWC_INTERSECTION)));
    CHECK_EQ(rwc_stub_find("_rt_ignore_intersection")->kinds,
             1u << RWC_ANY_HIT | 1u << RWC_CALLABLE);
    CHECK(rwc_stub_find("_rt_buffer_get_64")->kinds & 1u << RWC_BOUNDS);
}

/* Every stub of the classic device interface, as results=arguments. */
static const struct {
    const char *name, *form;
} classic[] = {
    {"_rt_trace_64", "=iffffffiffli"},
    {"_rt_trace_time_64", "=iffffffifffli"},
    {"_rt_trace_mask_flags_64", "=iffffffiffiili"},
    {"_rt_trace_time_mask_flags_64", "=iffffffifffiili"},
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
    {"_rt_print_start_64", "i=li"},
    {"_rt_print_write32", "=ii"},
    {"_rt_pickle_pointer_64", "l=l"},
    {"_rt_unpickle_pointer_64", "l=l"},
    {"_rt_buffer_get_64", "l=liillll"},
    {"_rt_buffer_get_id_64", "l=iiillll"},
    {"_rt_buffer_get_size_64", "llll=lii"},
    {"_rt_buffer_get_id_size_64", "llll=iii"},
    {"_rt_load_or_request_64", "i=liilllll"},
    {"_rt_callable_program_from_id_64", "l=i"},
    {"_rt_callable_program_from_id_v2_64", "l=il"},
    {"_rt_texture_get_f_id", "ffff=iiffff"},
    {"_rt_texture_get_i_id", "iiii=iiffff"},
    {"_rt_texture_get_u_id", "iiii=iiffff"},
    {"_rt_texture_get_size_id", "iii=i"},
    {"_rt_texture_get_fetch_id", "ffff=iiiiii"},
    {"_rt_texture_get_gather_id", "ffff=iiffi"},
    {"_rt_texture_get_base_id", "ffff=iifffi"},
    {"_rt_texture_get_level_id", "ffff=iifffif"},
    {"_rt_texture_get_grad_id", "ffff=iifffiffffff"},
    {"_rt_texture_load_or_request_f_id", "ffff=iiffffl"},
    {"_rt_texture_load_or_request_i_id", "iiii=iiffffl"},
    {"_rt_texture_load_or_request_u_id", "iiii=iiffffl"},
    {"_rt_texture_lod_load_or_request_f_id", "ffff=iifffffl"},
    {"_rt_texture_lod_load_or_request_i_id", "iiii=iifffffl"},
    {"_rt_texture_lod_load_or_request_u_id", "iiii=iifffffl"},
    {"_rt_texture_grad_load_or_request_f_id", "ffff=iiffffffffffl"},
    {"_rt_get_primitive_index", "i="},
    {"_rt_is_triangle_hit", "i="},
    {"_rt_is_triangle_hit_front_face", "i="},
    {"_rt_is_triangle_hit_back_face", "i="},
    {"_rt_get_triangle_barycentrics", "ff="},
    {"_rt_get_ray_flags", "i="},
    {"_rt_get_ray_mask", "i="},
    {"_rt_get_lowest_group_child_index", "i="},
    {"_rt_get_entry_point_index", "i="},
};

TEST(classic_interface)
{
    for (size_t i = 0; i < sizeof(classic) / sizeof(classic[0]); i++) {
        char form[64];
        const struct rwc_stub *stub = rwc_stub_find(classic[i].name);
        if (!stub) fprintf(stderr, "%s\n", classic[i].name);
        CHECK(stub);
        snprintf(form, sizeof(form), "%s=%s", stub->results, stub->arguments);
        CHECK_STR(form, classic[i].form);
        CHECK(stub->kinds != 0); /* some program may call it */
    }
}

static const struct rw_test tests[] = {
    {"look-up", test_look_up},
    {"program kinds", test_program_kinds},
    {"classic interface", test_classic_interface},
};

int main(void)
{
    return RUN_TABLE(tests);
}
