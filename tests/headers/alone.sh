#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Each header twice, in a translation unit of its own, in C++; each says the version.
#   alone.sh C++-COMPILER FOLDER HEADER...
set -euo pipefail
compiler=$1 folder=$2
shift 2
for header in "$@"; do
    printf '#include <%s>\n#include <%s>\n#ifndef OPTIX_VERSION\n#error "no version"\n#endif\n' \
        "$header" "$header" |
        "$compiler" -x c++ -std=c++11 -Wall -Wextra -Werror -pedantic -fsyntax-only -I"$folder" - ||
        { echo "$header does not compile alone"; exit 1; }
done
