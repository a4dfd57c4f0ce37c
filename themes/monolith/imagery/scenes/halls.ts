import { block, MATERIAL, person, solid, stairs, times, tree } from '../model/parts.ts';
import type { Shot } from '../model/photograph.ts';
import { box, cylinder } from '../model/solids.ts';

const PORTRAIT = { width: 900, height: 1200 };
const LANDSCAPE = { width: 1200, height: 900 };
const WIDE = { width: 1600, height: 900 };

/** A tower of slabs and fins, from below. */
export const tower = (): Shot => ({
  size: PORTRAIT,
  seed: 201,
  camera: { from: [-22, 3, 34], to: [0, 15.5, 0], width: 27 },
  sun: [0.75, 0.6, 0.75],
  solids: [
    block([0, 0, 0], [13, 31, 13], { color: MATERIAL.dark }),
    ...times(11, (floor) =>
      block([0, 3 * floor + 0.4, 0], [15, 0.5, 15], { color: MATERIAL.pale }),
    ),
    ...times(10, (floor) =>
      times(5, (index) =>
        block([-6 + index * 3 + (floor % 2) * 1.5 - 0.4, 3 * floor + 0.9, 6.9], [0.5, 2.5, 1.1], {
          color: MATERIAL.concrete,
        }),
      ),
    ).flat(),
    ...times(10, (floor) =>
      times(5, (index) =>
        block([-6.9, 3 * floor + 0.9, -6 + index * 3 + (floor % 2) * 1.5 - 0.4], [1.1, 2.5, 0.5], {
          color: MATERIAL.concrete,
        }),
      ),
    ).flat(),
    block([1.9, 15.9, 7.1], [2.2, 2.5, 0.4], { color: MATERIAL.lime }),
    ...person([6, 0, 12]),
    ...tree([12, 0, 6], 6),
    ...tree([-15, 0, 4], 5),
  ],
});

/** A market hall: a long wall of arches. */
export const arches = (): Shot => ({
  size: LANDSCAPE,
  seed: 211,
  camera: { from: [-21, 3.4, 23], to: [1.5, 4.4, 0], width: 27 },
  sun: [-0.35, 0.62, 0.8],
  solids: [
    block([0, 0, 0], [34, 10, 3.4], {
      formwork: 1.25,
      color: MATERIAL.pale,
      cuts: times(6, (index) => [
        box([-13.5 + index * 5.4, -1, 0], [3.9, 6.2, 8]),
        cylinder([-13.5 + index * 5.4, 5.2, 0], [1.95, 8], { axis: 2 }),
      ]).flat(),
    }),
    block([0, 10, -3], [36, 0.6, 11], { color: MATERIAL.concrete }),
    block([0, 0, -9], [36, 10, 0.6], { color: MATERIAL.concrete, formwork: 2.5 }),
    block([0, 0, 7.5], [40, 0.2, 12], { color: MATERIAL.concrete }),
    block([2.7, 0, -3], [2.4, 1.1, 1.6], { color: MATERIAL.lime }),
    ...person([-7.4, 0.2, 4.5]),
    ...person([-3.2, 0.2, 5.6], 1.66),
    ...person([7.9, 0.2, 3.4]),
  ],
});

/** A stair between two walls, with the light falling across it. */
export const stair = (): Shot => ({
  size: PORTRAIT,
  seed: 221,
  camera: { from: [0.4, 2.3, 17], to: [0.1, 5.1, 0], width: 10.4 },
  sun: [0.85, 0.95, 0.3],
  light: { sun: 1.05, room: 0.6 },
  solids: [
    ...stairs([0, 0, 7], { steps: 26, width: 6, rise: 0.24, tread: 0.5 }, { color: MATERIAL.pale }),
    block([-4, 0, 0], [2, 15, 22], { formwork: 1.25 }),
    block([4, 0, 0], [2, 8.5, 22], { formwork: 1.25 }),
    block([0, 6.1, -8.6], [6, 9, 0.4], { color: MATERIAL.concrete, formwork: 1.5 }),
    block([1.2, 6.1, -8.3], [1.3, 2.5, 0.3], { color: MATERIAL.lime }),
    ...person([-1.2, 2.64, 1.3]),
  ],
});

/** A roof on many columns. */
export const pavilion = (): Shot => ({
  size: LANDSCAPE,
  seed: 231,
  camera: { from: [46, 34, 56], to: [0, 2, 0], width: 36, isParallel: true },
  sun: [-0.7, 0.7, 0.55],
  solids: [
    block([0, 0, 0], [28, 0.8, 20], { color: MATERIAL.concrete }),
    block([0, 6.6, 0], [26, 1, 18], {
      color: MATERIAL.pale,
      formwork: 2,
      cuts: [cylinder([-3, 7, 0], [5, 4])],
    }),
    ...times(8, (index) =>
      [-8, 8].map((z) =>
        solid(cylinder([-12 + index * 3.43, 3.7, z], [0.24, 5.8]), { color: MATERIAL.pale }),
      ),
    ).flat(),
    ...times(4, (index) =>
      [-12, 12].map((x) =>
        solid(cylinder([x, 3.7, -4.8 + index * 3.2], [0.24, 5.8]), { color: MATERIAL.pale }),
      ),
    ).flat(),
    solid(cylinder([-3, 1.1, 0], [4, 0.6]), { color: MATERIAL.dark }),
    block([7.6, 0.8, 0], [5.4, 5.8, 8], { color: MATERIAL.concrete, formwork: 1.45 }),
    block([7.6, 0.8, 4.05], [1.8, 3, 0.15], { color: MATERIAL.lime }),
    ...tree([-3, 0.8, 0], 8.6),
    ...person([2, 0.8, 5.2]),
    ...person([-9, 0.8, 3.2]),
  ],
});

/** Cylinders of different heights, close together. */
export const silos = (): Shot => ({
  size: PORTRAIT,
  seed: 241,
  camera: { from: [-8, 3.4, 40], to: [0.5, 10.2, 0], width: 22.5 },
  sun: [0.95, 0.5, 0.45],
  solids: [
    ...(
      [
        [-5.4, 1, 3.1, 15],
        [0.6, -2, 3.3, 21],
        [6.3, 0.6, 2.7, 12],
        [1, 4.4, 2.1, 8],
      ] as const
    ).map(([x, z, radius, height]) =>
      solid(cylinder([x, height / 2, z], [radius, height]), {
        color: MATERIAL.pale,
        cuts: [box([x - radius, height - 4, z + radius * 0.4], [radius * 1.1, 3, radius * 2])],
      }),
    ),
    block([-6.9, 0, 8.4], [2.4, 3.2, 3], { color: MATERIAL.lime }),
    ...person([3.9, 0, 9.4]),
    ...tree([10.5, 0, -4], 7),
  ],
});

/** A long bridge of a house over a gap. */
export const bridge = (): Shot => ({
  size: LANDSCAPE,
  seed: 251,
  camera: { from: [-24, 7, 34], to: [0, 5.6, 0], width: 36 },
  sun: [0.3, 0.6, 0.9],
  solids: [
    block([-16, 0, -2], [14, 5.4, 22], { color: MATERIAL.concrete }),
    block([17, 0, -2], [14, 5.4, 22], { color: MATERIAL.concrete }),
    block([0, 5.4, 0], [38, 4.6, 6], {
      color: MATERIAL.pale,
      formwork: 1.53,
      cuts: times(8, (index) => box([-15 + index * 4.3, 6.6, 2.6], [2.6, 2, 1.4])),
    }),
    ...times(8, (index) =>
      block([-15 + index * 4.3, 6.6, 2.1], [2.6, 2, 0.1], { color: MATERIAL.black }),
    ),
    block([-17, 10, -0.6], [6, 3.4, 4], { color: MATERIAL.pale, formwork: 1.7 }),
    block([0, 0, -1], [1, 5.4, 4], { color: MATERIAL.dark }),
    block([15.1, 6.6, 3.03], [1.6, 2.4, 0.1], { color: MATERIAL.lime }),
    ...person([3.4, 0, 4.6]),
    ...tree([-3.4, 0, -9], 8),
    ...tree([4.6, 0, -12], 7),
    ...tree([-19.5, 5.4, 7], 4.6),
  ],
});

/** A concrete frame without walls yet. */
export const frame = (): Shot => ({
  size: WIDE,
  seed: 261,
  camera: { from: [-30, 6, 40], to: [0.5, 7.4, 0], width: 46 },
  sun: [0.85, 0.55, 0.35],
  solids: [
    ...times(4, (floor) =>
      block([14, floor * 4.2 + 3.7, 0], [28 - (floor === 3 ? 8 : 0), 0.5, 14], {
        color: MATERIAL.pale,
      }),
    ),
    ...times(4, (floor) =>
      times(floor === 3 ? 5 : 7, (index) =>
        [-6, 0, 6].map((z) => block([2 + index * 4, floor * 4.2, z], [0.6, 3.7, 0.6], {})),
      ).flat(),
    ).flat(),
    ...times(3, (index) =>
      block([2 + index * 4, 16.8, -6], [0.3, 1.6, 0.3], { color: MATERIAL.dark }),
    ),
    block([22, 0, -2], [5, 19, 5], { formwork: 1.6 }),
    block([9.9, 8.4, 6.3], [3.4, 3.7, 0.2], { color: MATERIAL.lime }),
    ...stairs([0, 0, 13], { steps: 8, width: 5, rise: 0.2, tread: 0.5 }, {}),
    ...person([4.2, 0, 11]),
    ...person([10.4, 4.2, 6.2]),
  ],
});
