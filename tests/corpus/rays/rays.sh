#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# rays.sh TESTS NVCC CSMITH FOLDER DEVICE FIRST COUNT [WAY...]: random programs, made and run.
#   TESTS    the folder of corpus.rays and corpus.random
#   NVCC     may be missing, and so may
#   CSMITH   the folder of csmith's headers
#   FOLDER   where PTX lies. What is there already is not made again, so that it can be made on one
#            machine and run on another; it goes when generator or headers have changed
#   DEVICE   cpu or cuda; none: nothing is run
#   FIRST    the first seed; each way has seeds of its own
#   COUNT    of ray programs by each way, and half as many seeds of csmith
#   WAY      rays.nvcc, rays.nvcc-rdc, rays.nvcc-debug, rays.nvrtc, csmith.nvcc ...; not given: all
# RAYS_PROCESSES: how many at a time; each has a CUDA context.
set -uo pipefail
tests=$(cd "$1" && pwd) nvcc=$2 csmith=$3 device=$5 first=$6 count=$7
rays=$tests/corpus.rays random=$tests/corpus.random
processes=${RAYS_PROCESSES:-$(($(nproc) < 8 ? $(nproc) : 8))}
source=$(cd "$(dirname "$0")/.." && pwd)
includes="-I$source/../../include -I$source/rays -I$source/random -I$csmith"
mkdir -p "$4"
folder=$(cd "$4" && pwd)
shift 7
ways=" $* "

print_source() { # FILE KIND SEED NUMBER
    if [ "$2" = csmith ]; then
        mkdir -p "$1.d" && cd "$1.d" && "$random" source "$3" "$4" > "$1" && rm -r "$1.d"
    else
        "$rays" source "$3" "$4" > "$1"
    fi
}

# nvcc has ptxas look at PTX with debug information, which does not know the calls of ray programs.
compile() { # OUT COMPILER OPTIONS
    local source=$1.cu
    if [ "$2" = nvrtc ]; then
        "$rays" nvrtc "$source" "$1" $3 $includes > "$1.log" 2>&1
    else
        "$nvcc" -ptx -w $3 $includes -o "$1" "$source" > "$1.log" 2>&1
    fi
    [ -s "$1" ] && rm "$1.log" "$source"
}

# Device compilers refuse some programs of csmith, whose pointers begin with addresses.
make_file() { # OUT COMPILER OPTIONS KIND SEED NUMBER
    print_source "$1.cu" "$4" "$5" "$6"
    if compile "$1" "$2" "$3"; then return; fi
    if [ "$4" = csmith ]; then rm "$1.log" "$1.cu"; else echo "$1 was not made; see its .log"; fi
}

is_possible() { # KIND NAME COMPILER
    [ "$ways" = "  " ] || [[ $ways == *" $1.$2 "* ]] || return
    [ "$1" = rays ] || [ -e "$csmith/safe_math.h" ] || return
    [ "$3" = nvrtc ] || [ -x "$nvcc" ]
}

# Names files to make: what make_file takes, an argument a line.
make_files() { # KIND NAME COMPILER OPTIONS NUMBER EACH
    local done=0
    while is_possible "$1" "$2" "$3" && [ $done -lt "$5" ]; do
        local number=$(($5 - done < $6 ? $5 - done : $6)) seed=$((first + done))
        local out=$folder/$1.$2.$seed.ptx
        [ -s "$out" ] || printf '%s\n' "$out" "$3" "$4" "$1" "$seed" "$number"
        done=$((done + number))
    done
    first=$((first + $5))
}

# Of csmith's programs about a third are neither too short nor too long.
make_kinds() { # NAME COMPILER OPTIONS
    make_files rays "$1" "$2" "$3" "$count" 10
    make_files csmith "$1" "$2" "$3" $((count / 2)) 3
}

make_all() {
    make_kinds nvcc nvcc ""
    make_kinds nvcc-rdc nvcc "-rdc=true"
    make_kinds nvcc-debug nvcc "-rdc=true -G -arch=compute_90"
    make_kinds nvrtc nvrtc "-rdc=true -arch=compute_75"
}

run_file() {
    "$rays" run "$device" "$1" > "$1.out" 2>&1
    echo $? "$1"
}

if [ "$device" != none ]; then
    "$rays" run "$device" || exit
fi
stamp=$({ "$rays" source 1 20; cat "$source"/r*/*.h "$source"/../../include/*.h; } | cksum)
[ "$stamp" = "$(cat "$folder/stamp" 2> /dev/null)" ] || rm -rf "$folder"/*
echo "$stamp" > "$folder/stamp"
export rays random nvcc includes device
export -f print_source compile make_file run_file
make_all | xargs -r -d '\n' -P "$processes" -n 6 bash -c 'make_file "$@"' make
[ "$device" = none ] && exit

find "$folder" -name '*.ptx' -size +0 | sort > "$folder/list"
if [ ! -s "$folder/list" ]; then
    echo "skipped: there is neither nvcc nor NVRTC"
    exit 77
fi
xargs -d '\n' -P "$processes" -n 1 bash -c 'run_file "$1"' run < "$folder/list" > "$folder/status"
grep -Ev '^[01] ' "$folder/status" && echo "ended with such a status, and file"
cat "$folder"/*.out | awk '/ runs agree, / { agreed += $1; failures += $4; next } { print }
    END { print agreed + 0 " runs agree, " failures + 0 " failures"; exit !agreed }' &&
    ! grep -qv '^0 ' "$folder/status"
