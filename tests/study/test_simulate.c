/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The simulator against answers found with pencil and paper, for each scheduling. A ray is a text:
 * N goes to a node, L begins a leaf, T tests a triangle; behind the letter < says that the node
 * leads to a child, > to what lay on the stack, ' that a triangle's first edge is looked at and "
 * that its second one is. Numbers of nodes and triangles are their places in the text, but for
 * digits.
 */
#include "tests/harness.h"
#include "tools/simulator/simulate.h"

enum { MOST = 64 };

struct rays {
    struct study_dump dump;
    size_t first[MOST];
    uint32_t ops[MOST];
};

static void add_ray(struct rays *r, const char *text)
{
    static const char kinds[] = "NLT";
    for (const char *c = text; *c; c++) {
        const char *kind = strchr(kinds, *c);
        if (!kind) continue;
        uint32_t id = c[1] >= '0' && c[1] <= '9' ? (uint32_t)(c[1] - '0') : (uint32_t)(c - text);
        uint32_t way = c[1] == '<' || c[1] == '\'' ? 1 : c[1] == '>' || c[1] == '"' ? 2 : 0;
        r->ops[r->dump.op_count++] = STUDY_OP(kind - kinds, id) | STUDY_OP_WAY(way);
    }
    r->first[++r->dump.ray_count] = r->dump.op_count;
}

static const struct study_costs costs = {
    .ray = 3, .node = 10, .leaf = 1, .triangle = 5, .round = 100, .fetch = 7, .shuffle = 2};
static const struct study_costs no_rounds = {
    .ray = 3, .node = 10, .leaf = 1, .triangle = 5, .fetch = 7, .shuffle = 2};

static struct study_simulated run(const struct rays *r, const struct study_schedule *schedule,
                                  const struct study_costs *c)
{
    struct study_simulated sum = {0};
    struct study_dump dump = r->dump;
    dump.first = (size_t *)r->first;
    dump.ops = (uint32_t *)r->ops;
    study_simulate(&dump, 0, r->dump.ray_count, schedule, c, &sum);
    return sum;
}

/* The two rays that most of these are about. */
static struct rays two(void)
{
    struct rays r = {0};
    add_ray(&r, "N0 N1 L5 T5");
    add_ray(&r, "N0 L7 T7 T8 N2 L5 T5");
    return r;
}

TEST(while_while)
{
    /* Both N, first N; leaf, both T, second T. Then second N; leaf, T. */
    struct rays r = two();
    struct study_schedule s = {.loop = STUDY_LOOP_WHILE, .width = 2};
    struct study_simulated m = run(&r, &s, &costs);
    CHECK_EQ(m.instructions, 3 + 2 * 100 + 3 * 10 + 2 * 1 + 3 * 5);
    CHECK_EQ(m.rays, 2);
    CHECK_EQ(m.nodes, 4);
    CHECK_EQ(m.node_steps, 3);
    CHECK_EQ(m.triangles, 4);
    CHECK_EQ(m.triangle_steps, 3);
    CHECK(study_node_efficiency(&m) > 0.666 && study_node_efficiency(&m) < 0.667);
}

TEST(if_if)
{
    /* Both N; second T. First N; both T. Second N, T. A leaf begins in each round. */
    struct rays r = two();
    struct study_schedule s = {.loop = STUDY_LOOP_IF, .width = 2};
    struct study_simulated m = run(&r, &s, &costs);
    CHECK_EQ(m.instructions, 3 + 3 * 100 + 3 * 10 + 3 * 1 + 3 * 5);
    CHECK_EQ(m.nodes, 4);
    CHECK_EQ(m.triangles, 4);
}

TEST(speculative_while_while)
{
    /* The second goes on to its second leaf while the first looks for its first one. */
    struct rays r = two();
    struct study_schedule s = {.loop = STUDY_LOOP_WHILE, .width = 2, .postpone = 1};
    struct study_simulated m = run(&r, &s, &costs);
    CHECK_EQ(m.instructions, 3 + 1 * 100 + 2 * 10 + 2 * 1 + 3 * 5);
    CHECK_EQ(m.node_steps, 2);
    CHECK_EQ(study_node_efficiency(&m), 1);
}

TEST(speculative_if_if)
{
    struct rays r = two();
    struct study_schedule s = {.loop = STUDY_LOOP_IF, .width = 2, .postpone = 1};
    struct study_simulated m = run(&r, &s, &costs);
    CHECK_EQ(m.instructions, 3 + 3 * 100 + 2 * 10 + 3 * 1 + 3 * 5);
}

TEST(more_leaves_than_one)
{
    /* With room for two leaves the second lane finds three before the first has one. */
    struct rays r = {0};
    struct study_schedule s = {.loop = STUDY_LOOP_WHILE, .width = 2, .postpone = 2};
    add_ray(&r, "N N N L T");
    add_ray(&r, "N L T N L T N L T");
    struct study_simulated m = run(&r, &s, &costs);
    CHECK_EQ(m.instructions, 3 + 100 + 3 * 10 + 3 * 1 + 3 * 5);
    s.postpone = 1; /* the third leaf waits for another round */
    m = run(&r, &s, &costs);
    CHECK_EQ(m.instructions, 3 + 2 * 100 + 4 * 10 + 3 * 1 + 3 * 5);
}

TEST(packet)
{
    /* Nodes 0, 1, 2, leaves 5 and 7, triangles 5, 7, 8. */
    struct rays r = two();
    struct study_schedule s = {.loop = STUDY_LOOP_PACKET, .width = 2};
    struct study_simulated m = run(&r, &s, &costs);
    CHECK_EQ(m.instructions, 3 + 3 * 10 + 2 * 1 + 3 * 5);
    CHECK_EQ(m.rays, 2);
}

static struct rays three(void)
{
    struct rays r = {0};
    add_ray(&r, "N N N N");
    add_ray(&r, "N");
    add_ray(&r, "N N");
    return r;
}

TEST(replacing)
{
    /* Without: 4 steps for the first two, 2 for the third. With: the third comes in after one. */
    struct rays r = three();
    struct study_schedule s = {.loop = STUDY_LOOP_WHILE, .width = 2};
    struct study_simulated m = run(&r, &s, &no_rounds);
    CHECK_EQ(m.instructions, 2 * 3 + 6 * 10);
    s.every = s.least = s.limit = 1;
    m = run(&r, &s, &costs);
    CHECK_EQ(m.instructions, 2 * (3 + 7) + 4 * (100 + 10));
    CHECK_EQ(m.nodes, 7);
    s.least = 2; /* not before both have ended */
    m = run(&r, &s, &no_rounds);
    CHECK_EQ(m.instructions, 2 * (3 + 7) + 6 * 10);
    s.least = 1, s.every = 2; /* only after an even number of rounds: one step is lost */
    m = run(&r, &s, &no_rounds);
    CHECK_EQ(m.instructions, 2 * (3 + 7) + 4 * 10);
    CHECK_EQ(m.node_steps, 4);
}

TEST(queue)
{
    /* One lane, two rays: nodes first, as there are as many; then leaves. */
    struct rays r = {0};
    struct study_schedule s = {.loop = STUDY_LOOP_QUEUE, .width = 1, .every = 1, .limit = 1};
    add_ray(&r, "N N");
    add_ray(&r, "L T L T");
    struct study_simulated m = run(&r, &s, &no_rounds);
    CHECK_EQ(m.instructions, 3 + 7 + 2 * (2 + 10) + 2 * (2 + 1 + 5));
    CHECK_EQ(study_node_efficiency(&m), 1);
    CHECK_EQ(study_triangle_efficiency(&m), 1);
    s.limit = 2; /* both steps for one exchange */
    m = run(&r, &s, &no_rounds);
    CHECK_EQ(m.instructions, 3 + 7 + 2 + 2 * 10 + 2 + 2 * (1 + 5));
}

TEST(wide)
{
    /* Two lanes a ray: three triangles in two steps, of which three of eight lanes have one. */
    struct rays r = {0};
    struct study_schedule s = {.loop = STUDY_LOOP_WHILE, .width = 4, .group = 2};
    add_ray(&r, "N L T T T");
    add_ray(&r, "N");
    struct study_simulated m = run(&r, &s, &costs);
    CHECK_EQ(m.instructions, 3 + 100 + 10 + 1 + 2 * 5);
    CHECK_EQ(study_node_efficiency(&m), 1);
    CHECK_EQ(m.triangles, 3);
    CHECK_EQ(study_triangle_efficiency(&m) * 8, 3);
}

TEST(widths)
{
    /* A scalar machine does what there is to do; one of four lanes waits for the longest ray. */
    struct rays r = three();
    add_ray(&r, "N");
    struct study_schedule s = {.loop = STUDY_LOOP_WHILE, .width = 1};
    struct study_simulated m = run(&r, &s, &no_rounds);
    CHECK_EQ(m.instructions, 4 * 3 + 8 * 10);
    CHECK_EQ(study_bound_mrays(&m, 92e6) * 4, 4 * 4 * 32);
    s.width = 4;
    m = run(&r, &s, &no_rounds);
    CHECK_EQ(m.instructions, 3 + 4 * 10);
    CHECK_EQ(study_bound_mrays(&m, 43e6), 4 * 8);
}

/* Of four lanes. Lanes that take part, over all instructions. */
TEST(lanes)
{
    struct rays r = {0};
    struct study_schedule s = {.loop = STUDY_LOOP_WHILE, .width = 4};
    add_ray(&r, "N N");
    add_ray(&r, "N");
    add_ray(&r, "N L T T");
    struct study_simulated m = run(&r, &s, &no_rounds);
    /* The rays begin: 3 lanes. N: 3, then 1. Leaf: 1. T: 1, twice. */
    CHECK_EQ(m.instructions, 3 + 2 * 10 + 1 + 2 * 5);
    CHECK_EQ(m.lane_instructions, 3 * 3 + 3 * 10 + 1 * 10 + 1 * 1 + 2 * 5);
    CHECK_EQ(study_lanes(&m) * 34, 60);
    m = run(&r, &s, &costs); /* and a round of all three */
    CHECK_EQ(m.lane_instructions, 60 + 100 * 3);
    s.every = s.least = 1; /* all lanes fetch, three of them begin a ray */
    m = run(&r, &s, &no_rounds);
    CHECK_EQ(m.lane_instructions, 60 + 7 * 4);
}

/* What lanes do apart: each part is issued once, for the lanes that go there. */
static const struct study_costs parts = {.node = 100,
                                         .push = 10,
                                         .pop = 20,
                                         .take = 30,
                                         .leaf = 1,
                                         .next_leaf = 2,
                                         .triangle = 1000,
                                         .first_edge = 3,
                                         .second_edge = 5,
                                         .turn = 7};

TEST(parts_of_nodes)
{
    /* Both go on; then one pops a leaf, and the other goes on to a node, where it ends. */
    struct rays r = {0};
    struct study_schedule s = {.loop = STUDY_LOOP_WHILE, .width = 2};
    add_ray(&r, "N< N> L T");
    add_ray(&r, "N< N< N");
    struct study_simulated m = run(&r, &s, &parts);
    CHECK_EQ(m.instructions, (7 + 100 + 10) + (7 + 100 + 10 + 20 + 30) + (7 + 100) + 1 + 1000);
    CHECK_EQ(m.lane_instructions, 2 * 117 + (2 * 107 + 60) + (2 * 7 + 100) + 1 + 1000);
}

TEST(parts_of_triangles)
{
    /* One, both, none; then a second leaf of the first ray, alone. */
    struct rays r = {0};
    struct study_schedule s = {.loop = STUDY_LOOP_WHILE, .width = 2};
    add_ray(&r, "L T' T\" T L T");
    add_ray(&r, "L T T' T");
    struct study_simulated m = run(&r, &s, &parts);
    CHECK_EQ(m.instructions, 1 + (1000 + 3) + (1000 + 3 + 5) + 1000 + 2 + 1 + 1000);
    CHECK_EQ(m.lane_instructions, 2 + (2000 + 3) + (2000 + 6 + 5) + 2000 + 2 + 1 + 1000);
    s.loop = STUDY_LOOP_IF; /* a leaf begins in the round after the one before it ended */
    m = run(&r, &s, &parts);
    CHECK_EQ(m.instructions, 1 + (1000 + 3) + (1000 + 3 + 5) + 1000 + 2 + 1 + 1000);
}

static const struct rw_test tests[] = {
    {"lanes", test_lanes},
    {"parts-of-nodes", test_parts_of_nodes},
    {"parts-of-triangles", test_parts_of_triangles},
    {"while-while", test_while_while},
    {"if-if", test_if_if},
    {"speculative-while-while", test_speculative_while_while},
    {"speculative-if-if", test_speculative_if_if},
    {"more-leaves-than-one", test_more_leaves_than_one},
    {"packet", test_packet},
    {"replacing", test_replacing},
    {"queue", test_queue},
    {"wide", test_wide},
    {"widths", test_widths},
};

int main(void)
{
    return RUN_TABLE(tests);
}
