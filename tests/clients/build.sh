#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Builds a client as its owner would: by its own CMake, no file of it changed, with the variable that
# named the vendor's SDK naming an installation of ours, and nothing of this environment but PATH.
#   build.sh BUILD_FOLDER CMAKE CLIENT FOLDER
# FOLDER/prefix is the installation, FOLDER/build the client.
set -euo pipefail
build=$1 cmake=$2 client=$3 folder=$4
export PATH=$PATH:/usr/local/cuda/bin

[ -e "$client/CMakeLists.txt" ] || { echo "$client is not there"; exit 77; }
for tool in nvcc bin2c c++; do
    command -v $tool >/dev/null || { echo "there is no $tool"; exit 77; }
done

rm -rf "$folder/prefix" "$folder/build"
mkdir -p "$folder"
run() {
    env -i PATH="$PATH" HOME="$folder" "$@" >"$folder/log" 2>&1 || { cat "$folder/log"; exit 1; }
}
run "$cmake" --install "$build" --component classic --prefix "$folder/prefix"
run "$cmake" -S "$client" -B "$folder/build" -DOptiX_INSTALL_DIR="$folder/prefix"
run "$cmake" --build "$folder/build" -j "$(nproc)"
