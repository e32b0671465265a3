# SPDX-License-Identifier: Apache-2.0
"""NumPy's arrays on the device that a sample is told, and back."""


class Arrays:
    """Arrays on "cuda", which are PyTorch's, or on "cpu", where NumPy's stay as they are."""

    def __init__(self, device):
        self.device = device

    def there(self, array):
        if self.device == "cpu":
            return array
        import torch
        return torch.tensor(array, device=self.device)

    def back(self, array):
        return array if self.device == "cpu" else array.cpu().numpy()


def add_argument(parser):
    parser.add_argument("--device", default="cpu", choices=("cpu", "cuda"))
