import { hex } from '../../../imagery/paint/color.ts';
import { between, type Random } from '../../../imagery/paint/noise.ts';
import { ball, box, cylinder, type Point, type Shape, type Solid } from './solids.ts';

/** Materials of the models. Each picture has one piece of `lime`. */
export const MATERIAL = {
  concrete: '#c9c6be',
  pale: '#e6e3db',
  dark: '#4a4945',
  black: '#262523',
  lime: '#c6f52a',
} as const;

type Look = {
  readonly color?: string;
  readonly formwork?: number;
  readonly cuts?: readonly Shape[];
  readonly turn?: number;
};

export const solid = (shape: Shape, look: Look = {}): Solid => ({
  shape,
  cuts: look.cuts ?? [],
  color: hex(look.color ?? MATERIAL.concrete),
  formwork: look.formwork ?? 0,
});

/** A block by the middle of its underside and its size. */
export const block = (at: Point, size: Point, look: Look = {}): Solid =>
  solid(box(at, size, look.turn === undefined ? {} : { turn: look.turn }), look);

/** A tree as on a model: a ball on a stick. */
export const tree = ([x, y, z]: Point, height: number): readonly Solid[] => [
  solid(cylinder([x, y + height * 0.3, z], [height * 0.025, height * 0.6]), {
    color: MATERIAL.dark,
  }),
  solid(ball([x, y + height * 0.72, z], height * 0.28), { color: MATERIAL.pale }),
];

/** A person, for scale. */
export const person = ([x, y, z]: Point, height = 1.75): readonly Solid[] => [
  block([x, y, z], [height * 0.24, height * 0.8, height * 0.13], { color: MATERIAL.black }),
  solid(ball([x, y + height * 0.9, z], height * 0.08), { color: MATERIAL.black }),
];

/** A flight of steps that rises toward -z. */
export const stairs = (
  [x, y, z]: Point,
  { steps, width, rise, tread }: { steps: number; width: number; rise: number; tread: number },
  look: Look = {},
): readonly Solid[] =>
  Array.from({ length: steps }, (_, index) =>
    block([x, y, z - tread * (index + 0.5)], [width, rise * (index + 1), tread], look),
  );

/** Repeats a part. */
export const times = <T>(count: number, part: (index: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, index) => part(index));

export const spread = (random: Random, [x, z]: readonly [number, number], reach: number): Point => [
  x + between(random, -reach, reach),
  0,
  z + between(random, -reach, reach),
];
