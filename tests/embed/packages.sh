#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Debian's packages in a fresh Debian 12: they are made of the last commit, installed with apt, and
# programs find the library there with pkg-config and with find_package, and compile CUDA C with
# clang. Needs root, debootstrap and the network; exit status 77 where one is missing.
#   packages.sh SOURCE_FOLDER [PACKAGE_FOLDER]     the second: with packages that were made before
set -euo pipefail
source=$(cd "$1" && pwd) packages=${2:-}
consumer=$source/tests/embed/consumer
mirror=${RW_DEBIAN_MIRROR:-http://deb.debian.org/debian}
skip() { echo "skipped: $1"; exit 77; }
[ "$(id -u)" -eq 0 ] || skip "not root"
command -v debootstrap >/dev/null || skip "debootstrap is not installed"

work=$(mktemp -d)
trap 'umount -q "$work/root/proc" || true; rm -rf "$work"' EXIT
debootstrap --variant=minbase bookworm "$work/root" "$mirror" >"$work/log" 2>&1 ||
    skip "debootstrap: $(tail -n 1 "$work/log")"
if [ -z "$packages" ]; then
    git -C "$source" rev-parse HEAD >/dev/null 2>&1 || skip "packages are made of a commit, and there is no git"
    "$source/scripts/package" deb >"$work/log" 2>&1 || { tail -n 30 "$work/log"; exit 1; }
    packages=$source/build-package
fi
mount -t proc proc "$work/root/proc"
rm -f "$work/root/etc/apt/sources.list"
# apt finds its servers as it does on this machine.
cp -r /etc/apt/sources.list* /etc/apt/apt.conf.d "$work/root/etc/apt/"
find "$packages" -maxdepth 1 -name '*.deb' ! -name '*-dbgsym_*' -exec cp {} "$work/root/root" \;
cp -r "$consumer" "$work/root/root/consumer"

cat >"$work/root/root/inside" <<'END'
set -euo pipefail
export DEBIAN_FRONTEND=noninteractive RW_DEVICE=cpu LC_ALL=C.UTF-8 HOME=/root
cd /root
apt-get update -qq
echo "== apt-get install"
apt-get install -y -q --no-install-recommends ./*.deb >log 2>&1 || { tail log; exit 1; }
raywright --version
! dpkg -l | grep -i nvidia || exit 1
if command -v clang-19 cc; then echo "a compiler came with it"; exit 1; fi
apt-get install -y -q --no-install-recommends g++ cmake make pkgconf >log 2>&1 || { tail log; exit 1; }
# check COMMAND WANTED
check() {
    local got
    got=$("$1") || true
    [ "$got" = "$2" ] || { echo "$1 printed '$got', expected '$2'"; exit 1; }
}
echo "== CUDA C needs a compiler"
programs=/usr/share/doc/raywright/samples/loop/programs.cu
if raywright compile raygen=shade_pixel $programs >kernel.ptx 2>log; then exit 1; fi
grep -i clang log || { cat log; exit 1; }
apt-get install -y -q --no-install-recommends clang-19 >log 2>&1 || { tail log; exit 1; }
raywright compile raygen=shade_pixel $programs >kernel.ptx
grep "^\.visible \.entry" kernel.ptx
echo "== pkg-config"
cc consumer/plain.c -Wall -Wextra -Werror -o plain $(pkg-config --cflags --libs raywright)
check ./plain "42 0"
c++ -std=c++11 consumer/classic.cpp -o classic $(pkg-config --cflags --libs raywright-optix)
check ./classic "60500 1 2 3"
echo "== find_package"
cmake -S consumer -B build >log && cmake --build build >>log || { cat log; exit 1; }
check build/plain "42 0"
check build/classic "60500 1 2 3"
echo "== MPI"
mpicc consumer/mpi.c -Wall -Wextra -Werror -o mpi $(pkg-config --cflags --libs raywright-mpi)
check ./mpi "1 a launch of 0 x 0 with 0 buffers; 1 to 8 are possible"
echo "== the vendor's names"
ldd "$(pkg-config --variable=dropindir raywright)"/lib*.so.6.5.0 | grep "not found" && exit 1
echo "== purge"
apt-get purge -y -q libraywright0 libraywright-dev libraywright-mpi0 libraywright-mpi-dev raywright raywright-optix >log 2>&1 || { tail log; exit 1; }
left=$(find /usr /etc -iname '*raywright*' -o -name 'liboptix*' -o -name 'libnvoptix*')
[ -z "$left" ] || { echo "left behind: $left"; exit 1; }
END
chroot "$work/root" bash /root/inside
