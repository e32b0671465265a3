#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# A library holds no path of the machine that it was built on.
#   paths.sh SOURCE_FOLDER BUILD_FOLDER FILE...
set -euo pipefail
source=$1 build=$2
shift 2
for file; do
    for path in "$source/" "$build/"; do
        ! grep -aoF -m 1 "$path" "$file" >/dev/null || {
            echo "$file holds the path $path: $(grep -aoE -m 1 "$path[[:print:]]{0,60}" "$file" | head -n 1)"
            exit 1
        }
    done
done
