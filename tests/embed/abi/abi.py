# SPDX-License-Identifier: Apache-2.0
"""The binary interface of the library against that of the last release.

  abi.py compare CC HEADER RELEASE    fails where programs built for the release would not run
  abi.py release CC HEADER            prints what is to be kept as RELEASE when there is a new one

RELEASE is the public header of the release, preprocessed. Of each header a library is made that has
an empty function for each one declared; with their debug information abidiff compares functions and
all types that these reach. What is behind the handles is not in it, so that changes there are not
taken for changes of the interface. Functions may be added. Exit status 77: abidiff is not there."""
import os
import re
import shutil
import subprocess
import sys
import tempfile

FUNCTION = re.compile(r'__attribute__\(\(visibility\("default"\)\)\)\s*([^;{]+);')
INCOMPATIBLE = """{} is not what programs built for the last release expect (see above). If it is meant,
docs/embedding.md says which number of the version changes with it; if abidiff is too strict, a line
of suppressions says why. With a release: abi.py release CC HEADER > {}"""


def preprocessed(cc, header):
    return subprocess.run([cc, "-E", "-P", "-x", "c", header], capture_output=True, text=True,
                          check=True).stdout


def library(cc, header, folder):
    """Of stubs."""
    text = preprocessed(cc, header)
    file, out = os.path.join(folder, "stubs.c"), os.path.join(folder, "libraywright.so.0")
    os.makedirs(folder)
    with open(file, "w", encoding="utf-8") as f:
        f.write(text)
        for declaration in FUNCTION.findall(text):
            f.write(declaration + (" {}\n" if declaration.startswith("void ") else " { return 0; }\n"))
    subprocess.run([cc, "-g", "-w", "-fPIC", "-shared", "-fvisibility=hidden",
                    "-Wl,-soname,libraywright.so.0", file, "-o", out], check=True)
    return out


def compare(cc, header, release):
    if not shutil.which("abidiff"):
        print("skipped: abidiff is not installed (Debian's package abigail-tools)")
        return 77
    suppressions = os.path.join(os.path.dirname(os.path.abspath(__file__)), "suppressions")
    with tempfile.TemporaryDirectory() as work:
        before = library(cc, release, os.path.join(work, "before"))
        now = library(cc, header, os.path.join(work, "now"))
        done = subprocess.run(["abidiff", "--no-added-syms", "--suppressions", suppressions, before, now],
                              capture_output=True, text=True, check=False)
    if done.returncode == 0:
        return 0
    print(done.stdout + done.stderr + INCOMPATIBLE.format(header, release))
    return 1


if __name__ == "__main__":
    what, cc_name, *files = sys.argv[1:]
    if what == "release":
        print(preprocessed(cc_name, *files), end="")
    else:
        sys.exit(compare(cc_name, *files))
