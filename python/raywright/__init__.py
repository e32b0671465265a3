# SPDX-License-Identifier: Apache-2.0
"""Rays on GPUs and CPUs.

`Scene`, `Instances` and `Worlds` answer questions about arrays of rays and points, for NumPy,
PyTorch, CuPy, JAX and Warp, without copies and without a compiler (`raywright.rays`).
`raywright.programs` has the classic interface: ray programs in CUDA C, and launches. Both show
pictures in notebooks (`raywright.Picture`).
"""
from . import _raywright
from .pictures import Picture
from .rays import AllHits, Error, Hits, Instances, Nearest, Scene, Worlds

__all__ = ["AllHits", "Error", "Hits", "Instances", "Nearest", "Picture", "Scene",
           "Worlds", "__version__"]

__version__ = "{}.{}.{}".format(_raywright.version // 10000, _raywright.version // 100 % 100,
                                _raywright.version % 100)
