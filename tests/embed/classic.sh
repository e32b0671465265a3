#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Installs in the shape of the classic SDK, moves that, and builds and runs a project that finds it
# there, in an environment that says nothing.
#   classic.sh BUILD_FOLDER CMAKE LLVM_FOLDER
set -euo pipefail
build=$1 cmake=$2 llvm=$3
consumer=$(cd "$(dirname "$0")/sdk_consumer" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
sdk="$work/the SDK"

command -v c++ >/dev/null || { echo "there is no C++ compiler"; exit 77; }
quietly() {
    env -i PATH="$PATH" "$@" >"$work/log" 2>&1 || { cat "$work/log"; exit 1; }
}
quietly "$cmake" --install "$build" --component classic --prefix "$work/first"
mv "$work/first" "$sdk"
echo '#define INSTALLED_HERE' >>"$sdk/include/optix_world.h"

echo "== a project with the SDK's FindOptiX.cmake"
quietly "$cmake" -S "$consumer" -B "$work/build" -DOptiX_INSTALL_DIR="$sdk"
quietly "$cmake" --build "$work/build"
wanted="60500 60500 1 3"
for program in by_variables by_targets; do
    got=$(env -i RW_DEVICE=cpu "$work/build/$program") || true
    [ "$got" = "$wanted" ] || { echo "$program printed '$got', expected '$wanted'"; exit 1; }
done

echo "== what the libraries find by themselves"
# found LIBRARY NEEDED FOLDER
found() {
    local got
    got=$(env -i /usr/bin/ldd "$sdk/lib64/$1" | sed -n "s/^\s*$2[^ ]* => \(.*\)\/[^/]* (.*/\1/p")
    [ "$got" = "$3" ] || { echo "$1 finds $2 in '$got', not in '$3'"; exit 1; }
}
found liboptix.so libLLVM "$llvm"
found liboptixu.so.1 libLLVM "$llvm"
found liboptixu.so.6.5.0 liboptix "$sdk/lib64"
needed=$(readelf -d "$sdk/lib64/liboptix.so" | sed -n 's/.*(NEEDED).*\[\(libLLVM.*\)\]/\1/p')
ln -s "$llvm/$needed" "$sdk/lib64/"
found liboptix.so.1 libLLVM "$sdk/lib64"

echo "== what applications read of the version"
grep -qE '^#define OPTIX_VERSION 60500$' "$sdk/include/optix.h" || {
    echo "optix.h does not say its version in the way that FindOptiX.cmake reads"
    exit 1
}
