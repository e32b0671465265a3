# SPDX-License-Identifier: Apache-2.0
from .pictures import Picture as Picture
from .rays import AllHits as AllHits
from .rays import Error as Error
from .rays import Hits as Hits
from .rays import Instances as Instances
from .rays import Nearest as Nearest
from .rays import Scene as Scene
from .rays import Worlds as Worlds

__all__ = [
    "AllHits",
    "Error",
    "Hits",
    "Instances",
    "Nearest",
    "Picture",
    "Scene",
    "Worlds",
    "__version__",
]

__version__: str
