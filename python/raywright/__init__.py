# SPDX-License-Identifier: Apache-2.0
"""Rays on GPUs and CPUs.

`Scene`, `Instances` and `Worlds` answer questions about arrays of rays and points, for NumPy,
PyTorch, CuPy, JAX and Warp, without copies and without a compiler (`raywright.rays`).
"""
from . import _raywright
from .rays import AllHits, Error, Hits, Instances, Nearest, Scene, Worlds

__all__ = ["AllHits", "Error", "Hits", "Instances", "Nearest", "Scene", "Worlds", "__version__"]

__version__ = "{}.{}.{}".format(_raywright.version // 10000, _raywright.version // 100 % 100,
                                _raywright.version % 100)
