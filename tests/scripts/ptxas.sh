#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# ptxas.sh PTXAS SAMPLE STRATEGY: what the compiler emits for GPUs is good PTX, also where there is
# no GPU. Renders a sample on the CPU, which dumps the same kernel for sm_75 too, and assembles that
# for each architecture. Prints registers, stack and spills of every kernel.
# A warning counts as a failure: ptxas warns where a stack has no known size.
# Status 77, which skips the test, where ptxas or NVRTC is missing.
set -euo pipefail
ptxas=$1 sample=$2 strategy=$3
architectures=(sm_75 sm_80 sm_86 sm_89 sm_90 sm_100 sm_120)

if [ ! -x "$ptxas" ]; then
    echo "skipped: no ptxas was found"
    exit 77
fi
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

RW_STRATEGY=$strategy RW_DUMP_DIR=$folder "$sample" --device cpu --size 8x8 --samples 1 \
    -o "$folder/picture.png" >"$folder/log" 2>&1 || {
    cat "$folder/log"
    ! grep -q 'no NVRTC' "$folder/log" || exit 77
    exit 1
}
kernel=$(compgen -G "$folder/*megakernel.ptx") || {
    echo "$(basename "$sample") left no megakernel.ptx in RW_DUMP_DIR, only:"
    ls "$folder"
    exit 1
}
for entry in rw_megakernel rw_bounds; do
    grep -q "\.visible \.entry $entry" "$kernel" || {
        echo "$kernel has no entry $entry"
        exit 1
    }
done
for architecture in "${architectures[@]}"; do
    echo "== $(basename "$sample"), $strategy, $architecture"
    "$ptxas" -v -arch="$architecture" -o "$folder/kernel.cubin" "$kernel" >"$folder/log" 2>&1 || {
        cat "$folder/log"
        exit 1
    }
    sed -n "s/^ptxas info *: Compiling entry function '\([^']*\)'.*/\1/p
            s/^ *\(.* bytes stack frame.*\)/    \1/p
            s/^ptxas info *: \(Used .*\)/    \1/p" "$folder/log"
    if grep -i 'warning' "$folder/log"; then exit 1; fi
    [ -s "$folder/kernel.cubin" ]
done
