/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Source names of symbols as CUDA compilers write them.
 */
#include "compiler/base/demangle.h"
#include "tests/harness.h"

static const struct {
    const char *symbol, *name; /* parts joined by "::" */
} cases[] = {
    {"_Z7pinholev", "pinhole"},
    {"_Z9intersectiRA6_f", "intersect"},
    {"_ZN1a1b6nsprogEv", "a::b::nsprog"},
    {"_ZN1a1b3nsvE", "a::b::nsv"},
    {"_ZN1a1b21rti_internal_typeinfo3nsvE", "a::b::rti_internal_typeinfo::nsv"},
    {"_ZL6statici", "static"},
    {"_ZN1aL6hiddenEv", "a::hidden"},
    {"_ZNK5Thing3getEv", "Thing::get"},
    {"_ZSt4swapv", "std::swap"},
    {"_ZNSt6vector4sizeEv", "std::vector::size"},
    {"plain_c", "plain_c"},
    {"_private", "_private"},
    {"$str", "$str"},
    /* Names with parts that have no plain text stay as they are. */
    {"_Z5shadeIfEvT_", "_Z5shadeIfEvT_"},
    {"_ZN5ThingC1Ev", "_ZN5ThingC1Ev"},
    {"_ZplRK1AS1_", "_ZplRK1AS1_"},
    {"_ZN1a3fooIiE3barEv", "_ZN1a3fooIiE3barEv"},
    /* Damaged ones too. */
    {"_Z", "_Z"},
    {"_Z99short", "_Z99short"},
    {"_ZN1a1b", "_ZN1a1b"},
    {"_ZNE", "_ZNE"},
    {"_Z99999999999999999999999x", "_Z99999999999999999999999x"},
    {"", ""},
};

TEST(names)
{
    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        struct rwc_name_parts parts;
        char name[256] = "";
        rwc_demangle(cases[i].symbol, &parts);
        for (size_t part = 0; part < parts.count; part++) {
            if (part) strcat(name, "::");
            strncat(name, parts.parts[part].text, parts.parts[part].length);
        }
        CHECK_STR(name, cases[i].name);
    }
}

/* More parts than fit: the symbol as a whole, not a cut name. */
TEST(too_many_parts)
{
    char symbol[512] = "_ZN";
    struct rwc_name_parts parts;
    for (int i = 0; i < RWC_NAME_PARTS + 8; i++) strcat(symbol, "1a");
    strcat(symbol, "Ev");
    rwc_demangle(symbol, &parts);
    CHECK_EQ(parts.count, 1);
    CHECK_EQ(parts.parts[0].length, strlen(symbol));
}

TEST(text)
{
    char name[32];
    CHECK_STR(rwc_demangle_text("_ZN1a1b6nsprogEv", name, sizeof(name)), "a::b::nsprog");
    CHECK_STR(rwc_demangle_text("_ZN37_INTERNAL_00000000_7_test_cu_b1bade5c5shootERj", name,
                                sizeof(name)),
              "shoot");
    CHECK_STR(rwc_demangle_text("plain", name, sizeof(name)), "plain");
    CHECK_STR(rwc_demangle_text("_ZN1a1b6nsprogEv", name, 5), "a::b");
    CHECK_STR(rwc_demangle_text("_ZN1a1b6nsprogEv", name, 2), "a");
}

static const struct rw_test tests[] = {
    {"names", test_names},
    {"too-many-parts", test_too_many_parts},
    {"text", test_text},
};

int main(void)
{
    return RUN_TABLE(tests);
}
