#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Installing what was not built installs nothing, and says which target has to be built.
#   partial.sh SOURCE_FOLDER CMAKE LLVM_CONFIG
set -euo pipefail
source=$1 cmake=$2 llvm=$3
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
"$cmake" -S "$source" -B "$work/build" -G Ninja -DRW_TESTS=OFF -DLLVM_CONFIG="$llvm" >"$work/log" 2>&1 || {
    cat "$work/log"
    exit 1
}
if "$cmake" --install "$work/build" --prefix "$work/prefix" >"$work/log" 2>&1; then
    echo "it was installed"
    exit 1
fi
[ ! -e "$work/prefix" ] || { echo "something was installed"; exit 1; }
text=$(tr -s ' \n' ' ' <"$work/log")
for part in "libraywright.so" "liboptix.so" "First run: cmake --build $work/build --target raywright_all"; do
    [[ $text == *"$part"* ]] || { echo "'$part' is not in: $text"; exit 1; }
done
ninja -C "$work/build" -t commands raywright_all | grep "libraywright.so" >/dev/null || { echo "no target raywright_all"; exit 1; }
