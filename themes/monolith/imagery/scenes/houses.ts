import { createRandom } from '../../../imagery/paint/noise.ts';
import { block, MATERIAL, person, spread, stairs, times, tree } from '../model/parts.ts';
import type { Shot } from '../model/photograph.ts';
import { box } from '../model/solids.ts';

const WIDE = { width: 1600, height: 900 };
const LANDSCAPE = { width: 1200, height: 900 };
const SQUARE = { width: 1200, height: 1200 };

/** Long volumes stacked across each other, with a door in lime. */
export const stack = (): Shot => ({
  size: WIDE,
  seed: 101,
  camera: { from: [-26, 4.2, 40], to: [2.5, 7.2, 0], width: 43 },
  sun: [0.9, 0.62, 0.5],
  solids: [
    block([-2, 0, 0], [12, 4.6, 10], { formwork: 1.15 }),
    block([4, 4.6, -1], [34, 3.8, 7], {
      formwork: 1.9,
      color: MATERIAL.pale,
      cuts: [box([4, 5.4, 2.2], [30, 2.2, 2.4])],
    }),
    ...times(15, (index) =>
      block([-10 + index * 2, 5.4, 1.4], [0.18, 2.2, 0.5], { color: MATERIAL.dark }),
    ),
    block([4, 5.4, -0.6], [30, 2.2, 0.2], { color: MATERIAL.black }),
    block([-4, 8.4, -2.5], [9, 7.4, 12], {
      formwork: 1.48,
      cuts: [box([-4.5, 10, 3], [3.2, 3.6, 4])],
    }),
    block([-4.5, 10, 0.7], [3.2, 3.6, 0.3], { color: MATERIAL.black }),
    block([14, 0, -1], [0.9, 4.6, 5.4], { formwork: 1.15 }),
    block([1.7, 0, 5.02], [1.5, 2.9, 0.12], { color: MATERIAL.lime }),
    block([-2, 0, 8.4], [26, 0.25, 7], { color: MATERIAL.pale }),
    ...person([4.4, 0.25, 8.2]),
    ...person([5.1, 0.25, 8.5], 1.68),
    ...tree([22, 0, -12], 9),
    ...tree([26, 0, -9], 7),
    ...tree([-19, 0, -10], 8),
  ],
});

/** Terraces that step down a slope, seen as an axonometric drawing. */
export const slope = (): Shot => ({
  size: LANDSCAPE,
  seed: 111,
  camera: { from: [60, 52, 60], to: [0, 4.5, 0], width: 36, isParallel: true },
  sun: [-0.55, 0.8, 0.62],
  solids: [
    ...times(7, (index) =>
      block([0, 0, 9 - index * 3], [30, 1.4 * index + 0.3, 3.05], { color: MATERIAL.concrete }),
    ),
    ...times(4, (index) =>
      block([-6 + index * 3.6, 0.3 + index * 2.1, 6 - index * 4.3], [9 - index, 3.4, 6], {
        color: MATERIAL.pale,
        formwork: 1.7,
        cuts: [
          box([-6 + index * 3.6, 0.9 + index * 2.1, 9 - index * 4.3], [6.4 - index, 2.1, 1.2]),
        ],
      }),
    ),
    ...times(4, (index) =>
      block([-6 + index * 3.6, 0.9 + index * 2.1, 8.3 - index * 4.3], [6.4 - index, 2.1, 0.1], {
        color: MATERIAL.black,
      }),
    ),
    ...stairs(
      [-12.4, 0, 10],
      { steps: 24, width: 2, rise: 0.36, tread: 0.75 },
      { color: MATERIAL.lime },
    ),
    ...tree([8, 1.4, 5], 4),
    ...tree([11, 1.4, 4.4], 5),
    ...tree([-9.5, 7, -7], 4.6),
    ...tree([9.6, 7.1, -7], 5),
  ],
});

/** A courtyard house from above, as a plan. */
export const court = (): Shot => ({
  size: SQUARE,
  seed: 121,
  camera: { from: [0, 80, 0], to: [0, 0, 0], width: 40, isParallel: true },
  sun: [-0.7, 0.75, -0.5],
  solids: [
    block([0, 0, 0], [26, 4.4, 26], {
      color: MATERIAL.pale,
      formwork: 2.2,
      cuts: [
        box([-3, 0.4, -3], [12, 8, 12]),
        box([8.5, 0.4, 3], [4, 8, 8]),
        box([-8, 0.4, 9], [5, 8, 3]),
        box([3, 0.4, 9.4], [8, 8, 2]),
      ],
    }),
    block([-3, 0.4, -3], [5, 0.5, 5], { color: MATERIAL.dark }),
    block([8.5, 0.4, 3], [1.4, 0.9, 5], { color: MATERIAL.lime }),
    ...tree([-6.4, 0.4, -6.4], 5),
    ...tree([0.6, 0.4, 0.6], 4),
    ...times(9, (index) => block([17, 0, -16 + index * 4], [5, 0.35, 2.6], {})),
    ...times(5, (index) => tree([-17, 0, -14 + index * 7], 5)).flat(),
  ],
});

/** A doorway without a wall. */
export const doorway = (): Shot => ({
  size: WIDE,
  seed: 131,
  camera: { from: [-9, 2.6, 26], to: [4.6, 3.3, 0], width: 27 },
  sun: [-0.8, 0.55, -0.45],
  light: { sun: 1, room: 0.55 },
  solids: [
    block([8, 0, 0], [4.4, 6.6, 0.9], { formwork: 1.1, cuts: [box([8, -1, 0], [2.5, 6.2, 3])] }),
    block([6.75, 0, 1.55], [0.12, 5.2, 2.45], { color: MATERIAL.lime, turn: 0 }),
    ...person([3.4, 0, 4.6]),
  ],
});

/** White blocks of a town with one in lime. */
export const town = (): Shot => {
  const random = createRandom(7);
  const rows = times(15, (row) =>
    times(19, (column) => {
      const isSquare = row > 5 && row < 9 && column > 7 && column < 12;
      if (isSquare || random() < 0.1) return [];
      const [x, , z] = spread(random, [(column - 9) * 6.4, (row - 7) * 6.4], 0.45);
      const height = 2 + random() ** 2 * 8;
      return block([x, 0, z], [3.4 + random() * 1.9, height, 3.4 + random() * 1.9], {
        color: random() < 0.5 ? MATERIAL.pale : MATERIAL.concrete,
      });
    }).flat(),
  ).flat();
  return {
    size: WIDE,
    seed: 141,
    camera: { from: [70, 78, 70], to: [0, 2, 0], width: 84, isParallel: true },
    sun: [-0.75, 0.62, 0.35],
    haze: [900, 1000],
    solids: [
      ...rows,
      block([-2.6, 0, 1.4], [5.4, 17, 5.4], { color: MATERIAL.lime }),
      ...times(8, (index) =>
        tree([4 + (index % 4) * 3.2, 0, -3 + Math.floor(index / 4) * 6.5], 3),
      ).flat(),
    ],
  };
};
