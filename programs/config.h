/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Every number of the built-in device code and of the trees it walks that is a choice, with its
 * reason. The builders (runtime/bvh/) and the traversal share this file, because the builder's
 * depth limit is what makes the traversal stack safe.
 */
#ifndef RW_CONFIG_H
#define RW_CONFIG_H

/* Wide nodes on the longest path of one tree; every builder keeps to it. Balanced trees of the
 * largest number of primitives have 10, surface area trees of real scenes up to 20. */
#define RW_BVH_MAX_DEPTH 32

/* Entries of 8 bytes. A node on the way down postpones at most one group of nodes and one of
 * leaves, 3 entries, in each of two levels. */
#define RW_TRAVERSAL_STACK (2 * 3 * RW_BVH_MAX_DEPTH)

/* The same for graphs of any depth, in which it may run out, for as many levels as could be at
 * their depth would be 12 KiB a lane. Structures of instances are shallow: 1000 instances are four
 * nodes deep. */
#define RW_GRAPH_STACK (2 * RW_TRAVERSAL_STACK)

/* The same for the CPU's trees, where every node may leave 7 children waiting. */
#define RW_CPU_STACK (2 * 7 * RW_BVH_MAX_DEPTH)

/* Bins an axis of the surface area heuristic, at most; sets of few primitives have fewer. 32
 * instead of 16 makes trees up to 5 % cheaper. */
#define RW_BVH_BINS 32

/* Relative costs in the surface area heuristic. An intersection program is user code behind a
 * switch; taken as twice a node. */
#define RW_BVH_COST_NODE 1.0
#define RW_BVH_COST_PRIMITIVE 2.0

/* A tree is opened into children of a compressed node if the node's grid makes their boxes larger
 * by no more than this factor; beyond it they cost more than a node of their own. 1.4 to 2 give the
 * same trees on the floors of tests/bvh, 1.3 and less keep too many whole. */
#define RW_BVH_MOST_GROWTH 1.5

/* How often that may be in a build on the GPU, whose trees have room for as many nodes. */
#define RW_BUILD_SPARE_NODES 16

/* A scene of at most so many primitives and instances gets trees of narrow nodes on a GPU. */
#define RW_NARROW_MOST_SHAPES 2048

/* Trees of narrow nodes are built on the host, where Sbvh takes no longer than Trbvh, and stands in
 * for it from so many primitives on: One Weekend 11 % faster at 3840 x 2160, the path tracer's
 * stair 8 %; cornell, of 13 primitives, would lose 5 % (H200). */
#define RW_NARROW_SPLIT_SHAPES 64

/* A warp looks at leaf entries while one in this many of its traversing lanes has some; the others
 * wait with theirs until more have joined (a fifth in Ylitie, Karras and Laine 2017). 3, 4, 5 and 8
 * differ by 2 % at most, 32 (never wait) loses 20 % on incoherent rays (H200). */
#define RW_LEAF_SHARE 4

/* The same in trees of narrow nodes, where a lane with a leaf has nothing else to go on with: the
 * path tracer's stair 7 % faster than with 4, other samples within 2 %; 8 and 32 are slower. */
#define RW_NARROW_LEAF_SHARE 2

/* Spatial splits are tried where the sides of the best object split overlap by more than this part
 * of the whole tree's area (1e-3: 2 to 6 % more time, costs within 0.2 %), and of the set's own
 * (0.1: no faster, and trees up to 0.6 % dearer). They may add this many references per primitive;
 * few scenes need 0.2. Planes are tried along axes of at least MIN_SPLIT_AXIS of the longest: 0.5
 * takes 4 to 11 % longer for trees within 1 %, 1 saves as much and makes them up to 1 % dearer.
 * They are not looked for where, with no reference going to both sides, they would gain less than
 * MIN_SPLIT_GAIN of the object split's cost (0.03: bunny a quarter faster, trees within 0.2 %;
 * 0.05: up to 0.5 % dearer). */
#define RW_BVH_MIN_OVERLAP 2e-3
#define RW_BVH_MIN_SET_OVERLAP 0.06
#define RW_BVH_MIN_SPLIT_AXIS 0.7f
#define RW_BVH_MIN_SPLIT_GAIN 0.03f
#define RW_BVH_SPLIT_BUDGET 0.3f

/* References that splitting large triangles before an agglomerative build may add, per primitive:
 * none unless asked for. 0.1 saves 20 to 45 % of the triangle tests and costs 0 to 50 % more node
 * visits (diffuse rays, five scenes). */
#define RW_BVH_PRESPLIT_BUDGET 0.0f

/* A built-in triangle against a wide node: 0.3, as Ylitie, Karras and Laine measured for theirs. */
#define RW_BVH_COST_TRIANGLE 0.3

/* All triangles of a leaf, on the CPU, which tests them at once. */
#define RW_BVH_COST_CPU_TRIANGLES 0.7

/* Direction components are kept this far from zero before 1/d, so that (plane - origin) / d is
 * never 0 * infinity. 2^-80, as in Aila and Laine's kernels. */
#define RW_MIN_DIRECTION 8.271806e-25f

/* Registers at most of pipelines' kernels that are compiled as `direct`: with 56 to 80 Mitsuba's
 * are within 4 % of one another, and with 128 a tenth to a fifth slower. */
#define RW_DIRECT_REGISTERS 72

/* On the CPU the far side of a box is moved away by the roundings of the slab test, 6 of 2^-24, so
 * that a ray along a face or through a flat box is not lost (Ize, Robust BVH Ray Traversal,
 * 2013). */
#define RW_BOX_WIDEN 1.0000004f

/* Of the largest coordinate, relative to the ray's origin, that a vertex has: by how much the test
 * of programs/traverse/watertight.cuh may move it across the ray, 5 of 2^-24. Boxes are made larger
 * by as much, or the neighbour that has got the ray would not be visited. 2^-21. */
#define RW_VERTEX_MARGIN 4.76837158e-7f

/* Box planes are kept within this distance of the origin, also those of infinite primitives: with
 * the two numbers around it, a distance to a plane never leaves the range of float. 2^100. */
#define RW_BOX_LIMIT 1.2676506e30f

/* Distances to box planes are computed times this, 2^-64. */
#define RW_DISTANCE_SCALE 5.4210109e-20f

/* Bits of 32768.0f: what rw_launch.plane_bits has to be. */
#define RW_PLANE_BITS 0x47000000u

/* When a warp goes over from one thing to another. It leaves traversal when fewer than THRESHOLD of
 * its lanes still traverse and others have work, and draws new launch indices only when REFILL are
 * idle (or nothing else is left to do): of 16, 20, 24 and 28, 20 is best or within 2 % of it for
 * all ray types (H200). An index that traces many rays takes long, and idle lanes are not to wait
 * for others that end. In small trees the rays of paths and of recursion end soon, and it pays to
 * run their programs with more lanes (docs/lab/programs.md). */
#define RW_TRAVERSAL_THRESHOLD 20
#define RW_REFILL_LANES 8
#define RW_PATH_REFILL 1
#define RW_SMALL_TREE_NODES 1024
#define RW_SMALL_TREE_THRESHOLD 4
#define RW_SMALL_TREE_REFILL 32

/* Strategy BATCH: launch indices that a warp has under way at once, a multiple of its lanes, or a
 * thread of the CPU; and the most bytes that a launch may have for all of its warps. Four of each
 * lane are what fills warps again after branches; more only take memory that caches lack. */
#define RW_BATCH_INDICES 128
#define RW_BATCH_CPU_INDICES 32
#define RW_BATCH_BYTES (512ull << 20)

/* Pages of paged buffers: the smallest that RW_PAGE_SIZE names, of which each next one has four
 * times the bytes; and frames that a cache has at least, however little memory there is. */
#define RW_LEAST_PAGE_SIZE 4096u
#define RW_FEWEST_FRAMES 3
/* What a look-up of an absent page moves over the bus when it reads in the host's memory; how many
 * copies of the page table take as long as looking at it for what is to be brought; and the part of
 * the cache, 1 : n, up to which pages that a launch asked for are few (docs/paging.md). */
#define RW_PAGE_READ_BYTES 64u
#define RW_PAGE_LOOK 8u
#define RW_FEW_PAGES 16u

/* Where no program fills the warp, rays are traversed if they fill it this many times, or are so
 * many times those that the program of most has: of the rules that were counted (docs/lab/batch.md)
 * this one left neither programs nor traversal much emptier than the others did. */
#define RW_BATCH_RAY_WARPS 2
#define RW_BATCH_RAY_SHARE 3

/* A 2D launch is walked in tiles of 32 indices: one full warp starts on neighbouring pixels. */
#define RW_TILE_WIDTH 8
#define RW_TILE_HEIGHT 4

/* On the CPU a lane draws this many indices at once, or the threads would queue for the counter:
 * a power of two, one tile. */
#define RW_CPU_DRAW 32

/* Several devices deal a launch's indices among themselves in chunks of so many in a row, 64 x 4
 * pixels: small, so that each gets as much of the costly parts of a picture as the others. A
 * multiple of RW_CPU_DRAW. */
#define RW_SHARE_CHUNK 256

/* After so many rounds of programs a GPU's warp asks whether the launch is cancelled. A round takes
 * some microseconds, and who cancels can wait for milliseconds. */
#define RW_CANCEL_ROUNDS 16

/* rtPrintf stops counting here, far below the wrap of the 32-bit byte counter. */
#define RW_PRINT_LIMIT 0x80000000u

#endif
