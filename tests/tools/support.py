# SPDX-License-Identifier: Apache-2.0
"""What the tests of the command line share. Arguments: the tool, the folder of the samples, the
test's application (victim), the folder of this file's sources."""
import json
import os
import subprocess
import sys
import tempfile

SKIP = 77
TOOL, SAMPLES, VICTIM, HERE = sys.argv[1:5]
WORK = tempfile.mkdtemp(prefix="raywright-tools-")


def run(*words, **environment):
    """Exit code, and what was printed and said."""
    result = subprocess.run([TOOL, *words], capture_output=True, text=True,
                            env={**os.environ, "RW_DEVICE": "cpu", "RW_CACHE_DIR": "off",
                                 **environment}, check=False)
    return result.returncode, result.stdout, result.stderr


def path(name):
    return os.path.join(WORK, name)


def record(name, *words, **environment):
    """Records and returns the folder and the exit code. Skips where there is no NVRTC."""
    options = [w for w in words if w in ("--profile",)]
    command = [w for w in words if w not in options]
    code, out, said = run("record", "-f", "-o", path(name), *options, "--", *command, **environment)
    if "NVRTC" in out + said and "cannot be compiled: " in out + said:
        print("skipped:", out, said)
        sys.exit(SKIP)
    return path(name), code


def model(folder):
    code, out, said = run("inspect", "--json", folder)
    assert code == 0, said
    return json.loads(out)


def victim(*words, file="lines.cu"):
    return (VICTIM, os.path.join(HERE, file), *words)


def marks(name="lines.cu"):
    """Line of each mark in a source of the victim."""
    with open(os.path.join(HERE, name), encoding="utf-8") as file:
        return {line.split("// MARK ")[1].strip(): number
                for number, line in enumerate(file, 1) if "// MARK " in line}


def sample(name, *words):
    return (os.path.join(SAMPLES, name), "--device", "cpu", "-o", path(name + ".png"), *words)


def run_tests(tests):
    """Runs functions, says how each went, and exits."""
    failed = 0
    for test in tests:
        try:
            test()
            print("ok  ", test.__name__)
        except Exception as error:  # any failure of a test is one of it alone
            import traceback
            traceback.print_exc()
            print("FAIL", test.__name__, error)
            failed += 1
    import shutil
    shutil.rmtree(WORK, ignore_errors=True)
    sys.exit(1 if failed else 0)
