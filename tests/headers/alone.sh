#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Each header twice, in a translation unit of its own; each says the version.
#   alone.sh COMPILER LANGUAGE STANDARD FOLDER HEADER...
set -euo pipefail
compiler=$1 language=$2 standard=$3 folder=$4
shift 4
for header in "$@"; do
    printf '#include <%s>\n#include <%s>\n#ifndef OPTIX_VERSION\n#error "no version"\n#endif\n' \
        "$header" "$header" |
        "$compiler" -x "$language" -std="$standard" -Wall -Wextra -Werror -pedantic -fsyntax-only -I"$folder" - ||
        { echo "$header does not compile alone"; exit 1; }
done
