#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# run.sh FOLDER DEVICE [APPLICATION...]: runs FOLDER/bin/APPLICATION (all of them, if none is named)
# on DEVICE, cpu or cuda, from each set of PTX that compile.sh left in FOLDER. Each looks at its
# results itself; what it writes is compared with that from the other sets, with what other
# devices left in FOLDER/out, and with APPLICATION/expected.* where FOLDER/expected has it.
# RW_FOREIGN_HOW names the sets, if not all are to be taken. Needs nothing but FOLDER and the library,
# which LD_LIBRARY_PATH may have to name. Status 77 if there was nothing to run.
set -uo pipefail
folder=$(cd "$1" && pwd) device=$2
shift 2
[ $# != 0 ] || set -- $(ls "$folder/bin" | grep -v '^foreign')
export RW_DEVICE=$device RW_CACHE_DIR=${RW_CACHE_DIR:-off}
runs=0 failed=0

same() { # FILE FILE
    "$folder/bin/foreign.compare" "$1" "$2" || { failed=$((failed + 1)); echo "FAIL $1 and $2 differ"; }
}

mkdir -p "$folder/out"
for application in "$@"; do
    rm -f "$folder/out/$application.$device".*
    for how in ${RW_FOREIGN_HOW:-nvcc rdc nvrtc}; do
        [ -d "$folder/$how/$application" ] || continue
        out=$folder/out/$application.$device.$how
        runs=$((runs + 1))
        if ! "$folder/bin/$application" "$folder/$how/$application" "$out" > "$out.log" 2>&1; then
            failed=$((failed + 1))
            grep -q 'no NVIDIA GPU\|RT_ERROR_NO_DEVICE' "$out.log" && exit 77
            echo "FAIL $application on $device from $how"
        fi
        tail -n 5 "$out.log"
        [ -e "$out" ] || continue
        for other in "$folder/out/$application".*.{nvcc,rdc,nvrtc,clang}; do
            [ -e "$other" ] && [ "$other" != "$out" ] && same "$out" "$other"
        done
        for expected in "$folder/expected/$application".*; do
            [ -e "$expected" ] && same "$out" "$expected"
        done
    done
done
echo "$runs runs, $failed failures"
[ $runs != 0 ] || exit 77
[ $failed = 0 ]
