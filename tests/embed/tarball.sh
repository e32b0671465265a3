#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# The tarball of a release: it is made of the build folder, unpacked elsewhere, and works there.
#   tarball.sh BUILD_FOLDER CPACK LLVM_FOLDER
set -euo pipefail
build=$1 cpack=$2 llvm=$3
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
"$cpack" --config "$build/CPackConfig.cmake" -B "$work" >"$work/log" 2>&1 || { cat "$work/log"; exit 1; }
mapfile -t archives < <(find "$work" -maxdepth 1 -name 'raywright-*.tar.gz')
[ ${#archives[@]} -eq 1 ] || { echo "archives: ${archives[*]}"; exit 1; }
mkdir "$work/elsewhere"
tar -C "$work/elsewhere" -xf "${archives[0]}"
folder=$(find "$work/elsewhere" -mindepth 1 -maxdepth 1)
[ "$(basename "${archives[0]}" .tar.gz)" = "$(basename "$folder")" ] || { echo "$folder"; exit 1; }
version=$(LD_LIBRARY_PATH=$llvm "$folder/bin/raywright" --version)
grep -qF "${version##* }" <<<"$(basename "$folder")" || { echo "$folder has $version"; exit 1; }
"$(dirname "$0")/../scripts/links.py" "$folder/share/doc/raywright"
