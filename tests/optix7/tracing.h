/* SPDX-License-Identifier: Apache-2.0 */
/*
 * PTX that tests of programs share: a ray down at each launch index, traced, traversed or invoked,
 * with the two payload values that are stored for the index (world.h).
 */
#ifndef RW_TESTS_OPTIX7_TRACING_H
#define RW_TESTS_OPTIX7_TRACING_H

/* clang-format off */
#define RAY \
    "  .reg .b32 %r<40>; .reg .b64 %rd<10>; .reg .f32 %f<20>; .reg .pred %p<4>;\n" \
    "  call (%r0), _optix_get_launch_index_x, ();\n" \
    "  ld.const.u64 %rd0, [params]; ld.const.u64 %rd1, [params+8];\n" \
    "  mul.wide.u32 %rd2, %r0, 8; add.u64 %rd0, %rd0, %rd2;\n" \
    "  cvt.rn.f32.u32 %f0, %r0; add.f32 %f0, %f0, 0f3E800000;\n" \
    "  mov.f32 %f1, 0f3E800000; mov.f32 %f2, 0f41200000;\n" \
    "  mov.f32 %f3, 0f00000000; mov.f32 %f4, 0fBF800000; mov.f32 %f5, 0f47C35000;\n" \
    "  mov.u32 %r1, 0; mov.u32 %r2, 255; mov.u32 %r3, 2; mov.u32 %r4, 1;\n" \
    "  mov.u32 %r10, 1000; mov.u32 %r11, 0;\n"
#define R30(r) R8(r) ", " R8(r) ", " R8(r) ", " r ", " r ", " r ", " r ", " r ", " r
#define ANY_32 "(%r38, " R31("%r38") ")"
#define PAYLOAD "(%r10, %r11, " R30("%r38") ")"
#define PAYLOAD_IN "%r10, %r11, " R30("%r1")
#define THE_RAY "%r1, %rd1, %f0, %f1, %f2, %f3, %f3, %f4, %f3, %f5, %f3, %r2, %r1, %r1, %r4, %r3"
#define TRAVERSE "  call " ANY_32 ", _optix_hitobject_traverse, (" THE_RAY ", %r1, %r1, " R31("%r1") ");\n"
#define INVOKE "  call " PAYLOAD ", _optix_hitobject_invoke, (%r1, %r3, " PAYLOAD_IN ");\n"
#define TRACE "  call " PAYLOAD ", _optix_trace_typed_32, (" THE_RAY ", %r3, " PAYLOAD_IN ");\n"
#define STORE "  st.global.u32 [%rd0], %r10; st.global.u32 [%rd0+4], %r11;\n"
#define SET(word, value) "  mov.u32 %i, " word "; call _optix_set_payload, (%i, " value ");\n"
/* clang-format on */

#endif
