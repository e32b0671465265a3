#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# wheel.sh [WHEEL]: builds the wheel, unless one is named, and installs it in a fresh Debian 12 that
# has Python and nothing of NVIDIA's, of LLVM's or of this repository; there five lines make a
# picture, and with raywright[cuda], which is NVRTC, a program in CUDA C runs, isolated too, and is
# recorded and looked at by the command raywright. Needs root and debootstrap; status 77 skips the
# test without.
set -euo pipefail
root=$(cd "$(dirname "$0")/../.." && pwd)
wheel=${1:-}
[ "$(id -u)" -eq 0 ] && command -v debootstrap >/dev/null || {
    echo "skipped: needs root and debootstrap"
    exit 77
}
folder=$(mktemp -d)
trap 'umount -q "$folder/system/proc" || true; rm -rf --one-file-system "$folder"' EXIT
if [ -z "$wheel" ]; then
    "$root/scripts/wheel" "$folder/wheels" >"$folder/log" 2>&1 || { tail -40 "$folder/log"; exit 1; }
    wheel=$(compgen -G "$folder/wheels/raywright-*.whl")
fi
debootstrap --variant=minbase --include=python3,python3-venv bookworm \
    "$folder/system" >"$folder/log" 2>&1 || { tail -20 "$folder/log"; exit 77; }
mount -t proc proc "$folder/system/proc"
cp "$wheel" "$folder/system/"
python3 -m venv "$folder/fetch"
"$folder/fetch/bin/pip" download -q --disable-pip-version-check --only-binary :all: \
    --python-version 3.11 -d "$folder/system/packages" numpy nvidia-cuda-nvrtc
inside() { chroot "$folder/system" /usr/bin/env -i PATH=/usr/bin:/bin HOME=/ "$@"; }
inside python3 -m venv /venv
inside /venv/bin/pip install -q --disable-pip-version-check --no-index \
    --find-links /packages "/$(basename "$wheel")"
cat >"$folder/system/picture.py" <<'END'
import numpy as np, raywright
scene = raywright.Scene(np.array([[-1, -1, 0], [1, -1, 0], [0, 1, 0]], np.float32))
x, y = np.meshgrid(np.linspace(-2, 2, 64, dtype="f"), np.linspace(2, -2, 64, dtype="f"))
hit = scene.any(np.stack([x, y, x * 0 + 3], -1), np.broadcast_to(np.float32([0, 0, -1]), (64, 64, 3)).copy())
open("/picture.pgm", "wb").write(b"P5 64 64 255\n" + (hit * np.uint8(255)).tobytes())
END
inside /venv/bin/python /picture.py
# A triangle of 2 by 2 in a picture of 4 by 4: an eighth of it is white.
white=$(tail -c 4096 "$folder/system/picture.pgm" | tr -d '\000' | wc -c)
[ "$white" -gt 460 ] && [ "$white" -lt 560 ] || {
    echo "the picture has $white white pixels of 4096, not an eighth"
    exit 1
}
cat >"$folder/system/program.py" <<'END'
from raywright import Error, programs
SOURCE = """#include <raywright_device.h>
rtDeclareVariable(unsigned int, index, rtLaunchIndex, );
rtBuffer<float> squares;
RT_PROGRAM void square() { squares[index] = sqrtf((float)index * index * index * index); }
"""
def run(context):
    context.ray_generation(context.program(SOURCE, "square"))
    context["squares"] = squares = context.output(5)
    context.launch(5)
    return squares.numpy().tolist()
try:
    print(run(programs.Context("cpu")))
except Error as error:
    print("pip install" if "nvidia-cuda-nvrtc" in str(error) and "clang" in str(error) else error)
END
# said WANTED [VARIABLE=VALUE...]
said() {
    local wanted=$1 got
    shift
    got=$(inside "$@" /venv/bin/python /program.py)
    [ "$got" = "$wanted" ] || { echo "the program said '$got', not '$wanted' ($*)"; exit 1; }
}
said "pip install"
inside /venv/bin/pip install -q --disable-pip-version-check --no-index \
    --find-links /packages "/$(basename "$wheel")[cuda]"
said "[0.0, 1.0, 4.0, 9.0, 16.0]"
# raywright-helper and the command line are in it; an isolated program needs the helper.
said "[0.0, 1.0, 4.0, 9.0, 16.0]" RW_ISOLATE=1 RW_CACHE_DIR=off
cat >"$folder/system/look.py" <<'END'
from raywright import inspect
recorded = inspect.record(["/venv/bin/python", "/program.py"], "/recording")
assert "square" in recorded.text() and "square" in recorded.page().read_text()
assert recorded._repr_html_().startswith("<iframe")
print(len(recorded.launches), "launch recorded by", inspect.command())
END
inside /venv/bin/python /look.py
inside /venv/bin/raywright inspect --text /recording >"$folder/text"
grep -q square "$folder/text" || { echo "raywright inspect --text said:"; cat "$folder/text"; exit 1; }
