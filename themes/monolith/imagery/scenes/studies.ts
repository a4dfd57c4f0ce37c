import { createRandom } from '../../../imagery/paint/noise.ts';
import { block, MATERIAL, person, solid, times } from '../model/parts.ts';
import type { Shot } from '../model/photograph.ts';
import { box, cylinder, type Point, type Solid } from '../model/solids.ts';

const WIDE = { width: 1600, height: 900 };
const PORTRAIT = { width: 900, height: 1200 };
const LANDSCAPE = { width: 1200, height: 900 };

type Study = (at: Point, color: string) => readonly Solid[];

/** Ways to divide the same block. */
const STUDIES: readonly Study[] = [
  (at, color) => [block(at, [4, 4, 4], { color })],
  ([x, y, z], color) => [
    block([x, y, z], [4, 4, 4], { color, cuts: [box([x, y + 1, z], [2, 9, 2])] }),
  ],
  ([x, y, z], color) => [
    block([x - 1.1, y, z], [1.8, 4, 4], { color }),
    block([x + 1.1, y, z], [1.8, 2.6, 4], { color }),
  ],
  ([x, y, z], color) =>
    times(4, (index) => block([x - 1.5 + index, y, z], [1, 1 + index, 4], { color })),
  ([x, y, z], color) => [
    block([x, y, z], [4, 4, 4], { color, cuts: [box([x + 1, y, z + 1], [2.4, 9, 2.4])] }),
  ],
  ([x, y, z], color) => [
    block([x, y, z], [4, 1.2, 4], { color }),
    block([x, y + 1.4, z], [3, 1.2, 3], { color }),
    block([x, y + 2.8, z], [2, 1.2, 2], { color }),
  ],
  ([x, y, z], color) => [
    block([x, y, z], [4, 4, 4], { color, cuts: [cylinder([x, y + 2, z], [1.5, 9], { axis: 2 })] }),
  ],
  ([x, y, z], color) => [block([x, y, z], [3.2, 4, 3.2], { color, turn: 45 })],
  ([x, y, z], color) => [solid(cylinder([x, y + 2, z], [2, 4]), { color })],
  ([x, y, z], color) =>
    times(5, (index) => block([x, y + index * 0.9, z], [4 - (index % 2), 0.7, 4], { color })),
];

/** A table of studies, all of the same block. */
export const studies = (): Shot => ({
  size: WIDE,
  seed: 301,
  camera: { from: [40, 62, 54], to: [0, 1, 0], width: 50, isParallel: true },
  sun: [-0.8, 0.6, 0.2],
  haze: [900, 1000],
  solids: times(9, (row) =>
    times(13, (column) => {
      const study = STUDIES[
        (column * 7 + row * 3 + ((column * row) % 3)) % STUDIES.length
      ] as Study;
      const isChosen = row === 4 && column === 7;
      return study(
        [(column - 6) * 7.4, 0, (row - 4) * 7.4],
        isChosen ? MATERIAL.lime : (column + row) % 3 === 0 ? MATERIAL.concrete : MATERIAL.pale,
      );
    }).flat(),
  ).flat(),
});

/** Light from above in a high room. */
export const skylight = (): Shot => ({
  size: PORTRAIT,
  seed: 311,
  camera: { from: [0.6, 1.9, 11.6], to: [-0.2, 4.5, 0], width: 9.4 },
  sun: [-0.5, 1, 0.42],
  light: { sun: 1.4, room: 1.15 },
  solids: [
    block([-5.5, 0, 2], [1, 12, 24], { formwork: 1.25 }),
    block([5.5, 0, 2], [1, 12, 24], { formwork: 1.25 }),
    block([0, 0, -6], [12, 12, 1], { formwork: 1.25 }),
    block([0, 10, 2], [12, 2.4, 24], {
      color: MATERIAL.pale,
      cuts: [cylinder([0, 11, -1.6], [3, 8])],
    }),
    block([0, 0, 14], [12, 12, 1], { color: MATERIAL.pale }),
    block([-2.4, 0, -5.4], [1.5, 3.1, 0.3], { color: MATERIAL.lime }),
    block([1.4, 0, -1.6], [4, 0.5, 1], { color: MATERIAL.pale }),
    ...person([-0.7, 0, -2.6]),
  ],
});

/** A wall close up, with one deep window. */
export const wall = (): Shot => ({
  size: LANDSCAPE,
  seed: 321,
  camera: { from: [-5, 3.2, 13.5], to: [0.1, 3.1, 0], width: 8.8 },
  sun: [-0.75, 0.85, 0.5],
  solids: [
    block([0, -4, -2], [40, 22, 4], { formwork: 1.3, cuts: [box([1.4, 1.5, 0], [2.7, 3.3, 2.4])] }),
    block([1.4, 1.5, -1.1], [2.7, 3.3, 0.1], { color: MATERIAL.black }),
    block([1.4, 1.5, -0.3], [2.7, 0.14, 1.4], { color: MATERIAL.lime }),
    block([-3.1, 5.9, 0.5], [2.2, 0.3, 1], { color: MATERIAL.pale }),
  ],
});

/** Sheets of the same building in section, one behind the other. */
export const section = (): Shot => {
  const random = createRandom(9);
  return {
    size: LANDSCAPE,
    seed: 331,
    camera: { from: [34, 30, 44], to: [0, 3.6, 0], width: 32, isParallel: true },
    sun: [-0.72, 0.62, 0.35],
    solids: times(9, (sheet) => {
      const z = 10 - sheet * 2.5;
      const openings = times(3, (index) =>
        box([-6 + index * 6 + random() * 1.4 - 0.7, 1, z], [4 - random(), 2.2 + random() * 2, 4]),
      );
      return block([0, 0, z], [22, 5.4 + 4 * Math.sin((sheet / 8) * Math.PI), 0.5], {
        color: sheet === 5 ? MATERIAL.lime : sheet % 2 === 0 ? MATERIAL.pale : MATERIAL.concrete,
        cuts: openings,
      });
    }),
  };
};
