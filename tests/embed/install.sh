#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Installs into a folder of its own, moves that, and builds and runs programs against it with
# pkg-config and with find_package.
#   install.sh BUILD_FOLDER CMAKE LLVM_FOLDER
set -euo pipefail
build=$1 cmake=$2 llvm=$3
consumer=$(cd "$(dirname "$0")/consumer" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export RW_DEVICE=cpu

"$cmake" --install "$build" --prefix "$work/first" >"$work/log" || { cat "$work/log"; exit 1; }
mv "$work/first" "$work/prefix"
libraries=$(dirname "$(find "$work/prefix" -name libraywright.so)")
export LD_LIBRARY_PATH=$libraries:$llvm # wherever the LLVM is that was built with

# check COMMAND WANTED: 77 stands for what cannot be tried here
check() {
    local got status=0
    got=$("$1") || status=$?
    [ $status -eq 77 ] || [ "$got" = "$2" ] || {
        echo "$1 printed '$got' and ended with $status, expected '$2'"
        exit 1
    }
}

echo "== pkg-config"
export PKG_CONFIG_PATH=$libraries/pkgconfig
read -ra flags <<<"$(pkg-config --cflags --libs raywright)"
"${CC:-cc}" "$consumer/plain.c" -Wall -Wextra -Werror -o "$work/plain" "${flags[@]}"
check "$work/plain" "42 0"
read -ra flags <<<"$(pkg-config --cflags --libs raywright-optix)"
"${CXX:-c++}" -std=c++11 -Wall -Wextra -Werror "$consumer/classic.cpp" -o "$work/classic" "${flags[@]}"
check "$work/classic" "60500 1 2 3"

read -ra flags <<<"$(pkg-config --cflags --libs raywright-prime)"
"${CXX:-c++}" -std=c++11 -Wall -Wextra -Werror "$consumer/prime.cpp" -o "$work/prime" "${flags[@]}"
check "$work/prime" "3 0 0.25 0.25"

read -ra flags <<<"$(pkg-config --cflags --libs raywright-optix7)"
printf '%s\n' '#include <optix_stubs.h>' '#include <optix_function_table_definition.h>' \
    'int main(void) { return optixInit(); }' |
    "${CC:-cc}" -x c -Wall -Wextra -Werror - -o "$work/optix7" "${flags[@]}"
LD_LIBRARY_PATH=$(pkg-config --variable=dropindir raywright)/optix7 "$work/optix7" &&
    "$work/prefix/bin/raywright" run --optix -q "$work/optix7" ||
    { echo "optixInit did not find the installed library"; exit 1; }

echo "== find_package"
"$cmake" -S "$consumer" -B "$work/build" -DCMAKE_PREFIX_PATH="$work/prefix" >"$work/log" &&
    "$cmake" --build "$work/build" >>"$work/log" || { cat "$work/log"; exit 1; }
check "$work/build/plain" "42 0"
check "$work/build/classic" "60500 1 2 3"
check "$work/build/prime" "3 0 0.25 0.25"

if [ -e "$libraries/libraywright-mpi.so" ]; then
    echo "== MPI"
    refused="1 a launch of 0 x 0 with 0 buffers; 1 to 8 are possible"
    check "$work/build/mpi" "$refused"
    read -ra flags <<<"$(pkg-config --cflags --libs raywright-mpi)"
    mpicc -Wall -Wextra -Werror "$consumer/mpi.c" -o "$work/mpi" "${flags[@]}"
    check "$work/mpi" "$refused"
    find "$work/prefix" -path "*/man/man3/rwMpiLaunch2D.3" | grep -q . || { echo "no page of MPI"; exit 1; }
fi

echo "== the rest of the installation"
"$work/prefix/bin/raywright" --version >/dev/null
if command -v python3 >/dev/null; then
    for page in man1/raywright.1 man3/raywright.3 man3/rtContextLaunch2D.3 man3/rwFenceWait.3; do
        find "$work/prefix" -path "*/man/$page" | grep -q . || { echo "no page $page"; exit 1; }
    done
fi
for name in lib{optix,optixu,optix_prime}.so.{1,6.5.0}; do
    [ -e "$(pkg-config --variable=dropindir raywright)/$name" ] || { echo "$name is missing"; exit 1; }
done
if compgen -G "$work/prefix/include/raywright_abi*.h"; then
    echo "internal and was installed"
    exit 1
fi
