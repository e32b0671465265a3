#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# project.sh BUILD-FOLDER CMAKE PROJECT: builds the application PROJECT by its own CMakeLists.txt
# against an installation of BUILD-FOLDER in the classic shape, and runs it on the CPU. Status 77
# without nvcc.
set -euo pipefail
build=$1 cmake=$2 project=$3
source=$(cd "$(dirname "$0")/$project" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
PATH=$PATH:/usr/local/cuda/bin
command -v nvcc > /dev/null || { echo "skipped: there is no nvcc"; exit 77; }
quietly() {
    "$@" > "$work/log" 2>&1 || { cat "$work/log"; exit 1; }
}
quietly "$cmake" --install "$build" --component classic --prefix "$work/sdk"
quietly "$cmake" -S "$source" -B "$work/build" -DOptiX_INSTALL_DIR="$work/sdk"
quietly "$cmake" --build "$work/build"
RW_DEVICE=cpu RW_CACHE_DIR=off "$work/build/$project" "$work/build/ptx" "$work/table"
