# SPDX-License-Identifier: Apache-2.0
"""Recordings: what the library did with ray programs, and the page that shows it.

    with raywright.inspect.recording("folder") as recording:
        context = programs.Context()
        ...
        context.launch(512, 512)
    recording            # in a notebook: the page, every step of every program linked by line

`record` runs another application and records that. The page, and what it says as text, are made by
the command `raywright`: that which RAYWRIGHT_COMMAND names, else the package's own, which a wheel
has, else one in PATH.
"""
import contextlib
import html
import json
import os
import pathlib
import shutil
import subprocess
import sys
import time

from . import _raywright

Error = _raywright.Error


_OWN = pathlib.Path(__file__).parent / "bin/raywright"


def command():
    """The path of the command `raywright`. Raises Error where there is none."""
    own = str(_OWN) if _OWN.exists() else None
    found = os.environ.get("RAYWRIGHT_COMMAND") or own or shutil.which("raywright")
    if not found:
        raise Error("looking for the command raywright, which makes pages of recordings: it is not "
                    "in PATH; install it, or set RAYWRIGHT_COMMAND to its path")
    return found


def main():
    """What a wheel has as `raywright` in PATH: runs the package's own."""
    if not _OWN.exists():
        sys.exit(f"raywright: there is no {_OWN}; this package was not built as a wheel")
    os.execv(_OWN, [str(_OWN), *sys.argv[1:]])


def _run(*arguments, **options):
    result = subprocess.run([command(), *map(str, arguments)], capture_output=True, text=True,
                            **options)
    if result.returncode:
        raise Error(f"raywright {' '.join(map(str, arguments))}: status {result.returncode}: "
                    f"{(result.stderr or result.stdout).strip()}")
    return result.stdout


class Recording:
    """A recording in a folder."""

    def __init__(self, folder):
        self.folder = pathlib.Path(folder)

    @property
    def launches(self):
        """A dict for each launch that ended, as docs/recording.md has them: `launch`, `kernel`,
        `program`, `size`, `ms`, `failed`."""
        begun, ended = {}, []
        path = self.folder / "launches.jsonl"
        for line in path.read_text().splitlines() if path.exists() else ():
            row = json.loads(line)
            key = row.get("process"), row["launch"]
            begun[key] = {**begun.get(key, {}), **row}
            if "ms" in row:
                ended.append(begun[key])
        return ended

    @property
    def kernels(self):
        """The report of each kernel, by its name: passes, frames, states."""
        return {path.parent.name: json.loads(path.read_text())
                for path in sorted(self.folder.glob("kernels/*/report.json"))}

    def text(self):
        """A summary, as `raywright inspect --text` prints it."""
        return _run("inspect", "--text", self.folder)

    def page(self, path=None):
        """Writes the page, `inspect.html` in the folder unless a path is given, which needs nothing
        but a browser. Returns its path."""
        path = pathlib.Path(path or self.folder / "inspect.html")
        _run("inspect", "-o", path, self.folder)
        return path

    def _repr_html_(self):
        page = html.escape(self.page().read_text(), quote=True)
        return f'<iframe srcdoc="{page}" style="width: 100%; height: 40em; border: 0"></iframe>'

    def __repr__(self):
        return f"<raywright.inspect.Recording of {len(self.launches)} launches in {self.folder}>"


def record(application, folder="raywright-recording", *, profile=False):
    """Runs an application, a list of its path and arguments, and records it. profile: runs it once
    more, with kernels that count what they do. What was in the folder is removed. Returns the
    Recording; raises Error if the application fails or records nothing."""
    options = ["--profile"] if profile else []
    _run("record", "--force", *options, "-o", folder, "--", *application)
    made = Recording(folder)
    if not made.kernels:
        raise Error(f"recording {' '.join(map(str, application))}: no kernel was recorded; it "
                    "launched nothing, or does not use Raywright")
    return made


@contextlib.contextmanager
def recording(folder="raywright-recording"):
    """Records what contexts do that are made inside the block, in this process. What was in the
    folder is removed. Gives the Recording, which is complete when the block ends."""
    folder = pathlib.Path(folder).absolute()
    if folder.exists():
        if any(folder.iterdir()) and not (folder / "recording.json").exists():
            raise Error(f"recording to {folder}: it has other files, and would be removed")
        shutil.rmtree(folder)
    folder.mkdir(parents=True)
    run = {"profiled": False, "started": time.monotonic()}
    about = {"format": 1, "version": _version(), "command": [sys.executable, *sys.argv],
             "profile": False, "runs": [run]}
    path = folder / "recording.json"
    path.write_text(json.dumps(about, indent=2))
    before = os.environ.get("RW_RECORD_DIR")
    os.environ["RW_RECORD_DIR"] = str(folder)
    try:
        yield Recording(folder)
    finally:
        if before is None:
            del os.environ["RW_RECORD_DIR"]
        else:
            os.environ["RW_RECORD_DIR"] = before
        run.update(exit=0, seconds=time.monotonic() - run["started"])
        path.write_text(json.dumps(about, indent=2))


def _version():
    number = _raywright.version
    return f"{number // 10000}.{number // 100 % 100}.{number % 100}"
