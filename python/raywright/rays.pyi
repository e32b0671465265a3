# SPDX-License-Identifier: Apache-2.0
from collections.abc import Iterator, Sequence
from typing import Any, Literal

_Array = Any  # of NumPy, PyTorch, CuPy, JAX, Warp, or with DLPack
_Cull = Literal["back", "front"] | None

class Error(RuntimeError): ...

class _Results:
    def __iter__(self) -> Iterator[_Array | None]: ...
    def __len__(self) -> int: ...
    def __getitem__(self, number: int) -> _Array | None: ...

class Hits(_Results):
    distance: _Array
    primitive: _Array
    instance: _Array
    weights: _Array
    normal: _Array | None

class AllHits(_Results):
    distance: _Array
    primitive: _Array
    instance: _Array
    weights: _Array
    number: _Array

class Nearest(_Results):
    distance: _Array
    point: _Array
    primitive: _Array
    instance: _Array
    weights: _Array

class _Rays:
    def __init__(self, number: int) -> None: ...
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
        origins: _Array,
        directions: _Array,
        tmin: float | _Array = 0.0,
        tmax: float | _Array = ...,
        *,
        cull: _Cull = None,
        normals: bool = False,
    ) -> Hits: ...
    def any(
        self,
        origins: _Array,
        directions: _Array,
        tmin: float | _Array = 0.0,
        tmax: float | _Array = ...,
        *,
        cull: _Cull = None,
    ) -> _Array: ...
    def count(
        self,
        origins: _Array,
        directions: _Array,
        tmin: float | _Array = 0.0,
        tmax: float | _Array = ...,
        *,
        cull: _Cull = None,
    ) -> _Array: ...
    def all(
        self,
        k: int,
        origins: _Array,
        directions: _Array,
        tmin: float | _Array = 0.0,
        tmax: float | _Array = ...,
        *,
        cull: _Cull = None,
    ) -> AllHits: ...
    def nearest(self, points: _Array, distance: float | _Array = ...) -> Nearest: ...

class Scene(_Rays):
    def __init__(
        self,
        vertices: _Array,
        triangles: _Array | None = None,
        *,
        refit: bool = False,
        fast: bool = False,
    ) -> None: ...
    def refit(self, vertices: _Array, triangles: _Array | None = None) -> None: ...
    @property
    def triangle_count(self) -> int: ...

class _Placed(_Rays):
    def __init__(
        self,
        scenes: Scene | Sequence[Scene],
        transforms: _Array,
        which: _Array | None,
        worlds_axis: int,
    ) -> None: ...
    def set(self, transforms: _Array, which: _Array | None = None) -> None: ...

class Instances(_Placed):
    def __init__(
        self, scenes: Scene | Sequence[Scene], transforms: _Array, which: _Array | None = None
    ) -> None: ...

class Worlds(_Placed):
    def __init__(
        self, scenes: Scene | Sequence[Scene], transforms: _Array, which: _Array | None = None
    ) -> None: ...

def device(number: int) -> Any: ...
