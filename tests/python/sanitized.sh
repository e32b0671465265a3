#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# sanitized.sh LIBRARY FOLDER FILE...: run.sh with a LIBRARY and an extension that have gcc's
# AddressSanitizer and UndefinedBehaviorSanitizer. An error of either, and memory that only lost
# pointers of the library or of the extension led to, fails; what Python itself leaves when it ends
# does not. Status 77 skips the test, also where gcc's sanitizers cannot be loaded first.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
folder=$2
preload=
for name in asan ubsan stdc++; do
    file=$(gcc -print-file-name="lib$name.so")
    [ -e "$file" ] || { echo "skipped: there is no lib$name of gcc's"; exit 77; }
    preload+=${preload:+:}$(realpath "$file")
done
rm -f "$folder"/report.*
status=0
# Leaks and errors are found in the reports; a leak of Python's is not to fail.
RW_PRELOAD=$preload CC=gcc CXX=g++ CXXFLAGS="-fsanitize=address,undefined -fno-omit-frame-pointer -g" \
    PYTHONMALLOC=malloc \
    ASAN_OPTIONS=detect_leaks=1:exitcode=0:log_path=$folder/report:fast_unwind_on_malloc=1:malloc_context_size=20 \
    UBSAN_OPTIONS=print_stacktrace=1:log_path=$folder/report \
    "$here/run.sh" "$@" || status=$?
[ "$status" -eq 0 ] || exit "$status"
# Paragraphs of a report: those of leaks are of interest where the library or the extension is among
# the first frames, below malloc.
awk -v RS= '/ERROR: AddressSanitizer|runtime error:/ { print; bad = 1 }
            /leak of/ {
                split($0, lines, "\n")
                for (i = 3; i in lines && i < 8; i++)
                    if (lines[i] ~ /raywright/) { print; print ""; bad = 1; break }
            }
            END { exit bad }' /dev/null $(compgen -G "$folder/report.*") || {
    echo "the sanitizers found this"
    exit 1
}
echo "no error, and no leak of the library's among $(cat "$folder"/report.* 2>/dev/null | grep -c 'leak of' || true) of Python's"
