/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The helpers of optixu.h that are inline: children by handle.
 */
#include "optix_compat/optixu/optixu.h"
#include "tests/api/support.h"

/* Three children a, b and c of a kind of node that is empty, and one, `other`, that it cannot have
 * or has not. */
#define CHILDREN(Group, node, a, b, c, other, bad)                                                 \
    do {                                                                                           \
        unsigned at = 9, count = 9;                                                                \
        OK(rtu##Group##AddChild(node, a, &at));                                                    \
        CHECK_EQ(at, 0);                                                                           \
        OK(rtu##Group##AddChild(node, b, NULL));                                                   \
        OK(rtu##Group##AddChild(node, c, &at));                                                    \
        CHECK_EQ(at, 2);                                                                           \
        CHECK_EQ(rtu##Group##AddChild(node, bad, &at), RT_ERROR_INVALID_VALUE);                    \
        OK(rt##Group##GetChildCount(node, &count));                                                \
        CHECK(count == 3 && at == 2);                                                              \
        CHECK_EQ(rtu##Group##GetChildIndex(node, other, &at), RT_ERROR_INVALID_VALUE);             \
        CHECK_EQ(at, ~0u);                                                                         \
        CHECK_EQ(rtu##Group##RemoveChild(node, other), RT_ERROR_INVALID_VALUE);                    \
        CHECK_EQ(rtu##Group##RemoveChildByIndex(node, 3), RT_ERROR_INVALID_VALUE);                 \
        OK(rtu##Group##RemoveChild(node, a)); /* the last fills the hole */                        \
        OK(rtu##Group##GetChildIndex(node, c, &at));                                               \
        CHECK_EQ(at, 0);                                                                           \
        OK(rtu##Group##GetChildIndex(node, b, &at));                                               \
        CHECK_EQ(at, 1);                                                                           \
        OK(rtu##Group##RemoveChildByIndex(node, 1));                                               \
        OK(rtu##Group##RemoveChildByIndex(node, 0));                                               \
        OK(rt##Group##GetChildCount(node, &count));                                                \
        CHECK_EQ(count, 0);                                                                        \
    } while (0)

TEST(children)
{
    RTcontext context;
    RTgroup group;
    RTselector selector;
    RTgeometrygroup leaf;
    RTtransform nodes[4];
    RTgeometryinstance instances[4];
    OK(rtContextCreate(&context));
    OK(rtGroupCreate(context, &group));
    OK(rtSelectorCreate(context, &selector));
    OK(rtGeometryGroupCreate(context, &leaf));
    for (int i = 0; i < 4; i++) {
        OK(rtTransformCreate(context, &nodes[i]));
        OK(rtGeometryInstanceCreate(context, &instances[i]));
    }
    CHILDREN(Group, group, nodes[0], nodes[1], nodes[2], nodes[3], NULL);
    CHILDREN(Selector, selector, nodes[0], nodes[1], nodes[2], nodes[3], NULL);
    CHILDREN(GeometryGroup, leaf, instances[0], instances[1], instances[2], instances[3], NULL);
    OK(rtContextDestroy(context));
}

TEST(child_of_transform)
{
    RTcontext context;
    RTtransform transform;
    RTgroup group;
    RTobject child;
    RTobjecttype type;
    OK(rtContextCreate(&context));
    OK(rtTransformCreate(context, &transform));
    OK(rtGroupCreate(context, &group));
    OK(rtuTransformSetChild(transform, group));
    OK(rtuTransformGetChild(transform, &child));
    OK(rtuTransformGetChildType(transform, &type));
    CHECK(child == group && type == RT_OBJECTTYPE_GROUP);
    OK(rtContextDestroy(context));
}

int main(void)
{
    static const struct rw_test tests[] = {
        {"children", test_children},
        {"child of transform", test_child_of_transform},
    };
    return RUN_TABLE(tests);
}
