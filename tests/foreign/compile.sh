#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# compile.sh FOLDER HOW [APPLICATION...]: the device files of the applications beside this script (all
# of them, if none is named) to FOLDER/HOW/APPLICATION/*.ptx. HOW is nvcc, with no option that
# changes what comes out; rdc, with -rdc=true; nvrtc; or clang, as the library runs it. What is newer than its source is kept.
#   RW_NVCC      nvcc, default: from the path
#   RW_INCLUDE   folder of the classic headers
#   RW_NVRTC_PTX the program that nvrtc.c becomes
# Status 77 where the compiler is missing.
set -uo pipefail
here=$(cd "$(dirname "$0")" && pwd)
folder=$1 how=$2
shift 2
include=${RW_INCLUDE:-$here/../../include/optix_compat}
nvcc=${RW_NVCC:-$(command -v nvcc)}
[ $# != 0 ] || set -- $(cd "$here" && ls -d */ | tr -d /)

if [ "$how" != nvrtc ] && [ "$how" != clang ] && ! [ -x "$nvcc" ]; then
    echo "skipped: there is no nvcc"
    exit 77
fi
newer_header=$(find "$include/.." -name '*.h' -newer "$folder/$how/stamp" 2>/dev/null | head -n 1)
[ -z "$newer_header" ] && [ -e "$folder/$how/stamp" ] || rm -rf "${folder:?}/$how"
mkdir -p "$folder/$how"
status=0 pairs=() count=0
for application in "$@"; do
    mkdir -p "$folder/$how/$application"
    for source in "$here/$application"/*.cu; do
        out=$folder/$how/$application/$(basename "$source" .cu).ptx
        count=$((count + 1))
        [ -z "$(find "$here/$application" -newer "$out" 2>&1 | head -n 1)" ] && continue
        if [ "$how" = nvrtc ] || [ "$how" = clang ]; then
            pairs+=("$out" "$source")
            continue
        fi
        rdc=()
        [ "$how" = rdc ] && rdc=(-rdc=true)
        "$nvcc" -ptx "${rdc[@]}" -I"$include" -o "$out" "$source" || status=1
    done
done
if [ ${#pairs[@]} != 0 ]; then
    RW_CUDA_COMPILER=$how "$RW_NVRTC_PTX" "$include" "${pairs[@]}" || status=$?
fi
[ $status = 0 ] && touch "$folder/$how/stamp"
echo "$how: $count device files, status $status"
exit $status
