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

static const struct rw_test tests[] = {
    {"few programs end alone", test_few_programs_end_alone},
    {"many programs end in groups", test_many_programs_end_in_groups},
    {"many programs end alone on the CPU", test_many_programs_end_alone_on_the_cpu},
};

int main(void)
{
    return RUN_TABLE(tests);
}
