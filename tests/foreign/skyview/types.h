// SPDX-License-Identifier: Apache-2.0
#pragma once
namespace skyview {
// Sixteen bytes, one a facet.
struct Facet { float area; int building; float albedo; int flags; };
struct Ask { float seen; int first_building; };
}
