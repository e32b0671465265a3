#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# What a library exports has to be what the table of functions says: no symbol more, none less.
#   symbols.sh LIBRARY COMMAND...     the command prints the expected names, sorted
# Names that start with rw, Raywright's own, are left out of the comparison; they are compared with
# the public header instead.
set -euo pipefail
library=$1
shift
folder=$(dirname "$0")
exported=$(nm -D --defined-only "$library" | awk '{ print $3 }' | LC_ALL=C sort)
expected=$("$@" | LC_ALL=C sort)
own=$(grep '^rw' <<<"$exported" || true)
declared=$(grep -ohE '\brw[A-Z][A-Za-z0-9]*\(' "$folder"/../../include/raywright*.h | tr -d '(' | LC_ALL=C sort -u)
diff <(grep -v '^rw' <<<"$exported") <(echo "$expected") || {
    echo "$library: exports (<) are not those of the table (>)"
    exit 1
}
[ -z "$own" ] || diff <(echo "$own") <(echo "$declared") || {
    echo "$library: its own functions (<) are not those of the headers (>)"
    exit 1
}
