# SPDX-License-Identifier: Apache-2.0
"""Help, exit codes, and what is said about folders and files that are not as they should be."""
import json
import os
import re
import shutil
import subprocess
import time

import support
from support import TOOL, model, path, record, run, run_tests, victim

COMMANDS = ["record", "run", "inspect", "diff", "ptx", "compile", "info", "cache", "bench"]


def test_help():
    code, out, _ = run("--help")
    assert code == 0
    for command in COMMANDS:
        assert re.search(rf"^  {command} ", out, re.M), command
        code, own, said = run(command, "--help")
        assert (code, said) == (0, ""), command
        assert own.startswith(f"usage: raywright {command}"), own


def test_man_pages():
    """Each option that a help text names is in the man page, and no other."""
    pages = os.path.join(support.HERE, "..", "..", "docs", "man")
    for command in COMMANDS:
        _, text, _ = run(command, "--help")
        with open(os.path.join(pages, f"raywright-{command}.1"), encoding="utf-8") as file:
            page = file.read()
        helped = set(re.findall(r"^ .*?--([a-z-]+)", text, re.M))
        written = set(re.findall(r"^\.It .*?(?:Fl|,) -([a-z-]+)", page, re.M)) - {"help"}
        assert written == helped - {"help"}, (command, written, helped)
    with open(os.path.join(pages, "raywright.1"), encoding="utf-8") as file:
        whole = file.read()
    for command in COMMANDS:
        assert f".It Cm {command}\n" in whole, command


def test_misuse():
    for words in (["nonsense"], ["record"], ["record", "--nonsense", "true"], ["run", "true"],
                  ["run", "--optix"], ["inspect"],
                  ["inspect", "a", "b"], ["diff", "a"], ["ptx"], ["compile"], ["info", "x"],
                  ["cache"], ["cache", "nonsense"], ["record", "-o"],
                  ["compile", "--strategy", "nonsense", "x"]):
        code, out, said = run(*words)
        assert code == 2 and out == "", (words, code, out)
        assert said.startswith("raywright") and "--help" in said, (words, said)


def test_not_a_recording():
    os.makedirs(path("empty"))
    for words in (["inspect", "-t"], ["ptx"]):
        code, _, said = run(*words, path("absent"))
        assert code == 1 and "is no folder" in said, said
        code, _, said = run(*words, path("empty"))
        assert code == 1 and "no recording.json" in said, said


def damage(folder, name, change):
    copy = path("damaged")
    shutil.rmtree(copy, ignore_errors=True)
    shutil.copytree(folder, copy)
    kernel = os.path.join(copy, "kernels", os.listdir(os.path.join(copy, "kernels"))[0])
    target = os.path.join(copy, name) if name in os.listdir(copy) else os.path.join(kernel, name)
    with open(target, "r+", encoding="utf-8") as file:
        text = file.read()
        file.seek(0)
        file.truncate()
        file.write(change(text))
    code, out, said = run("inspect", "-t", copy)
    return code, out, said


def test_damage():
    folder, code = record("whole", *victim("run"))
    assert code == 0
    for name in ("recording.json", "report.json", "kernel.json", "lines.json", "sources.json"):
        code, _, said = damage(folder, name, lambda text: text[:len(text) // 2])
        assert code == 1 and name in said and "damaged" in said, (name, code, said)
    code, _, said = damage(folder, "recording.json",
                           lambda text: text.replace('"format": 1', '"format": 99'))
    assert code == 1 and "format 99" in said, said
    code, _, said = damage(folder, "launches.jsonl", lambda text: "nonsense\n" + text)
    assert code == 1 and "launches.jsonl is damaged, line 1" in said, said
    # Cut off inside its last line the log is as a killed process leaves it.
    code, out, _ = damage(folder, "launches.jsonl", lambda text: text[:-10])
    assert code == 0 and "did not end" in out, out


def test_trials():
    """What RW_TUNE=on writes, api.tuning sees to; here is what becomes of it."""
    folder, _ = record("trials", *victim("run"))
    kernel = model(folder)["kernels"][0]["hash"]
    setting = "threshold=%d refill=8 strategy=states registers=0"
    lines = [{"process": 1, "kernel": kernel, "entry": 0, "size": [64, 32, 1], "launches": 6,
              "setting": setting % value, "ratio": ratio, "verdict": verdict,
              "best": setting % 12, "gain": 1.25, "at": 0.0}
             for value, ratio, verdict in ((12, 0.8, "faster"), (8, 1.3, "given up"))]
    name = os.path.join(folder, "tuning.jsonl")
    text = "".join(json.dumps(line) + "\n" for line in lines)
    for end in ("", '{"process": 1, "ker'):  # as a killed process leaves it
        with open(name, "w", encoding="utf-8") as file:
            file.write(text + end)
        out = text_of(folder)
        assert "tried on launches of entry point 0, 64 x 32 x 1" in out, out
        assert re.search(r"threshold=8 .*registers=0 +1.300 +6  given up\n", out), out
        assert "best: " + setting % 12 + ", 1.250 times as fast as at first" in out, out
    with open(name, "w", encoding="utf-8") as file:
        file.write("nonsense\n")
    code, _, said = run("inspect", "--text", folder)
    assert code == 1 and "tuning.jsonl is damaged, line 1" in said, said
    subprocess.run([TOOL, "record", "-f", "-o", folder, "true"], check=True)
    assert not os.path.exists(name)


def test_folder_is_kept():
    folder, _ = record("kept", *victim("run"))
    code, _, said = run("record", "-o", folder, "--", "true")
    assert code == 125 and "--force" in said, said
    code, _, said = run("record", "-f", "-o", os.path.dirname(TOOL), "--", "true")
    assert code == 125 and "holds no recording" in said, said


def test_application_that_cannot_be_run():
    code, _, said = run("record", "-f", "-o", path("x"), "--", "/nonexistent/application")
    assert code == 127 and "/nonexistent/application" in said, said
    code, _, said = run("record", "-f", "-o", path("x"), "--", path(""))
    assert code == 126, (code, said)


def text_of(folder):
    code, out, said = run("inspect", "-t", folder)
    assert code == 0, said
    return out


def test_ends():
    """Whatever became of the application, what it did before is there."""
    folder, code = record("crash", *victim("crash"))
    assert code == 128 + 6, code
    assert "ended by signal 6" in text_of(folder)
    assert model(folder)["kernels"][0]["launches"]["count"] == 1
    folder, code = record("kill", *victim("kill"))
    assert code == 128 + 9 and "ended by signal 9" in text_of(folder)
    folder, code = record("none", *victim("none"))
    assert code == 0 and "no kernel was recorded" in text_of(folder)
    folder, code = record("other", "true")
    assert code == 0 and "no kernel was recorded" in text_of(folder)
    code, out, said = run("inspect", folder)
    assert code == 0 and os.path.getsize(out.strip()) > 10000, said


def test_interrupted():
    """The tool itself was killed: recording.json says only that it began."""
    folder, _ = record("cut", *victim("run"))
    file = os.path.join(folder, "recording.json")
    with open(file, encoding="utf-8") as f:
        head = json.load(f)
    del head["runs"][0]["exit"], head["runs"][0]["seconds"]
    with open(file, "w", encoding="utf-8") as f:
        json.dump(head, f)
    assert "interrupted" in text_of(folder)


def test_a_request_to_end_reaches_the_application():
    process = subprocess.Popen([TOOL, "record", "-f", "-o", path("slept"), "--", "sleep", "100"],
                               stderr=subprocess.PIPE, text=True)
    while not os.path.exists(os.path.join(path("slept"), "recording.json")):
        time.sleep(0.05)
    time.sleep(0.3)
    process.terminate()
    process.communicate(timeout=10)
    assert process.returncode == 128 + 15, process.returncode


def test_ptx():
    folder, _ = record("ptx", *victim("run"))
    kernel = model(folder)["kernels"][0]["hash"]
    code, out, _ = run("ptx", folder)
    assert code == 0 and ".visible .entry rw_megakernel" in out
    code, _, said = run("ptx", "-o", path("k.ptx"), folder, kernel[:8])
    assert code == 0 and f"RW_REPLACE_PTX={kernel[:16]}" in said, said
    assert open(path("k.ptx"), encoding="utf-8").read() == out
    code, _, said = run("ptx", folder, "zzzz")
    assert code == 1 and "begin" in said, said
    # The CPU runs no PTX: saying so beats running something else.
    result = subprocess.run(victim("run"), capture_output=True, text=True, check=False,
                            env={**os.environ, "RW_DEVICE": "cpu",
                                 "RW_REPLACE_PTX": f"{kernel[:16]}={path('k.ptx')}"})
    assert result.returncode == 3 and "runs no PTX" in result.stderr, result.stderr
    # Another kernel's replacement does not concern this one.
    result = subprocess.run(victim("run"), capture_output=True, text=True, check=False,
                            env={**os.environ, "RW_DEVICE": "cpu",
                                 "RW_REPLACE_PTX": f"{'0' * 16}={path('k.ptx')}"})
    assert result.returncode == 0, result.stderr


def test_compile():
    file = os.path.join(support.HERE, "lines.cu")
    code, out, said = run("compile", "-r", path("r.json"), file, "raygen=start", "miss=sky")
    if "NVRTC" in said:
        return
    assert code == 0 and ".entry rw_megakernel" in out, said
    with open(path("r.json"), encoding="utf-8") as f:
        report = json.load(f)
    assert [p["name"] for p in report["programs"]] == ["start", "sky"]
    assert len(report["programs"][0]["resume_points"]) == 1
    code, plain, _ = run("compile", "--skip-pass", "remat", file, "raygen=start", "miss=sky")
    assert code == 0 and plain != out
    code, counted, _ = run("compile", "--profile", file, "raygen=start", "miss=sky")
    assert code == 0 and "clock64" in counted and "clock64" not in out
    code, wide, _ = run("compile", "--scene", "triangles,masks", file, "raygen=start", "miss=sky")
    assert code == 0 and len(wide) > len(out)
    code, _, _ = run("compile", "--scene", "triangles,squares", file, "raygen=start", "miss=sky")
    assert code == 2
    for words, text in ((["raygen=absent"], "no file has a program 'absent'"),
                        (["nonsense=start"], "no ROLE=PROGRAM"),
                        (["miss=sky:99"], "no ROLE=PROGRAM")):
        code, _, said = run("compile", file, *words)
        assert code == 1 and text in said, (words, said)
    host = os.path.join(support.HERE, "host_headers.cu")
    roles = ["raygen=camera", "attribute=attributes", "closest_hit=hit", "visit=choose"]
    code, _, said = run("compile", "-D", "ALL=1", host, "-X", "-DOWN=2", file, *roles)
    assert code == 0 and not said, said
    code, _, said = run("compile", "-D", "ALL=1", file, "-DOWN=2", host, *roles)
    assert code == 1 and "OWN" in said and "deprecated" not in said, said
    code, _, said = run("compile", path("absent.cu"), "raygen=start")
    assert code == 1 and "absent.cu" in said, said


def test_diff():
    a, _ = record("a", *victim("run"))
    b, _ = record("b", *victim("run"))
    c, _ = record("c", *victim("run"), RW_SKIP_PASS="remat")
    code, out, _ = run("diff", a, b)
    assert code == 0 and "nothing but times differs" in out, out
    code, out, _ = run("diff", a, c)
    assert code == 1 and "passes left out" in out and "values saved" in out, out
    code, _, said = run("diff", a, path("absent"))
    assert code == 2 and "absent" in said, said


def test_cache_and_info():
    cache = path("cache")
    subprocess.run(victim("run"), check=True, env={**os.environ, "RW_DEVICE": "cpu",
                                                   "RW_CACHE_DIR": cache})
    code, out, _ = run("cache", "list", RW_CACHE_DIR=cache)
    assert code == 0 and out.endswith("bytes\n") and ": 1 kernel," in out, out
    open(os.path.join(cache, "1234-5678.tuned"), "w", encoding="utf-8").close()
    open(os.path.join(cache, "precious"), "w", encoding="utf-8").close()
    code, out, _ = run("cache", "clear", RW_CACHE_DIR=cache)
    assert code == 0 and "removed 1 kernel" in out, out
    assert os.listdir(cache) == ["precious"]
    code, out, _ = run("cache", "list", RW_CACHE_DIR="off")
    assert code == 0 and "off" in out
    code, out, _ = run("info")
    assert code == 0 and re.search(r"^LLVM +(19|22)\.", out, re.M), out


run_tests([test_help, test_man_pages, test_misuse, test_not_a_recording, test_damage,
           test_trials, test_folder_is_kept,
           test_application_that_cannot_be_run, test_ends, test_interrupted,
           test_a_request_to_end_reaches_the_application, test_ptx, test_compile, test_diff,
           test_cache_and_info])
