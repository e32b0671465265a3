/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The bind pass on hand-written lifted IR: each variable ends up where its class says. Programs are
 * run on the CPU with a lane made by the test, so address arithmetic is checked by its result.
 */
#include "tests/passes/support.h"

#define COUNT(array) (sizeof(array) / sizeof((array)[0]))
#define DESC(program_, kind_, bindings_)                                                           \
    {.program = &(program_), .kind = (kind_), .id = 2, .bindings = (bindings_), .binding_count = 1}

static const struct rwc_variable scale = {
    .name = "scale", .symbol = "scale", .cls = RWC_VARIABLE_PLAIN, .size = 16, .align = 4};
static const struct rwc_variable payload = {.name = "prd",
                                            .symbol = "prd",
                                            .semantic = "rtPayload",
                                            .cls = RWC_VARIABLE_SEMANTIC,
                                            .size = 8,
                                            .align = 4};
static const struct rwc_variable ray = {.name = "ray",
                                        .symbol = "ray",
                                        .semantic = "rtCurrentRay",
                                        .cls = RWC_VARIABLE_SEMANTIC,
                                        .size = 36,
                                        .align = 4};
static const struct rwc_variable index2 = {.name = "index",
                                           .symbol = "index",
                                           .semantic = "rtLaunchIndex",
                                           .cls = RWC_VARIABLE_SEMANTIC,
                                           .size = 8,
                                           .align = 8};
static const struct rwc_variable normal = {.name = "normal",
                                           .symbol = "normal",
                                           .type_name = "float3",
                                           .semantic = "attribute shading_normal",
                                           .cls = RWC_VARIABLE_ATTRIBUTE,
                                           .size = 12,
                                           .align = 4};
static const struct rwc_variable *all[] = {&scale, &payload, &ray, &index2, &normal};
static const struct rwc_program program = {
    .name = "shade", .symbol = "_Z5shadev", .variables = all, .variable_count = COUNT(all)};

static const struct rwc_binding in_constants = {"scale", RWC_STORAGE_CONSTANT, 32};
static const struct rwc_binding in_record = {"scale", RWC_STORAGE_RECORD, 24};
static const struct rwc_binding in_geometry = {"scale", RWC_STORAGE_GEOMETRY, 16};

#define GLOBALS                                                                                    \
    "@p2.scale = internal addrspace(1) global [16 x i8] zeroinitializer, align 4\n"                \
    "@p2.prd = internal addrspace(1) global [8 x i8] zeroinitializer, align 4\n"                   \
    "@p2.ray = internal addrspace(1) global [36 x i8] zeroinitializer, align 4\n"                  \
    "@p2.index = internal addrspace(1) global [8 x i8] zeroinitializer, align 8\n"                 \
    "@p2.normal = internal addrspace(1) global [12 x i8] zeroinitializer, align 4\n"               \
    "@p2._ZN21rti_internal_typeinfo5scaleE = internal addrspace(1) global [8 x i8] "               \
    "c\"Ray\\00\\10\\00\\00\\00\"\n"
#define RESULT "@result = external global [4 x i32]\n"

/* program.2 stores scale[1] + scale[n], the second by a dynamic index through an integer. */
#define READ_SCALE(type, ret)                                                                      \
    GLOBALS RESULT "define " type " @program.2(ptr %lane) {\n"                                     \
                   "  %a = load i32, ptr addrspace(1) getelementptr (i8, ptr addrspace(1) "        \
                   "@p2.scale, i64 4)\n"                                                           \
                   "  %n = load i32, ptr @result\n"                                                \
                   "  %n64 = zext i32 %n to i64\n"                                                 \
                   "  %bytes = shl i64 %n64, 2\n"                                                  \
                   "  %at = add i64 ptrtoint (ptr addrspace(1) @p2.scale to i64), %bytes\n"        \
                   "  %p = inttoptr i64 %at to ptr addrspace(1)\n"                                 \
                   "  %b = load i32, ptr addrspace(1) %p\n"                                        \
                   "  %sum = add i32 %a, %b\n"                                                     \
                   "  store i32 %sum, ptr getelementptr (i8, ptr @result, i64 4)\n"                \
                   "  " ret "\n}\n"

static uint32_t result[4];
static const struct test_symbol symbols[] = {{"result", result}};
typedef void program_fn(struct rw_lane *lane);

static program_fn *bound(struct test_unit *t, const struct rwc_program_desc *desc, const char *ir)
{
    if (!open_unit(t, desc, 1, ir) || !run_pass(t, rwc_pass_bind)) return NULL;
    return (program_fn *)compiled(t, "program.2", symbols, 1);
}

TEST(constant_block)
{
    struct test_unit t;
    const struct rwc_program_desc desc = DESC(program, RWC_MISS, &in_constants);
    uint32_t block[16] = {[8] = 100, 200, 300, 400};
    struct rw_launch launch = {0};
    struct rw_lane lane = {.constants = (const unsigned char *)block, .launch = &launch};
    program_fn *run = bound(&t, &desc, READ_SCALE("void", "ret void"));
    CHECK(run);
    result[0] = 3;
    run(&lane);
    CHECK_EQ(result[1], 600);
    CHECK_CONTAINS(t.text, "!rw.invariant");
    CHECK(!strstr(t.text, "@p2."));         /* the variables and their metadata are gone */
    CHECK(!strstr(t.text, "addrspace(1)")); /* the constant block is not global memory */
    close_unit(&t);
}

TEST(hit_record)
{
    struct test_unit t;
    const struct rwc_program_desc desc = DESC(program, RWC_CLOSEST_HIT, &in_record);
    uint32_t records[3][12] = {[2] = {[6] = 1, 20, 300, 4000}};
    struct rw_launch launch = {.records = (uintptr_t)records, .record_stride = sizeof(records[0])};
    struct rw_lane lane = {.launch = &launch, .record = 2};
    program_fn *run = bound(&t, &desc, READ_SCALE("void", "ret void"));
    CHECK(run);
    result[0] = 2;
    run(&lane);
    CHECK_EQ(result[1], 320);
    close_unit(&t);
}

TEST(geometry_record)
{
    struct test_unit t;
    const struct rwc_program_desc desc = DESC(program, RWC_INTERSECTION, &in_geometry);
    uint32_t records[2][8] = {[1] = {[4] = 7, 80, 900}};
    struct rw_launch launch = {.geometries = (uintptr_t)records,
                               .geometry_stride = sizeof(records[0])};
    struct rw_lane lane = {.launch = &launch, .geometry = 1};
    program_fn *run = bound(&t, &desc, READ_SCALE("i32", "ret i32 0"));
    CHECK(run);
    result[0] = 0;
    run(&lane);
    CHECK_EQ(result[1], 87);
    close_unit(&t);
}

/* .nc is a promise about global memory; a payload is written between two loads of it. */
TEST(payload_is_not_taken_for_unchanging)
{
    struct test_unit t;
    const struct rwc_program_desc desc = DESC(program, RWC_MISS, &in_constants);
    CHECK(open_unit(&t, &desc, 1,
                    GLOBALS RESULT "define void @program.2(ptr %lane) {\n"
                                   "  %at = add i64 ptrtoint (ptr addrspace(1) @p2.prd to i64), 4\n"
                                   "  %p = inttoptr i64 %at to ptr addrspace(1)\n"
                                   "  %v = load i32, ptr addrspace(1) %p, !invariant.load !0\n"
                                   "  store i32 %v, ptr @result\n  ret void\n}\n!0 = !{}\n"));
    CHECK(run_pass(&t, rwc_pass_bind));
    CHECK(!strstr(t.text, "invariant.load"));
    close_unit(&t);
}

TEST(record_of_wrong_kind)
{
    struct test_unit t;
    const struct rwc_program_desc desc = DESC(program, RWC_MISS, &in_record);
    CHECK(open_unit(&t, &desc, 1, READ_SCALE("void", "ret void")));
    CHECK(!run_pass(&t, rwc_pass_bind));
    CHECK_CONTAINS(t.diag.text, "variable 'scale' of program 'shade' has no place that miss");
    close_unit(&t);
}

TEST(write_refused)
{
    struct test_unit t;
    const struct rwc_program_desc desc = DESC(program, RWC_MISS, &in_constants);
    CHECK(open_unit(&t, &desc, 1,
                    GLOBALS "define void @program.2(ptr %lane) {\n"
                            "  store i32 1, ptr addrspace(1) @p2.scale, !rw.line !0\n"
                            "  ret void\n}\n!0 = !{i32 77, i32 2}\n"));
    CHECK(!run_pass(&t, rwc_pass_bind));
    CHECK_CONTAINS(t.diag.text, ":77: variable 'scale' is read-only in ray programs");
    close_unit(&t);
}

TEST(write_through_integer_refused)
{
    struct test_unit t;
    const struct rwc_program_desc desc = DESC(program, RWC_MISS, &in_constants);
    CHECK(open_unit(&t, &desc, 1,
                    GLOBALS "define void @program.2(ptr %lane) {\n"
                            "  %a = add i64 ptrtoint (ptr addrspace(1) @p2.ray to i64), 4\n"
                            "  %p = inttoptr i64 %a to ptr\n"
                            "  store i32 1, ptr %p\n"
                            "  ret void\n}\n"));
    CHECK(!run_pass(&t, rwc_pass_bind));
    CHECK_CONTAINS(t.diag.text, "variable 'ray' (rtCurrentRay) is read-only");
    close_unit(&t);
}

/* Stores ray.direction.y, ray.tmax and index.y; adds 5 to prd.y. */
#define READ_RAY(type, ret)                                                                        \
    GLOBALS RESULT                                                                                 \
        "define " type " @program.2(ptr %lane) {\n"                                                \
        "  %y = load i32, ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @p2.ray, i64 16)\n" \
        "  %t = load i32, ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @p2.ray, i64 32)\n" \
        "  %i = load <2 x i32>, ptr addrspace(1) @p2.index\n"                                      \
        "  %iy = extractelement <2 x i32> %i, i32 1\n"                                             \
        "  store i32 %y, ptr @result\n"                                                            \
        "  store i32 %t, ptr getelementptr (i8, ptr @result, i64 4)\n"                             \
        "  store i32 %iy, ptr getelementptr (i8, ptr @result, i64 8)\n"                            \
        "  %p = load i32, ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @p2.prd, i64 4)\n"  \
        "  %q = add i32 %p, 5\n"                                                                   \
        "  store i32 %q, ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @p2.prd, i64 4)\n"   \
        "  " ret "\n}\n"

static float as_float(uint32_t bits)
{
    float f;
    memcpy(&f, &bits, sizeof(f));
    return f;
}

static struct rw_lane lane_with_ray(uint32_t *prd, const struct rw_launch *launch)
{
    return (struct rw_lane){.direction = {1, 2, 3},
                            .object_direction = {10, 20, 30},
                            .tmax = 99,
                            .launch_index = {5, 6, 7},
                            .launch = launch,
                            .payload = (unsigned char *)prd};
}

TEST(semantics_in_world_space)
{
    struct test_unit t;
    const struct rwc_program_desc desc = DESC(program, RWC_CLOSEST_HIT, &in_constants);
    uint32_t prd[2] = {1, 2};
    struct rw_launch launch = {0};
    struct rw_lane lane = lane_with_ray(prd, &launch);
    program_fn *run = bound(&t, &desc, READ_RAY("void", "ret void"));
    CHECK(run);
    run(&lane);
    CHECK(as_float(result[0]) == 2 && as_float(result[1]) == 99);
    CHECK_EQ(result[2], 6);
    CHECK_EQ(prd[1], 7);
    close_unit(&t);
}

TEST(semantics_in_object_space)
{
    struct test_unit t;
    const struct rwc_program_desc desc = DESC(program, RWC_ANY_HIT, &in_constants);
    uint32_t prd[2] = {1, 2};
    struct rw_launch launch = {0};
    struct rw_lane lane = lane_with_ray(prd, &launch);
    program_fn *run = bound(&t, &desc, READ_RAY("i32", "ret i32 0"));
    CHECK(run);
    run(&lane);
    CHECK(as_float(result[0]) == 20);
    close_unit(&t);
}

TEST(semantic_of_wrong_kind)
{
    struct test_unit t;
    const struct rwc_program_desc desc = DESC(program, RWC_RAY_GENERATION, &in_constants);
    CHECK(open_unit(&t, &desc, 1, READ_RAY("void", "ret void")));
    CHECK(!run_pass(&t, rwc_pass_bind));
    CHECK_CONTAINS(t.diag.text, "semantic 'rtCurrentRay' is not available in ray generation");
    CHECK_CONTAINS(t.diag.text, "semantic 'rtPayload' is not available in ray generation");
    close_unit(&t);
}

#define READ_NORMAL                                                                                \
    GLOBALS RESULT "define void @program.2(ptr %lane) {\n"                                         \
                   "  %v = load i32, ptr addrspace(1) getelementptr (i8, ptr addrspace(1) "        \
                   "@p2.normal, i64 8)\n"                                                          \
                   "  store i32 %v, ptr @result\n"                                                 \
                   "  ret void\n}\n"

TEST(attribute_read)
{
    struct test_unit t;
    const struct rwc_program_desc desc = DESC(program, RWC_CLOSEST_HIT, &in_constants);
    uint32_t attributes[3] = {1, 2, 3};
    struct rw_lane lane = {.hit_attributes = (unsigned char *)attributes};
    program_fn *run = bound(&t, &desc, READ_NORMAL);
    CHECK(run);
    CHECK_EQ(t.unit.attribute_count, 1);
    CHECK_STR(t.unit.attributes[0].name, "shading_normal");
    CHECK_EQ(t.unit.attribute_size, 12);
    run(&lane);
    CHECK_EQ(result[0], 3);
    close_unit(&t);
}

TEST(attribute_sizes_must_agree)
{
    struct test_unit t;
    const struct rwc_variable wide = {.name = "normal",
                                      .symbol = "normal",
                                      .type_name = "float4",
                                      .semantic = "attribute shading_normal",
                                      .cls = RWC_VARIABLE_ATTRIBUTE,
                                      .size = 16,
                                      .align = 16};
    const struct rwc_variable *list[] = {&wide};
    const struct rwc_program other = {
        .name = "sphere", .symbol = "sphere", .variables = list, .variable_count = 1};
    struct rwc_program_desc descs[] = {DESC(program, RWC_CLOSEST_HIT, &in_constants),
                                       DESC(other, RWC_INTERSECTION, &in_constants)};
    descs[1].id = 3;
    CHECK(open_unit(&t, descs, 2,
                    READ_NORMAL "define i32 @program.3(ptr %lane, i32 %p) { ret i32 0 }\n"));
    CHECK(!run_pass(&t, rwc_pass_bind));
    CHECK_CONTAINS(t.diag.text,
                   "attribute 'shading_normal' is float4 with 16 bytes in program 'sphere'");
    close_unit(&t);
}

/* A pointer that is one of two variables, in a loop: &scale, then &ray, by generic loads as
 * well. */
TEST(phi_of_addresses)
{
    struct test_unit t;
    const struct rwc_program_desc desc = DESC(program, RWC_MISS, &in_constants);
    uint32_t block[16] = {[8] = 41};
    struct rw_launch launch = {0};
    struct rw_lane lane = {.constants = (const unsigned char *)block, .launch = &launch};
    memcpy(&lane.origin[0], &(uint32_t){500}, 4);
    program_fn *run =
        bound(&t, &desc,
              GLOBALS RESULT "define void @program.2(ptr %lane) {\n"
                             "  br label %loop\n"
                             "loop:\n"
                             "  %p = phi ptr addrspace(1) [ @p2.scale, %0 ], [ @p2.ray, %loop ]\n"
                             "  %i = phi i32 [ 0, %0 ], [ %next, %loop ]\n"
                             "  %sum = phi i32 [ 0, %0 ], [ %more, %loop ]\n"
                             "  %v = load i32, ptr addrspace(1) %p\n"
                             "  %q = addrspacecast ptr addrspace(1) %p to ptr\n"
                             "  %w = load i32, ptr %q\n"
                             "  %vw = add i32 %v, %w\n"
                             "  %more = add i32 %sum, %vw\n"
                             "  %next = add i32 %i, 1\n"
                             "  %go = icmp ult i32 %next, 2\n"
                             "  br i1 %go, label %loop, label %done\n"
                             "done:\n"
                             "  store i32 %more, ptr @result\n"
                             "  ret void\n}\n");
    CHECK(run);
    run(&lane);
    CHECK_EQ(result[0], 1082);
    close_unit(&t);
}

TEST(exception_registers)
{
    struct test_unit t;
    const struct rwc_program_desc desc = DESC(program, RWC_EXCEPTION, &in_constants);
    struct rw_exception_details details = {.word = {77}};
    struct rw_lane lane = {.launch_index = {5, 6, 7}, .stack = (unsigned char *)&details};
    program_fn *run = bound(
        &t, &desc,
        RESULT
        "@p2._ZN21rti_internal_register14reg_rayIndex_yE = internal addrspace(1) global [4 x i8] "
        "zeroinitializer\n"
        "@p2._ZN21rti_internal_register21reg_exception_detail0E = internal addrspace(1) global "
        "[4 x i8] zeroinitializer\n"
        "define void @program.2(ptr %lane) {\n"
        "  %y = load i32, ptr addrspace(1) @p2._ZN21rti_internal_register14reg_rayIndex_yE\n"
        "  %d = load i32, ptr addrspace(1) "
        "@p2._ZN21rti_internal_register21reg_exception_detail0E\n"
        "  store i32 %y, ptr @result\n"
        "  store i32 %d, ptr getelementptr (i8, ptr @result, i64 4)\n"
        "  ret void\n}\n");
    CHECK(run);
    result[1] = 1;
    run(&lane);
    CHECK_EQ(result[0], 6);
    CHECK_EQ(result[1], 77);
    CHECK(t.unit.records_details);
    close_unit(&t);
}

/* Of OptiX 7's launch parameters, of which no description tells. */
TEST(address_of_parameters_in_initialiser)
{
    struct test_unit t;
    const struct rwc_program_desc desc = DESC(program, RWC_MISS, &in_constants);
    CHECK(open_unit(&t, &desc, 1,
                    "@p2.params = internal addrspace(4) externally_initialized global [8 x i8] "
                    "zeroinitializer\n"
                    "@p2.table = internal addrspace(1) global [1 x ptr addrspace(4)] "
                    "[ptr addrspace(4) @p2.params]\n" RESULT "define void @program.2(ptr %lane) {\n"
                    "  %v = load i64, ptr addrspace(1) @p2.table\n"
                    "  store i64 %v, ptr @result\n"
                    "  ret void\n}\n"));
    t.desc.launch_params = "params";
    CHECK(!run_pass(&t, rwc_pass_bind));
    CHECK_CONTAINS(t.diag.text, "the address of variable 'params' is stored in another variable");
    close_unit(&t);
}

TEST(address_in_initialiser)
{
    struct test_unit t;
    const struct rwc_program_desc desc = DESC(program, RWC_MISS, &in_constants);
    CHECK(open_unit(&t, &desc, 1,
                    GLOBALS RESULT
                    "@p2.table = internal addrspace(1) global [1 x ptr addrspace(1)] "
                    "[ptr addrspace(1) @p2.scale]\n"
                    "define void @program.2(ptr %lane) {\n"
                    "  %v = load i64, ptr addrspace(1) @p2.table\n"
                    "  store i64 %v, ptr @result\n"
                    "  ret void\n}\n"));
    CHECK(!run_pass(&t, rwc_pass_bind));
    CHECK_CONTAINS(t.diag.text, "the address of variable 'scale' is stored in another variable");
    close_unit(&t);
}

static const struct rw_test tests[] = {
    {"constant block", test_constant_block},
    {"hit record", test_hit_record},
    {"geometry record", test_geometry_record},
    {"payload is not taken for unchanging", test_payload_is_not_taken_for_unchanging},
    {"record of wrong kind", test_record_of_wrong_kind},
    {"write refused", test_write_refused},
    {"write through integer refused", test_write_through_integer_refused},
    {"semantics in world space", test_semantics_in_world_space},
    {"semantics in object space", test_semantics_in_object_space},
    {"semantic of wrong kind", test_semantic_of_wrong_kind},
    {"attribute read", test_attribute_read},
    {"attribute sizes must agree", test_attribute_sizes_must_agree},
    {"phi of addresses", test_phi_of_addresses},
    {"exception registers", test_exception_registers},
    {"address in initialiser", test_address_in_initialiser},
    {"address of parameters in initialiser", test_address_of_parameters_in_initialiser},
};

int main(void)
{
    return RUN_TABLE(tests);
}
