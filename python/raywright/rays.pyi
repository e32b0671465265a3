# SPDX-License-Identifier: Apache-2.0
from collections.abc import Iterator, Sequence
from typing import Any, Literal

Array = Any  # of NumPy, PyTorch, CuPy, JAX, Warp, or with DLPack
Cull = Literal["back", "front"] | None

class Error(RuntimeError): ...

class _Results:
    def __iter__(self) -> Iterator[Array | None]: ...
    def __len__(self) -> int: ...
    def __getitem__(self, number: int) -> Array | None: ...

class Hits(_Results):
    distance: Array
    primitive: Array
    instance: Array
    weights: Array
    normal: Array | None

class AllHits(_Results):
    distance: Array
    primitive: Array
    instance: Array
    weights: Array
    number: Array

class Nearest(_Results):
    distance: Array
    point: Array
    primitive: Array
    instance: Array
    weights: Array

class _Rays:
    @property
    def device(self) -> int: ...
    @property
    def device_name(self) -> str: ...
    @property
    def nbytes(self) -> int: ...
    def bounds(
        self, world: int = 0
    ) -> tuple[tuple[float, float, float], tuple[float, float, float]]: ...
    def closest(
        self,
        origins: Array,
        directions: Array,
        tmin: float | Array = 0.0,
        tmax: float | Array = ...,
        *,
        cull: Cull = None,
        normals: bool = False,
    ) -> Hits: ...
    def any(
        self,
        origins: Array,
        directions: Array,
        tmin: float | Array = 0.0,
        tmax: float | Array = ...,
        *,
        cull: Cull = None,
    ) -> Array: ...
    def count(
        self,
        origins: Array,
        directions: Array,
        tmin: float | Array = 0.0,
        tmax: float | Array = ...,
        *,
        cull: Cull = None,
    ) -> Array: ...
    def all(
        self,
        k: int,
        origins: Array,
        directions: Array,
        tmin: float | Array = 0.0,
        tmax: float | Array = ...,
        *,
        cull: Cull = None,
    ) -> AllHits: ...
    def nearest(self, points: Array, distance: float | Array = ...) -> Nearest: ...

class Scene(_Rays):
    def __init__(
        self,
        vertices: Array,
        triangles: Array | None = None,
        *,
        refit: bool = False,
        fast: bool = False,
    ) -> None: ...
    def refit(self, vertices: Array, triangles: Array | None = None) -> None: ...
    @property
    def triangle_count(self) -> int: ...

class _Placed(_Rays):
    def set(self, transforms: Array, which: Array | None = None) -> None: ...

class Instances(_Placed):
    def __init__(
        self, scenes: Scene | Sequence[Scene], transforms: Array, which: Array | None = None
    ) -> None: ...

class Worlds(_Placed):
    def __init__(
        self, scenes: Scene | Sequence[Scene], transforms: Array, which: Array | None = None
    ) -> None: ...

def device(number: int) -> Any: ...
