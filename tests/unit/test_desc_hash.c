/* SPDX-License-Identifier: Apache-2.0 */
/* The cache key of a kernel: every field that shapes the result changes it, the others do not. */
#include "compiler/compiler.h"
#include "tests/harness.h"

#define HEAD ".version 7.0\n.target sm_75\n.address_size 64\n"
static const char first_ptx[] = HEAD ".visible .entry a() { ret; }\n.visible .entry b() { ret; }\n";
static const char second_ptx[] = HEAD ".visible .entry a() { ret; } .visible .entry b() { ret; }\n";

static struct rwc_module *modules[2];
static struct rwc_binding bindings[2] = {{"x", RWC_STORAGE_CONSTANT, 16},
                                         {"y", RWC_STORAGE_RECORD, 8}};
static struct rwc_program_desc programs[2];
static struct rwc_kernel_desc desc;

static bool reset(void)
{
    struct rwc_diag diag = {0};
    const char *texts[2] = {first_ptx, second_ptx};
    for (int i = 0; i < 2; i++)
        if (!modules[i])
            modules[i] = rwc_module_create(texts[i], strlen(texts[i]), "test.ptx", &diag);
    if (!modules[0] || !modules[1]) return false;
    programs[0] = (struct rwc_program_desc){.module = modules[0],
                                            .program = rwc_module_find(modules[0], "a"),
                                            .kind = RWC_RAY_GENERATION,
                                            .id = 2,
                                            .bindings = bindings,
                                            .binding_count = 1};
    programs[1] = programs[0];
    desc = (struct rwc_kernel_desc){
        .target = RWC_TARGET_CUDA, .sm = 75, .programs = programs, .program_count = 1};
    return programs[0].program != NULL;
}

/* How often the key is not what it should be after `change`. */
static unsigned check(const char *what, bool changes, const uint8_t before[16])
{
    uint8_t after[16];
    rwc_kernel_desc_hash(&desc, after);
    if ((memcmp(before, after, 16) != 0) == changes) return 0;
    fprintf(stderr, "%s: key %s\n", what, changes ? "stayed" : "changed");
    return 1;
}

#define CHANGES(statement)                                                                         \
    do {                                                                                           \
        CHECK(reset());                                                                            \
        statement;                                                                                 \
        wrong += check(#statement, true, key);                                                     \
    } while (0)
#define STAYS(statement)                                                                           \
    do {                                                                                           \
        CHECK(reset());                                                                            \
        statement;                                                                                 \
        wrong += check(#statement, false, key);                                                    \
    } while (0)

/* Two programs of one module share its variables; those of two modules do not. */
static bool modules_of_one_text_stay_apart(void)
{
    struct rwc_diag diag = {0};
    uint8_t one[16], two[16];
    struct rwc_module *twin = rwc_module_create(first_ptx, strlen(first_ptx), "twin.ptx", &diag);
    if (!twin || !reset()) return false;
    desc.program_count = 2;
    rwc_kernel_desc_hash(&desc, one);
    programs[1].module = twin;
    programs[1].program = rwc_module_find(twin, "a");
    rwc_kernel_desc_hash(&desc, two);
    rwc_module_free(twin);
    return memcmp(one, two, sizeof(one)) != 0;
}

TEST(what_shapes_the_result_counts)
{
    uint8_t key[16];
    unsigned wrong = 0;
    CHECK(reset());
    rwc_kernel_desc_hash(&desc, key);
    STAYS((void)0);
    CHANGES(desc.sm = 80);
    CHANGES(desc.target = RWC_TARGET_CPU);
    CHANGES(desc.strategy = RWC_STRATEGY_STRUCTURED);
    CHANGES(desc.ray_type_count = 1);
    CHANGES(desc.features = RW_FEATURE_PRINT);
    CHANGES(desc.constant_size = 4);
    CHANGES(desc.max_trace_depth = 3);
    CHANGES(desc.min_stack_size = 64);
    CHANGES(desc.skip_passes = "remat");
    CHANGES(desc.skip_passes = ""); /* unlike NULL, but a miss is harmless */
    CHANGES(desc.program_count = 2);
    CHECK(modules_of_one_text_stay_apart());
    CHANGES(programs[0].module = modules[1]);
    CHANGES(programs[0].program = rwc_module_find(modules[0], "b"));
    CHANGES(programs[0].kind = RWC_MISS);
    CHANGES(programs[0].id = 3);
    CHANGES(programs[0].callable_id = 3);
    CHANGES(programs[0].caller = 3);
    CHANGES(programs[0].ray_types = 1);
    CHANGES(programs[0].binding_count = 2);
    CHANGES(programs[0].bindings = bindings + 1);
    STAYS(desc.dump_dir = "somewhere");
    STAYS(desc.dump_pass = "split");
    STAYS(desc.verify_each = true);
    for (int i = 0; i < 2; i++) rwc_module_free(modules[i]);
    CHECK_EQ(wrong, 0);
}

static const struct rw_test tests[] = {
    {"what shapes the result counts", test_what_shapes_the_result_counts},
};

int main(void)
{
    return RUN_TABLE(tests);
}
