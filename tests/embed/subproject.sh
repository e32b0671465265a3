#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Raywright as a part of another project.
#   subproject.sh CMAKE LLVM_CONFIG WAY LIBRARY [configure]
# WAY is add_subdirectory or FetchContent, LIBRARY shared or static. With `configure` nothing is
# built, which would take minutes.
set -euo pipefail
cmake=$1 llvm=$2 way=$3 library=$4 configure=${5:-}
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export RW_DEVICE=cpu

options=(-G Ninja -DRAYWRIGHT="$(dirname "$(dirname "$here")")" -DWAY="$way" -DLLVM_CONFIG="$llvm")
[ "$library" = shared ] || options+=(-DBUILD_SHARED_LIBS=OFF)
if command -v ccache >/dev/null; then options+=(-DCMAKE_C_COMPILER_LAUNCHER=ccache); fi
"$cmake" -S "$here/subproject" -B "$work" "${options[@]}" >"$work/log" 2>&1 || { cat "$work/log"; exit 1; }
[ -z "$configure" ] || exit 0

"$cmake" --build "$work" --target plain >"$work/log" 2>&1 || { tail -n 40 "$work/log"; exit 1; }
got=$("$work/bin/plain") || [ $? -eq 77 ] || { echo "plain failed: $got"; exit 1; }
[ "$got" = "42 0" ] || [ -z "$got" ] || { echo "plain printed '$got', expected '42 0'"; exit 1; }
kind=$(readelf -d "$work/bin/plain" | grep -c 'NEEDED.*libraywright' || true)
[ "$kind" = "$([ "$library" = shared ] && echo 1 || echo 0)" ] || { echo "plain is not linked to a $library library"; exit 1; }
