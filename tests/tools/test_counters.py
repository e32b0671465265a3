# SPDX-License-Identifier: Apache-2.0
"""The counters of profiled kernels against what is known otherwise, and that recording changes
nothing."""
import os
import re
import subprocess

from support import model, path, record, run_tests, sample, victim

WIDTH, HEIGHT = 64, 32
RAYS = WIDTH * HEIGHT + WIDTH * HEIGHT // 2  # of the victim: one an index, in two launches


def state(kernel, name):
    found = [s for s in kernel["states"] if s["name"] == name]
    assert len(found) == 1, (name, [s["name"] for s in kernel["states"]])
    return found[0]


def close(a, b, tolerance):
    assert abs(a - b) <= tolerance * max(abs(a), abs(b)), (a, b)


def test_one_ray_an_index():
    """A scene of nothing: every count follows from the size of the launches."""
    folder, code = record("victim", "--profile", *victim("run"))
    assert code == 0
    recorded = model(folder)
    assert len(recorded["kernels"]) == 1 and len(recorded["runs"]) == 2
    kernel = recorded["kernels"][0]
    profile = kernel["profile"]
    assert (profile["rays"], profile["nodes"], profile["primitives"]) == (RAYS, 0, 0), profile
    assert profile["nodes_per_ray"][0] == RAYS and sum(profile["nodes_per_ray"]) == RAYS
    assert state(kernel, "start")["entries"] == RAYS
    assert state(kernel, "sky")["entries"] == RAYS
    resumed = [s for s in kernel["states"] if s["kind"] == "resume"]
    assert len(resumed) == 1 and resumed[0]["entries"] == resumed[0]["suspended"] == RAYS
    assert kernel["launches"]["count"] == kernel["profiled_launches"]["count"] == 2
    assert [e["size"] for e in kernel["launches"]["entries"]] == [[64, 32, 1], [64, 16, 1]]
    bytes_each = resumed[0]["saved_bytes"] + 4
    words = " ".join(s["text"] for s in kernel["summary"])
    assert f"{bytes_each * RAYS / 1e3:.3g} kB stored" in words, words


def test_loop_sample():
    """The sample tells how many rays its programs traced; tests/render/test_loop.c derives these
    numbers from the scene alone."""
    size = ("--size", "80x60", "--samples", "4")
    out = subprocess.run(sample("loop", *size), capture_output=True, text=True, check=True).stdout
    rays = sum(int(n) for n in re.findall(r"(\d+) rays", out))
    folder, code = record("loop", "--profile", *sample("loop", *size))
    assert code == 0
    kernel = model(folder)["kernels"][0]
    assert kernel["profile"]["rays"] == rays > 0, (kernel["profile"]["rays"], rays)
    ends = sum(s["entries"] for s in kernel["states"] if s["kind"] in ("closest-hit", "miss"))
    assert ends <= rays  # a ray type without such a program goes straight back
    begins = sum(s["entries"] for s in kernel["states"] if s["kind"] == "ray generation")
    assert begins == 2 * 80 * 60  # two entry points
    suspended = sum(s.get("suspended", 0) for s in kernel["states"])
    resumed = sum(s["entries"] for s in kernel["states"] if s["kind"] == "resume")
    assert suspended == resumed == rays


def test_shares():
    """Each warp is in one state at a time, so that the states add up to what the warps lived; and
    what they lived is the kernel's time on every thread."""
    folder, code = record("time", "--profile", *sample("whitted", "--size", "320x240",
                                                       "--samples", "4"), RW_THREADS="2")
    assert code == 0
    kernel = model(folder)["kernels"][0]
    close(sum(s["share"] for s in kernel["states"] if "share" in s), 1, 0.05)
    close(sum(s["cycles"] for s in kernel["profile"]["states"]), kernel["profile"]["cycles"], 0.05)
    hertz = ticks_a_second()
    if hertz:
        lived = kernel["profile"]["cycles"] / hertz * 1e3
        close(lived, 2 * kernel["profiled_launches"]["ms_total"], 0.1)


def ticks_a_second():
    """Frequency of the time stamp counter as the kernel says it; 0: unknown."""
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as file:
            text = file.read()
        with open("/sys/devices/system/cpu/cpu0/tsc_freq_khz", encoding="utf-8") as file:
            return int(file.read()) * 1000 if "constant_tsc" in text else 0
    except OSError:
        return 0


def test_recording_changes_nothing():
    """The code that runs while it is recorded is that which the cache of an unrecorded run holds."""
    cache = path("cache")
    subprocess.run(sample("whitted", "--size", "8x8"), check=True, capture_output=True,
                   env={**os.environ, "RW_CACHE_DIR": cache})
    folder, _ = record("plain", *sample("whitted", "--size", "8x8"))
    (entry,) = [f for f in os.listdir(cache) if f.endswith(".kernel")]
    (kernel,) = os.listdir(os.path.join(folder, "kernels"))
    assert entry.startswith(kernel), (entry, kernel)
    with open(os.path.join(cache, entry), "rb") as file:
        cached = file.read()
    with open(os.path.join(folder, "kernels", kernel, "megakernel.o"), "rb") as file:
        code = file.read()
    assert len(code) > 1000 and code in cached


def test_line_tables_speak_of_the_kernel():
    """The second compilation, with debug locations, gives the same PTX."""
    for name in ("whitted", "loop", "cornell"):
        folder, code = record(name, *sample(name, "--size", "8x8", "--samples", "1"))
        assert code == 0
        lines = model(folder)["kernels"][0]["lines"]
        assert lines["exact"], name
        known = sum(1 for _, stack in lines["megakernel"] if stack)
        assert known > 0.7 * len(lines["megakernel"]), (name, known, len(lines["megakernel"]))


run_tests([test_one_ray_an_index, test_loop_sample, test_shares, test_recording_changes_nothing,
           test_line_tables_speak_of_the_kernel])
