# SPDX-License-Identifier: Apache-2.0
"""Pictures of arrays: PNG, which a notebook shows and a file keeps."""
import struct
import zlib

import numpy as np


def _chunk(kind, data):
    body = kind + data
    return struct.pack(">I", len(data)) + body + struct.pack(">I", zlib.crc32(body))


def png(pixels):
    """The bytes of a PNG. pixels: `hxw` or `hxwx3` uint8, the upper row first."""
    height, width = pixels.shape[:2]
    colour = 2 if pixels.ndim == 3 else 0
    rows = np.zeros((height, 1 + pixels[0].size), np.uint8)
    rows[:, 1:] = pixels.reshape(height, -1)
    head = struct.pack(">IIBBBBB", width, height, 8, colour, 0, 0, 0)
    return (b"\x89PNG\r\n\x1a\n" + _chunk(b"IHDR", head)
            + _chunk(b"IDAT", zlib.compress(rows.tobytes())) + _chunk(b"IEND", b""))


class Picture:
    """A picture, which Jupyter shows.

    array: `hxw`, `hxwx3` or `hxwx4`; floats from `low` to `high` become black to white, what is not
        finite black; uint8 stays as it is. A fourth channel is left out.
    flip: whether the first row is the lowest, as in launches.
    """

    def __init__(self, array, low=0.0, high=1.0, flip=False):
        array = np.asarray(array)
        if array.ndim == 3 and array.shape[2] == 4:
            array = array[..., :3]
        if not (array.ndim == 2 or array.ndim == 3 and array.shape[2] == 3) or 0 in array.shape:
            shape = "x".join(map(str, array.shape))
            raise ValueError(f"an array of {shape} is no picture; it has to be hxw, hxwx3 or hxwx4")
        if array.dtype != np.uint8:
            scaled = (array.astype(float) - low) / (high - low)
            scaled = np.where(np.isfinite(scaled), scaled, 0)
            array = (np.clip(scaled, 0, 1) * 255 + 0.5).astype(np.uint8)
        self.pixels = np.ascontiguousarray(array[::-1] if flip else array)

    def _repr_png_(self):
        return png(self.pixels)

    def save(self, path):
        """Writes a PNG file."""
        with open(path, "wb") as file:
            file.write(png(self.pixels))
