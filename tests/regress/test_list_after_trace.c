/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A closest-hit program that asked for an entry of its transform list after it had traced another
 * ray got that ray's.
 */
#include "tests/optix7/world.h"

/* clang-format off */
#define REGISTERS "  .reg .b32 %r<40>; .reg .b64 %rd<10>; .reg .f32 %f<20>; .reg .pred %p<4>;\n"
#define R30(r) R8(r) ", " R8(r) ", " R8(r) ", " r ", " r ", " r ", " r ", " r ", " r
/* Down at x = %f0, with the words %r10 and %r11 of payload. */
#define TRACE \
    "  ld.const.u64 %rd1, [params+8];\n" \
    "  mov.f32 %f1, 0f3E800000; mov.f32 %f2, 0f41200000;\n" \
    "  mov.f32 %f3, 0f00000000; mov.f32 %f4, 0fBF800000; mov.f32 %f5, 0f47C35000;\n" \
    "  mov.u32 %r1, 0; mov.u32 %r2, 255; mov.u32 %r3, 2; mov.u32 %r4, 1;\n" \
    "  call (%r10, %r11, " R30("%r38") "), _optix_trace_typed_32, (%r1, %rd1, %f0, %f1, %f2, %f3, " \
    "%f3, %f4, %f3, %f5, %f3, %r2, %r1, %r1, %r4, %r1, %r3, %r10, %r11, " R30("%r1") ");\n"

static const char ptx[] = PTX_HEAD
    ".const .align 8 .b8 params[16];\n"
    ".entry __raygen__trace() {\n" REGISTERS
    "  ld.const.u64 %rd0, [params]; mov.u32 %r10, 1; mov.u32 %r11, 0; mov.f32 %f0, 0f3E800000;\n" TRACE
    "  st.global.u32 [%rd0], %r10; st.global.u32 [%rd0+4], %r11; ret;\n}\n"
    ".entry __miss__one() { ret; }\n"
    /* Payload 0: a ray to the second instance; then the id of the first from the list. */
    ".entry __closesthit__nested() {\n" REGISTERS
    "  mov.u32 %r20, 0; call (%r21), _optix_get_payload, (%r20);\n"
    "  setp.eq.u32 %p0, %r21, 0; @%p0 bra done;\n"
    "  mov.u32 %r10, 0; mov.u32 %r11, 0; mov.f32 %f0, 0f3FA00000;\n" TRACE
    "  call _optix_set_payload, (%r20, %r11);\n"
    "done:\n"
    "  mov.u32 %r20, 0; call (%rd3), _optix_get_transform_list_handle, (%r20);\n"
    "  call (%r22), _optix_get_instance_id_from_handle, (%rd3);\n"
    "  mov.u32 %r20, 1; call _optix_set_payload, (%r20, %r22); ret;\n}\n";
/* clang-format on */

static const unsigned flags[] = {1};

TEST(list_after_trace)
{
    struct world *w = take(sizeof(*w));
    struct optix7_instance *placed = take(2 * sizeof(*placed));
    struct optix7_build_input triangles = squares(1, 0, flags), instances = instances_of(placed, 2);
    uint32_t(*results)[2] = take(sizeof(*results));
    open_world(w, ptx, rw_failed);
    for (unsigned i = 0; i < HITS && !*rw_failed; i++)
        set_record(
            w, &w->hit[i],
            (struct optix7_group_desc){OPTIX7_GROUP_HIT, 0, {{w->module, "__closesthit__nested"}}},
            0, rw_failed);
    set_ray_generation(w, "__raygen__trace", rw_failed);
    if (*rw_failed) return;
    place_row(placed, 2, build(&w->f, &triangles, 1, 0), 1, 40);
    run(w, build(&w->f, &instances, 1, 0), results, 1, rw_failed);
    CHECK_EQ(results[0][0], 41);
    CHECK_EQ(results[0][1], 40);
}

static const struct rw_test tests[] = {
    {"list_after_trace", test_list_after_trace},
};

int main(int count, char **arguments)
{
    choose_device(count, arguments);
    return RUN_TABLE(tests);
}
