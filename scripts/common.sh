# SPDX-License-Identifier: Apache-2.0
# shellcheck shell=bash
# Shell functions of scripts/demo and scripts/test. They run in the project's folder.

# build FOLDER [cmake option...] [-- ninja target...]: configures and builds.
build() {
    local folder=$1 options=()
    shift
    while [ $# -gt 0 ] && [ "$1" != -- ]; do
        options+=("$1")
        shift
    done
    [ $# -eq 0 ] || shift
    echo "== Building in $folder/"
    mkdir -p "$folder"
    cmake -S . -B "$folder" -G Ninja "${options[@]}" >"$folder/configure.log" 2>&1 || {
        cat "$folder/configure.log" >&2
        return 1
    }
    ninja -C "$folder" "$@"
}

# Does the dynamic linker know NAME.so? (grep -q would end before ldconfig has printed all.)
has_library() {
    /sbin/ldconfig -p 2>/dev/null | grep "$1\.so" >/dev/null
}

# Is NVRTC where the library will find it by itself?
has_nvrtc() {
    [ -z "${RW_NVRTC:-}" ] || return 0
    has_library libnvrtc && return 0
    local folder
    for folder in "${CUDA_HOME:+$CUDA_HOME/lib64}" "${CUDA_PATH:+$CUDA_PATH/lib64}" \
        /usr/local/cuda/lib64 /usr/local/cuda-*/lib64 \
        {"$(dirname "$(command -v python3)")/..",/usr/local,/usr,~/.local}/lib/python3*/*-packages/nvidia/*/lib; do
        [ -n "$folder" ] && compgen -G "$folder/libnvrtc.so*" >/dev/null && return 0
    done
    return 1
}

# NVRTC compiles the samples' and tests' ray programs. Without a CUDA toolkit it is fetched as a
# Python package into build/venv; RW_NVRTC then names its folder.
ensure_nvrtc() {
    has_nvrtc && return 0
    local pattern='build/venv/lib/python3*/site-packages/nvidia/*/lib'
    if ! compgen -G "$pattern/libnvrtc.so*" >/dev/null; then
        echo "== Installing NVRTC into build/venv (no CUDA toolkit found)"
        python3 -m venv build/venv &&
            build/venv/bin/pip install --disable-pip-version-check 'nvidia-cuda-nvrtc==13.0.*' ||
            return 1
    fi
    RW_NVRTC=$(realpath "$(dirname "$(compgen -G "$pattern/libnvrtc.so*" | head -n 1)")")
    export RW_NVRTC
}

# tests/python needs these; RW_PACKAGE_PYTHON then names the Python that has them. Frameworks are
# tested where they are: JAX and Warp are fetched; PyTorch's wheel has CUDA's libraries, gigabytes,
# and CuPy has GPUs only.
ensure_package_python() {
    local needs='import jax, mypy, nanobind, numpy, pytest, tqdm, warp'
    if [ -z "${RW_PACKAGE_PYTHON:-}" ]; then
        if ! build/package-venv/bin/python -c "$needs" 2>/dev/null; then
            echo "== Installing what the Python package's tests need into build/package-venv"
            python3 -m venv build/package-venv &&
                build/package-venv/bin/pip install --disable-pip-version-check --retries 1 \
                    jax mypy nanobind numpy pytest tqdm warp-lang || return 1
        fi
        RW_PACKAGE_PYTHON=$PWD/build/package-venv/bin/python
        export RW_PACKAGE_PYTHON
    fi
    "$RW_PACKAGE_PYTHON" -c 'from importlib.util import find_spec
missing = [name for name in ("torch", "cupy", "jax", "warp") if not find_spec(name)]
if missing: print("== Not installed, so not tested from Python:", *missing)'
}

# tests/optix7/mitsuba_test.py runs Mitsuba, which is fetched into build/venv; RW_MITSUBA_PYTHON then
# names that Python, or one that had it before.
ensure_mitsuba() {
    [ -z "${RW_MITSUBA_PYTHON:-}" ] || return 0
    if ! build/venv/bin/python -c 'import mitsuba, numpy' 2>/dev/null; then
        echo "== Installing Mitsuba into build/venv"
        python3 -m venv build/venv &&
            build/venv/bin/pip install --disable-pip-version-check --retries 1 mitsuba==3.9.1 numpy || return 1
    fi
    RW_MITSUBA_PYTHON=$PWD/build/venv/bin/python
    export RW_MITSUBA_PYTHON
}

# tests/render/test_denoise.c needs Open Image Denoise, which is in a Python package; RW_OIDN then
# names its folder. What that package itself needs is left out.
ensure_oidn() {
    [ -z "${RW_OIDN:-}" ] || return 0
    has_library libOpenImageDenoise && return 0
    local pattern='build/venv/lib/python3*/site-packages/pyoidn/oidn/lib'
    if ! compgen -G "$pattern/libOpenImageDenoise.so.2" >/dev/null; then
        echo "== Installing Open Image Denoise into build/venv"
        python3 -m venv build/venv &&
            build/venv/bin/pip install --disable-pip-version-check --retries 1 --no-deps \
                pyoidn==2.5.1.0 || return 1
    fi
    RW_OIDN=$(realpath "$(compgen -G "$pattern" | head -n 1)")
    export RW_OIDN
}
