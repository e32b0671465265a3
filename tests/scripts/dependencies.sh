#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# What scripts/demo asks Debian for is what building needs: nothing for formatting or testing.
#   dependencies.sh ROOT
set -euo pipefail
root=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
# Says of every package that it is installed, and notes its name, the last argument.
printf '#!/bin/sh\nfor name; do :; done\necho "$name" >>%s/asked\nprintf installed\n' "$work" >"$work/dpkg-query"
printf '#!/bin/sh\nexit 1\n' >"$work/apt-get"
chmod +x "$work/dpkg-query" "$work/apt-get"
# As scripts/demo runs it.
command=$(grep '^scripts/install-dependencies' "$root/scripts/demo")
cd "$root"
PATH=$work:$PATH bash -c "$command" >/dev/null
grep -x clang-19 "$work/asked" >/dev/null || { echo "clang-19 was not asked for"; exit 1; }
for name in clang-format-19 abigail-tools libmpfr-dev llvm-19-tools libassimp-dev; do
    ! grep -x "$name" "$work/asked" >/dev/null || { echo "scripts/demo asks for $name"; exit 1; }
done
