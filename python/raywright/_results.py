# SPDX-License-Identifier: Apache-2.0
"""What questions about many rays or points return: arrays with names."""
import collections

Field = collections.namedtuple("Field", "name kind inner of_hits", defaults=((), True))


class _Results:
    """Arrays by name, which can be unpacked in the order of `_fields` too. Each is made when it is
    first asked for: PyTorch's, NumPy's and CuPy's are parts of one block of memory, which lives as
    long as one of them; `clone` or `copy` makes an array of its own."""

    _fields = ()

    def __init__(self, makers):
        self._makers = makers

    def __getattr__(self, name):
        if name not in (field.name for field in self._fields):
            raise AttributeError(f"{type(self).__name__} has no {name}")
        make = self._makers.get(name)
        array = make() if make else None
        setattr(self, name, array)
        return array

    def __iter__(self):
        return (getattr(self, field.name) for field in self._fields)

    def __len__(self):
        return len(self._fields)

    def __getitem__(self, number):
        return tuple(self)[number]

    def __repr__(self):
        arrays = ", ".join(f"{field.name}={array!r}" for field, array in zip(self._fields, self))
        return f"{type(self).__name__}({arrays})"


class Hits(_Results):
    """What rays meet. The arrays have the rays' shape, here `...`.

    distance: `...` float32, in lengths of the direction; infinite where nothing is met.
    primitive: `...` int32, the number of the triangle; -1.
    instance: `...` int32, the number of the instance in its world, 0 of a `Scene`; -1.
    weights: `...x2` float32, of the triangle's second and third corner; 0.
    normal: `...x3` float32, of length 1, in the world, to the side from which the corners run
        counter-clockwise; 0. None unless it was asked for.
    """

    _fields = (Field("distance", "float32"), Field("primitive", "int32"),
              Field("instance", "int32"), Field("weights", "float32", (2,)),
              Field("normal", "float32", (3,)))


class AllHits(_Results):
    """The first hits of rays, nearest first; the last axis of `Hits` here is k.

    distance, primitive, instance: `...xk`. weights: `...xkx2`. number: `...` int32, how many there
    are.
    """

    _fields = (Field("distance", "float32"), Field("primitive", "int32"),
              Field("instance", "int32"), Field("weights", "float32", (2,)),
              Field("number", "int32", of_hits=False))


class Nearest(_Results):
    """The nearest points of a scene's triangles.

    distance: `...` float32; infinite where there is nothing so near. point: `...x3` float32; NaN.
    primitive, instance: `...` int32; -1. weights: `...x2` float32, of the second and third corner;
    0.
    """

    _fields = (Field("distance", "float32"), Field("point", "float32", (3,)),
              Field("primitive", "int32"), Field("instance", "int32"),
              Field("weights", "float32", (2,)))
