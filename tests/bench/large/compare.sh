#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
#
# What calls cost on a GPU, and whether pictures are the same there: a table with a line for each of
# some rows of bench.large. First launches are seconds, with the driver's compiler; kernels are
# milliseconds of the second launch; sums are those of the pictures.
#
#     tests/bench/large/compare.sh build/tests/bench/bench.large [ROW SIZE ...]
#
# Exits with 1 where the sums of a line differ by more than a thousandth.
set -u
bench=$1
shift
[ $# -gt 0 ] || set -- bound 40 mutual 50 kept 100 traces 100 sites 25 application 75 materials 30
export RW_CACHE_DIR=off

# Prints "first kernel sum"; dashes where the row does not run.
measure() { # device, row, size
    "$bench" --device "$1" --picture 64 "$2" "$3" | awk '
        / second launch / { kernel = $6; sum = $NF }
        / s wall /        { first = $2 }
        END { print first ? first : "-", kernel ? kernel : "-", sum ? sum : "-" }'
}

differ() { awk -v a="$1" -v b="$2" 'BEGIN { d = a - b; exit !(d * d > 1e-6 * (a * a + 1e-9)) }'; }

result=0
printf '%-12s %5s | %8s %9s | %8s %9s | %12s %12s %12s\n' row size calls kernel inlined kernel \
    'sum CPU' 'sum calls' 'sum inlined'
while [ $# -ge 2 ]; do
    read -r _ _ cpu < <(measure cpu "$1" "$2")
    read -r first kernel sum < <(measure cuda "$1" "$2")
    read -r first2 kernel2 sum2 < <(RW_SKIP_PASS=calls measure cuda "$1" "$2")
    printf '%-12s %5s | %8s %9s | %8s %9s | %12s %12s %12s' "$1" "$2" "$first" "$kernel" "$first2" \
        "$kernel2" "$cpu" "$sum" "$sum2"
    if differ "$cpu" "$sum" || differ "$cpu" "$sum2"; then
        result=1
        printf ' differ'
    fi
    printf '\n'
    shift 2
done
exit $result
