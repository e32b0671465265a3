/* SPDX-License-Identifier: Apache-2.0 */
/* merge: the switch over the states of a kernel, and how its cases end. */
#include "tests/passes/support.h"

enum { MANY = 256, GROUP = 16, MOST = MANY + 1 };

static const struct rwc_program source = {.name = "hit", .symbol = "hit"};

static char *module_text(unsigned programs)
{
    char *text = NULL;
    size_t size;
    FILE *file = open_memstream(&text, &size);
    if (!file) return NULL;
    fputs("declare void @rw_hook_step(ptr)\n"
          "define void @run(ptr %lane) {\n"
          "  call void @rw_hook_step(ptr %lane)\n"
          "  ret void\n}\n",
          file);
    for (unsigned k = 0; k < programs; k++)
        fprintf(file, "define void @program.%u(ptr %%lane) {\n  ret void\n}\n",
                RW_STATE_FIRST_PROGRAM + k);
    return fclose(file) ? NULL : text;
}

static unsigned count(const char *text, const char *what)
{
    unsigned found = 0;
    for (const char *at = text; (at = strstr(at, what)); at++) found++;
    return found;
}

/* So many ends that are no program's own has the switch over so many programs; ~0: no switch. */
static unsigned groups_of(enum rwc_target target, unsigned programs)
{
    static struct rwc_program_desc descs[MOST];
    struct test_unit t;
    unsigned groups = ~0u;
    char *text = module_text(programs);
    for (unsigned k = 0; k < programs; k++)
        descs[k] = (struct rwc_program_desc){
            .program = &source, .kind = RWC_CLOSEST_HIT, .id = RW_STATE_FIRST_PROGRAM + k};
    if (text && open_unit(&t, descs, programs, text)) {
        t.desc.target = target;
        if (run_pass(&t, rwc_pass_merge) && count(t.text, "call void @program.") == programs)
            groups = count(t.text, "asm sideeffect \"\"");
        close_unit(&t);
    }
    free(text);
    return groups;
}

TEST(few_programs_end_alone)
{
    CHECK_EQ(groups_of(RWC_TARGET_CUDA, 3), 0);
    CHECK_EQ(groups_of(RWC_TARGET_CUDA, MANY - 1), 0);
}

TEST(many_programs_end_in_groups)
{
    CHECK_EQ(groups_of(RWC_TARGET_CUDA, MANY), MANY / GROUP);
    CHECK_EQ(groups_of(RWC_TARGET_CUDA, MANY + 1), MANY / GROUP + 1);
}

TEST(many_programs_end_alone_on_the_cpu)
{
    CHECK_EQ(groups_of(RWC_TARGET_CPU, MANY), 0);
}

struct states {
    unsigned programs;
    bool ends; /* a lane whose state is none of them */
};

/* What dispatch does with a ray generation and a closest-hit program. */
static struct states states_of(enum rwc_strategy strategy)
{
    static const char text[] = "declare void @rw_hook_step(ptr)\n"
                               "define void @run(ptr %lane) {\n"
                               "  call void @rw_hook_step(ptr %lane)\n  ret void\n}\n"
                               "define void @program.6(ptr %lane) {\n  ret void\n}\n"
                               "define void @program.7(ptr %lane) {\n  ret void\n}\n";
    struct rwc_program_desc descs[] = {
        {.program = &source, .kind = RWC_RAY_GENERATION, .id = 6},
        {.program = &source, .kind = RWC_CLOSEST_HIT, .id = 7},
    };
    struct test_unit t;
    struct states found = {0};
    if (open_unit(&t, descs, 2, text)) {
        t.desc.strategy = strategy;
        if (run_pass(&t, rwc_pass_merge)) {
            found.programs = count(t.text, "call void @program.");
            found.ends = strstr(t.text, "store i32 0");
        }
    }
    close_unit(&t);
    return found;
}

TEST(dispatch_runs_what_an_index_begins_with)
{
    const struct states states = states_of(RWC_STRATEGY_STATES);
    const struct states direct = states_of(RWC_STRATEGY_DIRECT);
    CHECK_EQ(states.programs, 2);
    CHECK_EQ(direct.programs, 1);
    CHECK(direct.ends); /* or it would be at that state for ever */
}

/* Does a kernel of so many intersection programs choose among them? */
static bool chooses(unsigned programs, uint32_t features)
{
    static const char text[] = "declare i32 @rw_hook_intersect(ptr, i32)\n"
                               "define i32 @run(ptr %lane, i32 %which) {\n"
                               "  %s = call i32 @rw_hook_intersect(ptr %lane, i32 %which)\n"
                               "  ret i32 %s\n}\n"
                               "define i32 @program.6(ptr %lane, i32 %number) {\n  ret i32 0\n}\n"
                               "define i32 @program.7(ptr %lane, i32 %number) {\n  ret i32 0\n}\n";
    struct rwc_program_desc descs[] = {
        {.program = &source, .kind = RWC_INTERSECTION, .id = 6},
        {.program = &source, .kind = RWC_INTERSECTION, .id = 7},
    };
    struct test_unit t;
    bool found = false;
    if (open_unit(&t, descs, programs, text)) {
        t.desc.features = features;
        found = run_pass(&t, rwc_pass_merge) && strstr(t.text, "switch i32 %1, label");
    }
    close_unit(&t);
    return found;
}

TEST(one_intersection_program_is_not_looked_up)
{
    CHECK(!chooses(1, 0));
    CHECK(chooses(2, 0));
    CHECK(chooses(1, RW_FEATURE_SBT)); /* a hit group need not have one */
}

/* Returned by a hook after merge, of a kernel that traces with flags as `text` makes %flags; %x is
 * unknown. */
static uint32_t hook_value(const char *text, const char *hook)
{
    struct test_unit t;
    char ir[4096];
    uint32_t value = 0;
    snprintf(ir, sizeof(ir),
             "declare i32 @rw_hook_ray_flags()\ndeclare i32 @rw_hook_common_ray_flags()\n"
             "declare void @rw_trace(ptr, i32, float, float, float, float, float, float, i32, "
             "float, float, i32, i32, ptr, i32, float)\n"
             "define void @run(ptr %%lane, i32 %%x, i1 %%c) {\nentry:\n%s"
             "  call void @rw_trace(ptr %%lane, i32 0, float 0.0, float 0.0, float 0.0, float 0.0, "
             "float 0.0, float 0.0, i32 0, float 0.0, float 0.0, i32 0, i32 %%flags, ptr null, i32 "
             "0, float 0.0)\n  ret void\n}\n",
             text);
    if (open_unit(&t, NULL, 0, ir) && run_pass(&t, rwc_pass_merge)) {
        LLVMValueRef function = LLVMGetNamedFunction(t.unit.module, hook);
        LLVMValueRef end = LLVMGetBasicBlockTerminator(LLVMGetEntryBasicBlock(function));
        value = (uint32_t)LLVMConstIntGetZExtValue(LLVMGetOperand(end, 0));
    }
    close_unit(&t);
    return value;
}

/* 0x80000000 is a traversal, 65535 is all that an application may give (device_api/optix7.c). */
TEST(flags_of_rays)
{
    enum { TRAVERSAL = 1u << 31 };
    static const struct {
        const char *text;
        uint32_t possible, common;
    } cases[] = {
        {"  %flags = or i32 5, 0\n", 5, 5},
        {"  %flags = or i32 %x, 1\n", ~0u, 1},
        {"  %flags = and i32 %x, 65535\n", 65535, 0},
        {"  %own = and i32 %x, 65535\n  %flags = or i32 %own, -2147483648\n", TRAVERSAL | 65535,
         TRAVERSAL},
        {"  %flags = select i1 %c, i32 -2147483644, i32 -2147483642\n", TRAVERSAL | 6,
         TRAVERSAL | 4},
        {"  %own = and i32 %x, 65535\n  %other = or i32 %own, -2147483648\n"
         "  %flags = select i1 %c, i32 -2147483644, i32 %other\n",
         TRAVERSAL | 65535, TRAVERSAL},
        {"  %flags = select i1 %c, i32 4, i32 %x\n", ~0u, 0},
        {"  br i1 %c, label %other, label %trace\nother:\n  br label %trace\n"
         "trace:\n  %flags = phi i32 [-2147483644, %entry], [-2147483647, %other]\n",
         ~0u, 0},
    };
    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        CHECK_EQ(hook_value(cases[i].text, "rw_hook_ray_flags"), cases[i].possible);
        CHECK_EQ(hook_value(cases[i].text, "rw_hook_common_ray_flags"), cases[i].common);
    }
}

static const struct rw_test tests[] = {
    {"few programs end alone", test_few_programs_end_alone},
    {"many programs end in groups", test_many_programs_end_in_groups},
    {"many programs end alone on the CPU", test_many_programs_end_alone_on_the_cpu},
    {"dispatch runs what an index begins with", test_dispatch_runs_what_an_index_begins_with},
    {"one intersection program is not looked up", test_one_intersection_program_is_not_looked_up},
    {"flags of rays", test_flags_of_rays},
};

int main(void)
{
    return RUN_TABLE(tests);
}
