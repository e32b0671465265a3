#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# ptxas.sh CONFORMANCE PTXAS: what the compiler writes for a GPU for each form of the suite is PTX
# that NVIDIA's assembler takes. Status 77, which skips the test, where there is no ptxas.
set -euo pipefail
conformance=$1 ptxas=$2

if [ ! -x "$ptxas" ]; then
    echo "skipped: no ptxas was found"
    exit 77
fi
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

"$conformance" ptx --table "$folder"
failed=0
for text in "$folder"/*.ptx; do
    "$ptxas" -arch=sm_90 -o "$folder/kernel.cubin" "$text" || failed=1
done
exit $failed
