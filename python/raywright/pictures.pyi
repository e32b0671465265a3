# SPDX-License-Identifier: Apache-2.0
import os

import numpy as np
from numpy.typing import ArrayLike, NDArray

def png(pixels: NDArray[np.uint8]) -> bytes: ...

class Picture:
    pixels: NDArray[np.uint8]
    def __init__(
        self, array: ArrayLike, low: float = 0.0, high: float = 1.0, flip: bool = False
    ) -> None: ...
    def save(self, path: str | os.PathLike[str]) -> None: ...
