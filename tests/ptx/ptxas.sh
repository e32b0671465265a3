#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# ptxas.sh CONFORMANCE PTXAS: what the compiler writes for each of some GPUs for each form of the
# suite is PTX that NVIDIA's assembler takes for that GPU; forms that are too new are refused by us.
# Status 77, which skips the test, where there is no ptxas.
set -euo pipefail
conformance=$1 ptxas=$2

if [ ! -x "$ptxas" ]; then
    echo "skipped: no ptxas was found"
    exit 77
fi
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

failed=0
"$conformance" ptx --table "$folder" || failed=1
assemble() { # 86-12.ptx is for sm_86
    local gpu=${2##*/}
    "$1" -O0 -arch="sm_${gpu%%-*}" -o "$2.cubin" "$2" || return 1 # 255 would end xargs
}
export -f assemble
find "$folder" -name '*.ptx' -print0 |
    xargs -0 -P "$(nproc)" -I{} bash -c 'assemble "$@"' assemble "$ptxas" {} || failed=1
exit $failed
