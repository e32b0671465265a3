#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# rays.sh RAYS NVCC FOLDER DEVICE FIRST COUNT [PROCESSES]: random ray programs (rays.c), COUNT with the
# seeds from FIRST on by each way to compile, and other seeds for each. What FOLDER has already is not
# made again, so that PTX can be made on one machine and run on another; NVCC may be none. DEVICE none:
# nothing is run.
set -uo pipefail
rays=$1 nvcc=$2 folder=$3 device=$4 first=$5 count=$6 processes=${7:-1}
source=$(cd "$(dirname "$0")" && pwd)
each=10 # programs in a file
mkdir -p "$folder"

# make NAME STEP COMMAND: files of programs; COMMAND has $out, $seed, $number and $step.
make() {
    local name=$1 step=$2 command=$3 done=0
    while [ $done -lt "$count" ]; do
        local number=$((count - done < each ? count - done : each)) seed=$((first + done * step))
        local out=$folder/$name.$seed.ptx
        [ -s "$out" ] || printf 'out=%s seed=%s number=%s step=%s; %s\0' \
            "$out" "$seed" "$number" "$step" "$command"
        done=$((done + number))
    done
    first=$((first + count * step))
}

# nvcc has ptxas look at PTX with debug information, which does not know the calls of ray programs.
by_nvcc() {
    printf '%s' '"$rays" source $seed $number $step > "$out.cu"
        "$nvcc" -ptx -w '"$1"' -I"$source/../../../include" -I"$source" -o "$out" "$out.cu" \
            > "$out.log" 2>&1
        rm "$out.cu"
        if [ -s "$out" ]; then rm "$out.log"; else echo "$out was not made; see its .log"; fi'
}

export rays nvcc source
{
    first=$((first + first % 2)) # even seeds: without -rdc=true, nvcc drops callable programs
    if [ -x "$nvcc" ]; then
        make nvcc 2 "$(by_nvcc '')"
        make nvcc-rdc 1 "$(by_nvcc '-rdc=true')"
        make nvcc-debug 1 "$(by_nvcc '-rdc=true -G -arch=compute_90')"
    fi
    make nvrtc 1 '"$rays" nvrtc "$out" $seed $number $step -rdc=true -arch=compute_75'
} | xargs -0 -r -P "$processes" -n 1 bash -c

[ "$device" = none ] && exit
find "$folder" -name '*.ptx' -size +0 | sort > "$folder/list"
if [ ! -s "$folder/list" ]; then
    echo "skipped: there is neither nvcc nor NVRTC"
    exit 77
fi
run='"$rays" run "$device" "$1" > "$1.out" 2>&1; echo $? $1'
export device
xargs -P "$processes" -n 1 bash -c "$run" run < "$folder/list" > "$folder/status"
if ! grep -qv '^77 ' "$folder/status"; then
    cat "$folder"/*.out | head -n 1
    exit 77
fi
cat "$folder"/*.out | awk '/ runs agree, / { agreed += $1; failures += $4; next } { print }
    END { print agreed + 0 " runs agree, " failures + 0 " failures" }'
grep -E '^(13[0-9]|12[4-9]|2) ' "$folder/status" && echo "ended so: status, file"
! grep -qv '^0 ' "$folder/status"
