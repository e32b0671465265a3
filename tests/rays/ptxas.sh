#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# ptxas.sh PTXAS FLAT.ptx DEEP.ptx MORE.ptx...: the kernels for rays are good PTX for each
# architecture, and those that trace keep all but their stack in registers, but for the few that 64
# registers a thread have no room for: with its lane in memory a kernel has several hundred bytes
# more. Only those of instances place them. Status 77, which skips the test, without ptxas.
set -euo pipefail
ptxas=$1
shift
for kernel in place_all worlds; do
    grep -q "entry rw_rays_$kernel(" "$2" || { echo "$2 has no rw_rays_$kernel"; exit 1; }
    grep -q "entry rw_rays_$kernel(" "$1" && { echo "$1 has rw_rays_$kernel"; exit 1; }
done
[ -x "$ptxas" ] || { echo "skipped: no ptxas was found"; exit 77; }
log=$(mktemp)
trap 'rm -f "$log"' EXIT
for architecture in sm_75 sm_90 sm_120; do
    for text in "$@"; do
        "$ptxas" -v -arch=$architecture -o /dev/null "$text" >"$log" 2>&1 || { cat "$log"; exit 1; }
        kernels=$(grep -o 'entry rw_rays_\(closest\|any\|count\|all\|first\|masked_[a-z]*\)(' "$text")
        for kernel in $(sed 's/entry rw_rays_\(.*\)(/\1/' <<<"$kernels"); do
            properties=$(grep -A2 "entry function 'rw_rays_$kernel'" "$log" | grep 'stack frame')
            echo "$architecture, $kernel: $properties"
            frame=$(sed 's/^ *\([0-9]*\) bytes stack frame.*/\1/' <<<"$properties")
            [ "$frame" -ge 1536 ] && [ "$frame" -le $((1536 + 128)) ] || {
                echo "$text, $architecture: rw_rays_$kernel keeps its lane in memory"
                exit 1
            }
        done
    done
done
