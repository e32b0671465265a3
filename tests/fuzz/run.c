/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Fuzz target: hostile programs, run by a helper process on the CPU. An input is a list of
 * instructions, eight bytes each: loads and stores at made-up addresses, branches anywhere, calls
 * that recurse, division, locals out of range, traces, buffers and callables of any id. Whatever
 * comes of it, this process lives, nothing of it is written, and the next launch of the same
 * context gives the right value.
 *
 * RW_HELPER is to name raywright-helper where it is not near this program.
 */
#include <stdbool.h>

#include "tests/api/support.h"
#include "tests/fuzz/edits.h"
#include "tests/fuzz/targets.h"

enum { MOST = 48, TEXT = 32768, RIGHT = 0x600d };

static struct {
    RTcontext context;
    RTbuffer buffer;
    RTprogram good;
    RTvariable out;
    uint64_t device;       /* address of the buffer */
    volatile uint32_t own; /* nobody else's */
} world;

/* ---- programs ---- */

/* `out` is an address, which is bound as a variable of eight bytes. */
static const char head[] =
    ".version 7.0\n.target sm_75\n.address_size 64\n"
    ".global .align 8 .b8 out[8];\n"
    ".global .align 4 .b8 _ZN21rti_internal_typeinfo3outE[8] = {82, 97, 121, 0, 8};\n"
    ".global .align 1 .b8 _ZN21rti_internal_typename3outE[5] = {108, 111, 110, 103, 0};\n"
    ".global .align 4 .u32 _ZN21rti_internal_typeenum3outE = 4919;\n"
    ".global .align 1 .b8 _ZN21rti_internal_semantic3outE[1];\n"
    ".global .align 1 .b8 _ZN23rti_internal_annotation3outE[1];\n"
    ".func deep(.param .b32 n) {\n"
    "  .reg .b32 %r<4>; .reg .b64 %rd<2>; .local .align 4 .b8 here[256];\n"
    "  ld.param.u32 %r0, [n]; add.u32 %r0, %r0, 1;\n"
    "  mov.u64 %rd0, here; and.b32 %r1, %r0, 60; cvt.u64.u32 %rd1, %r1;\n"
    "  add.u64 %rd0, %rd0, %rd1; st.local.u32 [%rd0], %r0;\n"
    "  { .param .b32 p; st.param.b32 [p], %r0; call deep, (p); }\n"
    "  ld.local.u32 %r2, [%rd0]; ret; }\n"
    ".visible .entry camera() {\n"
    "  .reg .b32 %r<8>; .reg .b64 %rd<8>; .reg .f32 %f<4>; .reg .pred %p<4>;\n"
    "  .local .align 8 .b8 big[4096];\n"
    "  ld.global.u64 %rd0, [out]; ld.global.u64 %rd1, [out]; mov.u64 %rd2, big;\n"
    "  cvta.local.u64 %rd2, %rd2; mov.u64 %rd3, 0; mov.u32 %r0, 0; mov.u32 %r1, 1;\n"
    "  mov.u32 %r2, 2; mov.u32 %r3, 3; mov.f32 %f0, 0f00000000; mov.f32 %f1, 0f3F800000;\n"
    "  setp.eq.u32 %p0, %r0, %r0; setp.ne.u32 %p1, %r0, %r0;\n";

static const char good_body[] = "  mov.u32 %r0, 24589; st.global.u32 [%rd0], %r0;\n  ret;\n}\n";

/* $a to $d are registers' numbers, $l a label's, $n and $w numbers of 64 and 32 bits, $s and $m
 * small ones. */
static const char *const instructions[] = {
    "mov.u32 %r$a, $w;",
    "mov.u64 %rd$a, $n;",
    "shl.b64 %rd$a, %rd$b, $m;",
    "add.u64 %rd$a, %rd$b, %rd$c;",
    "add.s64 %rd$a, %rd$b, $s;",
    "cvt.u64.u32 %rd$a, %r$b;",
    "add.u32 %r$a, %r$b, %r$c;",
    "mul.lo.u32 %r$a, %r$b, $w;",
    "div.s32 %r$a, %r$b, %r$c;",
    "rem.u32 %r$a, %r$b, %r$c;",
    "div.u64 %rd$a, %rd$b, %rd$c;",
    "ld.u32 %r$a, [%rd$b];",
    "st.u32 [%rd$a], %r$b;",
    "ld.global.u32 %r$a, [%rd$b+$s];",
    "st.global.u32 [%rd$a+$s], %r$b;",
    "st.global.u64 [%rd$a+$s], %rd$b;",
    "ld.global.u64 %rd$a, [%rd$b];",
    "atom.global.add.u32 %r$a, [%rd$b], %r$c;",
    "atom.cas.b32 %r$a, [%rd$b], %r$c, %r$d;",
    "setp.lt.u32 %p$a, %r$b, %r$c;",
    "setp.ne.u64 %p$a, %rd$b, %rd$c;",
    "@%p$a bra L$l;",
    "@!%p$a bra L$l;",
    "bra L$l;",
    "{ .param .b32 p; st.param.b32 [p], %r$a; call deep, (p); }",
    "trap;",
    "exit;",
    "ret;",
    "call _rt_trace_64, (%r$a,%f0,%f0,%f0,%f0,%f0,%f1,%r$b,%f0,%f1,%rd$c,$w);",
    "call (%rd$a), _rt_buffer_get_id_64, (%r$b,1,4,%rd$c,%rd$b,%rd$a,%rd$a);",
    "call (%rd$a,%rd$b,%rd$c,%rd$a), _rt_buffer_get_id_size_64, (%r$a,1,4);",
    "call (%rd$a), _rt_callable_program_from_id_64, (%r$b);",
    "call (%f0,%f1,%f2,%f3), _rt_texture_get_f_id, (%r$a,2,%f0,%f1,%f0,%f1);",
    "call _rt_throw, (%r$a);",
    "call (%r$a), _rt_print_active, ();",
};

/* Addresses that somebody has, and numbers at the ends of what there is. */
static uint64_t number_of(const struct edit *e)
{
    const uint64_t all[] = {0,
                            8,
                            0x1000,
                            0xffffffff,
                            0x7fffffffffffffff,
                            0x8000000000000000,
                            0x4141414141414141,
                            0xffff800000001000,
                            (uintptr_t)&world.own,
                            (uintptr_t)&world.own & ~0xfffull,
                            world.device,
                            (uintptr_t)world.context,
                            (uintptr_t)rtContextCreate};
    const size_t count = sizeof(all) / sizeof(all[0]);
    return e->coarse % 4 ? all[e->coarse / 4 % count] + e->value % 64 : e->value;
}

/* What stands for `letter`. */
static int put(char *text, size_t room, char letter, const struct edit *e, unsigned lines)
{
    switch (letter) {
    case 'n':
        return snprintf(text, room, "0x%llx", (unsigned long long)number_of(e));
    case 'w':
        return snprintf(text, room, "%u", (unsigned)number_of(e));
    case 's':
        return snprintf(text, room, "%d", (int)(e->value % 65536) - 32768);
    case 'm':
        return snprintf(text, room, "%u", e->value % 64);
    case 'l':
        return snprintf(text, room, "%u", e->value % (lines + 1));
    default:
        return snprintf(text, room, "%u", e->fine >> 2 * (letter - 'a') & 3);
    }
}

static size_t write_instruction(char *text, size_t room, const struct edit *e, unsigned lines)
{
    const size_t count = sizeof(instructions) / sizeof(instructions[0]);
    size_t used = 0;
    for (const char *c = instructions[e->kind % count]; *c && used + 24 < room; c++) {
        if (*c == '$')
            used += (size_t)put(text + used, room - used, *++c, e, lines);
        else
            text[used++] = *c;
    }
    return used;
}

static const char *write_program(const uint8_t *data, size_t size)
{
    static char text[TEXT];
    struct edit e;
    size_t used = (size_t)snprintf(text, sizeof(text), "%s", head);
    const unsigned lines = (unsigned)edit_least(size / sizeof(e), MOST);
    for (unsigned k = 0; k < lines; k++) {
        memcpy(&e, data + k * sizeof(e), sizeof(e));
        used += (size_t)snprintf(text + used, sizeof(text) - used, "L%u: ", k);
        used += write_instruction(text + used, sizeof(text) - used, &e, lines);
        used += (size_t)snprintf(text + used, sizeof(text) - used, "\n");
    }
    snprintf(text + used, sizeof(text) - used, "L%u: %s", lines, good_body);
    return text;
}

/* ---- the context ---- */

static RTresult make_world(void)
{
    void *address = NULL;
    char text[TEXT];
    setenv("RW_CACHE_DIR", "off", 1);
    setenv("RW_TIME_LIMIT", "0.5", 1);
    setenv("RW_COMPILE_LIMIT", "20", 1);
    setenv("RW_HELPER_MEMORY", "1000000000", 0);
    TRY(rtContextCreate(&world.context));
    TRY(rwContextSetDevice(world.context, "cpu"));
    TRY(rwContextSetIsolation(world.context, 1, 0));
    TRY(rtContextSetRayTypeCount(world.context, 1));
    TRY(rtContextSetEntryPointCount(world.context, 1));
    TRY(rtBufferCreate(world.context, RT_BUFFER_INPUT_OUTPUT, &world.buffer));
    TRY(rtBufferSetFormat(world.buffer, RT_FORMAT_UNSIGNED_INT));
    TRY(rtBufferSetSize1D(world.buffer, 1024));
    TRY(rtBufferGetDevicePointer(world.buffer, 0, &address));
    world.device = (uintptr_t)address;
    TRY(rtContextDeclareVariable(world.context, "out", &world.out));
    TRY(rtVariableSetUserData(world.out, sizeof(world.device), &world.device));
    snprintf(text, sizeof(text), "%s%s", head, good_body);
    TRY(rtProgramCreateFromPTXString(world.context, text, "camera", &world.good));
    return rtContextSetRayGenerationProgram(world.context, 0, world.good);
}

static RTresult clear_buffer(void)
{
    void *bytes;
    TRY(rtBufferMap(world.buffer, &bytes));
    memset(bytes, 0, 4096);
    return rtBufferUnmap(world.buffer);
}

static RTresult read_buffer(uint32_t *value)
{
    void *bytes;
    TRY(rtBufferMap(world.buffer, &bytes));
    memcpy(value, bytes, sizeof(*value));
    return rtBufferUnmap(world.buffer);
}

/* A busy machine may be out of time. */
static void check_world(void)
{
    enum { TRIES = 5 };
    const char *text = "";
    uint32_t value = 0;
    RTresult result = rtContextSetRayGenerationProgram(world.context, 0, world.good);
    if (!result) result = clear_buffer();
    for (int k = 0; !k || (k < TRIES && result == RT_TIMEOUT_CALLBACK); k++)
        result = result && result != RT_TIMEOUT_CALLBACK ? result
                                                         : rtContextLaunch1D(world.context, 0, 1);
    if (!result) result = read_buffer(&value);
    rtContextGetErrorString(world.context, result, &text);
    if (result) fuzz_stop("the next launch failed", text);
    if (value != RIGHT) fuzz_stop("the next launch gave another value", "");
    if (world.own != RIGHT) fuzz_stop("this process was written", "");
}

static bool may_be(RTresult result)
{
    return !result || result == RT_ERROR_LAUNCH_FAILED || result == RT_ERROR_INVALID_SOURCE ||
           result == RT_TIMEOUT_CALLBACK || result == RT_ERROR_MEMORY_ALLOCATION_FAILED;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    RTprogram program;
    const char *text = "", *ptx;
    if (!world.context && make_world()) fuzz_stop("no context with isolation", "");
    world.own = RIGHT;
    ptx = write_program(data, size);
    RTresult result = rtProgramCreateFromPTXString(world.context, ptx, "camera", &program);
    rtContextGetErrorString(world.context, result, &text);
    if (!result) {
        if (rtContextSetRayGenerationProgram(world.context, 0, program)) abort();
        result = rtContextLaunch1D(world.context, 0, 4);
        rtContextGetErrorString(world.context, result, &text);
        if (!may_be(result)) fuzz_stop(text, ptx);
        check_world();
        if (rtProgramDestroy(program)) abort();
    } else if (result != RT_ERROR_INVALID_SOURCE) {
        fuzz_stop("no program", ptx);
    }
    if (getenv("RW_FUZZ_SHOW")) printf("0x%x %.100s\n", (unsigned)result, text);
    return 0;
}
