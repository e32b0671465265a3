# SPDX-License-Identifier: Apache-2.0
import os
import pathlib
from collections.abc import Sequence
from contextlib import AbstractContextManager
from typing import Any

from .rays import Error as Error

_Path = str | os.PathLike[str]

def command() -> str: ...

class Recording:
    folder: pathlib.Path
    def __init__(self, folder: _Path) -> None: ...
    @property
    def launches(self) -> list[dict[str, Any]]: ...
    @property
    def kernels(self) -> dict[str, dict[str, Any]]: ...
    def text(self) -> str: ...
    def page(self, path: _Path | None = None) -> pathlib.Path: ...

def record(
    application: Sequence[_Path], folder: _Path = "raywright-recording", *, profile: bool = False
) -> Recording: ...
def recording(folder: _Path = "raywright-recording") -> AbstractContextManager[Recording]: ...
