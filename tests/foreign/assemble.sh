#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# assemble.sh FOLDER PTXAS HOW: the kernels of all applications are PTX that assembles, also where
# there is no GPU: each runs on the CPU, which dumps the kernel for GPUs too. Status 77 without PTXAS
# or without PTX of HOW.
set -uo pipefail
folder=$1 ptxas=$2 how=$3
if ! [ -x "$ptxas" ] || ! [ -d "$folder/$how" ]; then
    echo "skipped: no ptxas, or nothing compiled by $how"
    exit 77
fi
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
kernels=0 failed=0
for application in $(ls "$folder/$how"); do
    [ -d "$folder/$how/$application" ] || continue
    RW_DEVICE=cpu RW_CACHE_DIR=off RW_DUMP_DIR=$work/$application \
        "$folder/bin/$application" "$folder/$how/$application" "$work/out" > "$work/log" 2>&1 || {
        echo "FAIL $application"
        failed=$((failed + 1))
    }
    for kernel in "$work/$application"/*megakernel.ptx; do
        for architecture in sm_75 sm_90 sm_120; do
            kernels=$((kernels + 1))
            "$ptxas" -arch=$architecture -o "$work/cubin" "$kernel" > "$work/log" 2>&1 && continue
            failed=$((failed + 1))
            echo "FAIL $application, $architecture"
            head -n 5 "$work/log"
        done
    done
done
echo "$kernels kernels, $failed failures"
[ $failed = 0 ] && [ $kernels != 0 ]
