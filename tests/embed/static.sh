#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Of a static library the linker sees the same functions as of the shared one, and OptiX Prime's.
#   static.sh OBJECT SHARED_LIBRARY PRIME_LIBRARY
set -euo pipefail
names() { nm "$@" --defined-only | awk '{ print $3 }' | LC_ALL=C sort -u; }
diff <(names --extern-only "$1") <(names --dynamic "$2" "$3" | grep .) || {
    echo "$1: the names that it gives (<) are not those of the shared libraries (>)"
    exit 1
}
