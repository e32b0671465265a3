#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# run.sh LIBRARY FOLDER FILE...: builds the Python package's extension in FOLDER, linked to LIBRARY,
# and runs the tests of pytest in FILEs. RW_PACKAGE_PYTHON names the Python, else it is python3;
# status 77, which skips the test, where that lacks numpy, nanobind or pytest. RW_PRELOAD has
# libraries that are loaded first.
set -euo pipefail
library=$1 folder=$2
shift 2
python=${RW_PACKAGE_PYTHON:-python3}
root=$(cd "$(dirname "$0")/../.." && pwd)

"$python" -c 'import nanobind, numpy, pytest' 2>/dev/null || {
    echo "skipped: $python lacks numpy, nanobind or pytest"
    exit 77
}
mkdir -p "$folder"
exec 9>"$folder/lock"
flock 9
cmake -S "$root/python" -B "$folder/build" -DRAYWRIGHT_LIBRARY="$library" \
    -DPython_EXECUTABLE="$(command -v "$python")" >"$folder/log" 2>&1 &&
    cmake --build "$folder/build" >>"$folder/log" 2>&1 || {
    tail -40 "$folder/log"
    exit 1
}
# Other tests may be importing from there: links are replaced, and never missing.
mkdir -p "$folder/raywright"
ln -sfn "$root"/python/raywright/* "$folder"/build/_raywright.*.so "$folder/raywright/"
flock -u 9
# JAX would take most of a GPU's memory; a cache of the tests' own folder is none.
XLA_PYTHON_CLIENT_PREALLOCATE=false PYTHONDONTWRITEBYTECODE=1 PYTHONPATH=$folder \
    LD_PRELOAD=${RW_PRELOAD:-} "$python" -m pytest -q -rs -p no:cacheprovider "$@" || {
    status=$?
    [ $status -ne 5 ] || exit 77 # all were skipped
    exit $status
}
