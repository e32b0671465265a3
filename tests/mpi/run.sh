#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Tests of libraywright-mpi with several processes of one machine, on CPU devices of one thread.
#   run.sh ranks|killed|ended|errors PICTURE
set -u
picture=$2
export RW_DEVICE=cpu RW_THREADS=1 OMPI_MCA_btl_base_warn_component_unused=0
folder=$(mktemp -d) || exit 1
trap 'rm -rf "$folder"' EXIT
export RW_CACHE_DIR=$folder/cache
failed=0

fail() {
    echo "FAIL: $*"
    failed=1
}

# launch RANKS FILE [OPTION...]: its exit status, and what it said in $folder/said
launch() {
    ranks=$1
    shift
    timeout 120 mpirun --allow-run-as-root --oversubscribe ${recovery:-} -n "$ranks" "$picture" "$@" \
        >"$folder/said" 2>&1
    status=$?
    [ $status -eq 77 ] && exit 77
    return $status
}

said() {
    grep -q -- "$1" "$folder/said" || { fail "'$1' was not said, but:"; cat "$folder/said"; }
}

same() {
    cmp "$folder/one" "$1" || fail "$1 is another picture"
}

launch 1 "$folder/one" || { fail "one rank"; cat "$folder/said"; exit 1; }
case $1 in
ranks) # one picture, to the byte; each rank has done something
    launch 4 "$folder/four" || fail "four ranks"
    same "$folder/four"
    said 'rank 3: 0, [1-9]'
    launch 3 "$folder/every" everywhere=1 || fail "three ranks"
    for rank in 0 1 2; do same "$folder/every.$rank"; done
    ;;
killed) # MPI ends the job of a rank that dies; another job goes on from the checkpoint
    launch 4 "$folder/killed" checkpoint="$folder/kept" die=2 && fail "a killed job succeeded"
    [ -s "$folder/kept" ] || fail "there is no checkpoint"
    launch 3 "$folder/resumed" checkpoint="$folder/kept" || fail "resuming"
    said 'tiles, [1-9][0-9]* resumed'
    same "$folder/resumed"
    [ -e "$folder/kept" ] && fail "the checkpoint is still there"
    recovery=--enable-recovery # where MPI goes on, so do the others
    launch 4 "$folder/lost" die=2
    said 'rank 2 did not answer; others have done its tiles'
    same "$folder/lost"
    ;;
ended) # by the application, and begun again by fewer ranks
    launch 3 "$folder/ended" checkpoint="$folder/kept" end=400 && fail "it was not ended"
    said 'the progress callback ended the launch'
    launch 2 "$folder/resumed" checkpoint="$folder/kept" || fail "resuming"
    said 'tiles, [1-9][0-9]* resumed'
    same "$folder/resumed"
    ;;
errors)
    launch 3 "$folder/no" width=1 && fail "another size was taken"
    said 'the launch is of 300 x 203'
    said 'another rank could not begin the launch'
    launch 3 "$folder/no" without=1 && fail "a rank without program succeeded"
    said 'rank 0: .*rank 1, launching a tile'
    echo "something else" >"$folder/kept"
    launch 2 "$folder/no" checkpoint="$folder/kept" && fail "a file that is no checkpoint was taken"
    said 'is none, or is cut short'
    launch 2 "$folder/no" checkpoint="$folder/kept-too" end=300
    truncate -s -100 "$folder/kept-too"
    launch 2 "$folder/no" checkpoint="$folder/kept-too" && fail "a cut checkpoint was taken"
    said 'cut short'
    launch 2 "$folder/no" checkpoint="$folder/missing/kept" && fail "no folder for a checkpoint"
    said 'writing the checkpoint'
    ;;
esac
exit $failed
