#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Depth images of many worlds at once, with PyTorch's tensors.

Each world is a floor with obstacles of its own and a robot that drives in a circle; each step moves
the obstacles and the robots, and takes an image of every robot's camera, all by one call. Nothing
leaves the device.

    depth_worlds.py [--device cpu|cuda] [--worlds N] [--size N] [--steps N] [-o PICTURE.png]
"""
import argparse
import math
import time

import numpy as np
import raywright
import torch

import shapes

OBSTACLES = 15


class Simulation:
    """Worlds with obstacles that move."""

    def __init__(self, worlds, device):
        def tensor(array):
            return torch.tensor(array, device=device)

        self.worlds, self.device = worlds, device
        meshes = [shapes.box(), shapes.ball(), shapes.box((-20, -20, -0.1), (20, 20, 0))]
        self.scenes = [raywright.Scene(tensor(v), tensor(t)) for v, t in meshes]
        random = np.random.default_rng(1)
        places = random.uniform(-6, 6, (worlds, OBSTACLES, 3))
        places[..., 2] = 0.5
        self.transforms = torch.zeros(worlds, OBSTACLES + 1, 3, 4, device=device)
        self.transforms[:, 0] = torch.eye(3, 4, device=device)  # the floor
        self.transforms[:, 1:] = tensor(shapes.placed(places, random.uniform(0.5, 1.5, places.shape)))
        self.speed = torch.rand(worlds, OBSTACLES, 2, device=device) - 0.5
        which = torch.tensor([2] + [i % 2 for i in range(OBSTACLES)], dtype=torch.int32,
                             device=device)
        self.which = which
        self.scene = raywright.Worlds(self.scenes, self.transforms, which)
        self.angle = torch.linspace(0, 2 * math.pi, worlds, device=device)

    def step(self, seconds=0.1):
        places = self.transforms[:, 1:, :2, 3]
        places += self.speed * seconds
        self.speed = torch.where(places.abs() > 6, -places.sign() * self.speed.abs(), self.speed)
        self.angle = self.angle + 0.2 * seconds
        self.scene.set(self.transforms, self.which)

    def cameras(self, size):
        """Origins and directions of the pixels, worlds x size x size x 3. The directions have a
        forward part of 1, so that distances are depths."""
        c, s = torch.cos(self.angle), torch.sin(self.angle)
        zero, one = torch.zeros_like(c), torch.ones_like(c)
        forward = torch.stack([-c, -s, zero], -1)[:, None, None]
        right = torch.stack([-s, c, zero], -1)[:, None, None]
        up = torch.stack([zero, zero, one], -1)[:, None, None]
        x = torch.linspace(-0.7, 0.7, size, device=self.device)
        directions = forward + right * x[None, None, :, None] - up * x[None, :, None, None]
        origins = torch.stack([8 * c, 8 * s, one], -1)[:, None, None].expand_as(directions)
        return origins.contiguous(), directions

    def depths(self, size):
        return self.scene.closest(*self.cameras(size), tmax=50.0).distance


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--worlds", type=int, default=0)
    parser.add_argument("--size", type=int, default=64)
    parser.add_argument("--steps", type=int, default=10)
    parser.add_argument("-o", "--output", default="depth_worlds.png")
    arguments = parser.parse_args()
    worlds = arguments.worlds or (8192 if arguments.device == "cuda" else 64)

    def wait():
        if arguments.device == "cuda":
            torch.cuda.synchronize()

    simulation = Simulation(worlds, arguments.device)
    depths = simulation.depths(arguments.size)
    wait()
    begin = time.perf_counter()
    for _ in range(arguments.steps):
        simulation.step()
        depths = simulation.depths(arguments.size)
    wait()
    seconds = (time.perf_counter() - begin) / arguments.steps
    print(f"{simulation.scene}: {seconds * 1e3:.2f} ms a step, "
          f"{depths.numel() / seconds / 1e6:.1f} Mrays/s")
    count = min(int(math.sqrt(worlds)), 8)
    shown = depths[:count * count].reshape(count, count, arguments.size, arguments.size)
    sheet = shown.permute(0, 2, 1, 3).reshape(count * arguments.size, -1).cpu().numpy()
    raywright.Picture(1 / sheet, 0, 0.4).save(arguments.output)
    print(f"wrote {arguments.output}, the images of {count * count} worlds")


if __name__ == "__main__":
    main()
