#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# suite.sh LIBRARY TESTS-FOLDER NVCC HEADER: the tests that compile programs, with each of these
# compilations in place of the usual one. stand_in.c is LIBRARY; nvcc includes HEADER first. Left out:
# api.errors, whose messages are about lines, and what is about NVRTC itself.
set -uo pipefail
library=$1 folder=$2 nvcc=$3 header=$4
"$folder/api.semantics" > /dev/null 2>&1
if [ $? = 77 ]; then
    echo "skipped: there is no NVRTC"
    exit 77
fi
export RW_NVRTC=$library RW_DEVICE=cpu RW_CACHE_DIR=off
tests="api.callables api.edits api.exceptions api.interop api.print api.selectors api.semantics api.stack
 api.triangles regress.device_variable_is_shared regress.payload_in_local_memory render.samples
 render.whitted render.cornell render.loop render.watertight"
failed=0 passed=0 log=$(mktemp)
trap 'rm -f "$log"' EXIT

run() {
    local name=$1
    for test in $tests $2; do
        "$folder/$test" > "$log" 2>&1
        local status=$?
        if [ $status = 77 ]; then
            continue
        elif [ $status = 0 ]; then
            passed=$((passed + 1))
        else
            failed=$((failed + 1))
            echo "$name: $test ended with $status"
            grep -E 'FAIL|failed|error' "$log" | head -n 5
        fi
    done
}

for options in '-arch=compute_75 -G' '-arch=compute_80 -Ofc=max' '-arch=compute_90 -dopt=on -G'; do
    CORPUS_OPTIONS=$options run "nvrtc $options" api.kernel_cache
done
# nvcc writes the place where it works into the text, so that equal sources are not equal to the cache;
# and it has ptxas look at the text, which does not know the calls of ray programs.
export CORPUS_COMMAND
if [ -x "$nvcc" ]; then
    for options in '-arch=compute_75 -G' '-arch=compute_90 -Xcicc -O0'; do
        CORPUS_COMMAND="'$nvcc' -ptx -rdc=true -std=c++11 -include '$header' $options \$options -o \$out \$source 2> /dev/null
                        test -s \$out"
        run "nvcc $options" ""
    done
fi
echo "$passed runs of tests passed, $failed failed"
[ $failed = 0 ] && [ $passed != 0 ]
