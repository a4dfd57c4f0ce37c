import { type Color, hex, mix, scale } from '../../../imagery/paint/color.ts';
import {
  clamp,
  createNoise,
  createRandom,
  fractal,
  type Random,
  smooth,
} from '../../../imagery/paint/noise.ts';
import { finish, type Picture, paint, type Size } from '../../../imagery/paint/picture.ts';
import { solid } from './parts.ts';
import { box, type Hit, type Point, type Ray, type Solid } from './solids.ts';
import { grow, isBlocked, nearest, type Tree } from './tree.ts';

/** A model on a studio table, in one hard light and the soft one of the room. */
export type Shot = {
  readonly size: Size;
  readonly seed: number;
  readonly solids: readonly Solid[];
  readonly camera: Camera;
  /** Toward the lamp. */
  readonly sun: Point;
  readonly ground?: string;
  /** What is behind everything. */
  readonly backdrop?: string;
  /** Distances at which the ground turns into the backdrop. */
  readonly haze?: readonly [from: number, to: number];
  /** Strength of the lamp and of the room. */
  readonly light?: { readonly sun?: number; readonly room?: number };
};

export type Camera = {
  readonly from: Point;
  readonly to: Point;
  /** Width of what is seen at the distance of `to`. */
  readonly width: number;
  /** Parallel rays, as in an axonometric drawing. */
  readonly isParallel?: boolean;
};

/** Samples of a pixel, a square number. */
const SAMPLES = 9;
const SUN_SIZE = 0.035;

const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const plus = (a: Point, b: Point, factor = 1): Point => [
  a[0] + b[0] * factor,
  a[1] + b[1] * factor,
  a[2] + b[2] * factor,
];
const dot = (a: Point, b: Point): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Point, b: Point): Point => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const unit = (a: Point): Point => {
  const length = Math.hypot(...a) || 1;
  return [a[0] / length, a[1] / length, a[2] / length];
};

/** Rays through the points of the picture, from -0.5 to 0.5 of its width. */
function rays({ from, to, width, isParallel }: Camera): (across: number, down: number) => Ray {
  const sight = minus(to, from);
  const forward = unit(sight);
  const up: Point = Math.abs(forward[1]) > 0.999 ? [0, 0, -1] : [0, 1, 0];
  const right = unit(cross(forward, up));
  const above = cross(right, forward);
  return (across, down) => {
    const offset = plus(plus([0, 0, 0], right, across * width), above, -down * width);
    return isParallel
      ? { from: plus(from, offset), along: forward }
      : { from, along: unit(plus(sight, offset)) };
  };
}

/** A direction around a normal, the more likely the closer to it. */
function scattered(normal: Point, random: Random): Point {
  const [turn, height] = [random() * Math.PI * 2, random() * 2 - 1];
  const side = Math.sqrt(1 - height * height);
  return unit(plus(normal, [Math.cos(turn) * side, height, Math.sin(turn) * side], 0.999));
}

const UP: Point = [0, 1, 0];

/** Where a ray meets the table. */
function groundHit({ from, along }: Ray, ground: Solid): Hit | null {
  const distance = -from[1] / along[1];
  return distance > 1e-4 && distance < 1e5 ? { distance, normal: UP, solid: ground } : null;
}

const first = (ray: Ray, { tree, ground }: Scene): Hit | null => {
  const below = groundHit(ray, ground);
  return nearest(ray, tree, below?.distance) ?? below;
};

/** Concrete: clouds, pores, and the joints of the formwork. */
function concrete(seed: number) {
  const cloud = fractal(createNoise(seed), 4);
  const pore = createNoise(seed + 1);
  return ([x, y, z]: Point, normal: Point, { color, formwork }: Solid): Color => {
    const isLevel = Math.abs(normal[1]) > 0.7;
    const [u, v] = isLevel ? [x, z] : [x * Math.abs(normal[2]) + z * Math.abs(normal[0]), y];
    const shade =
      1 + 0.05 * cloud(u / 2.2 + 5, v / 2.2) - 0.05 * smooth(0.5, 0.8, pore(u * 5, v * 5));
    if (formwork === 0) return [color[0] * shade, color[1] * shade, color[2] * shade];
    const gap = (at: number, step: number) => Math.abs(at / step - Math.round(at / step)) * step;
    const joint = isLevel ? 1 : Math.min(gap(v, formwork), gap(u, formwork * 2));
    const dark = shade * (joint < 0.018 * formwork ? 0.82 : 1);
    return [color[0] * dark, color[1] * dark, color[2] * dark];
  };
}

/** Light as paper shows it: shadows stay open, and highlights don't burn out. */
const curve = (value: number): number => clamp(1 - Math.exp(-2.5 * Math.max(0, value)));

type Scene = {
  readonly tree: Tree;
  readonly sun: Point;
  readonly strength: { readonly sun: number; readonly room: number };
  readonly ground: Solid;
  readonly random: Random;
};

const LAMP: Color = [1.0, 0.975, 0.93];
const ROOM: Color = [0.93, 0.96, 1.0];

/** The light that reaches a point of a surface. */
function lightAt(point: Point, { normal }: Hit, scene: Scene): Color {
  const { tree, sun, random, strength } = scene;
  const from = plus(point, normal, 2e-3);
  const jitter: Point = [random() - 0.5, random() - 0.5, random() - 0.5];
  const toLamp = unit(plus(sun, jitter, SUN_SIZE * 2));
  const facing = dot(normal, toLamp);
  const lit = facing > 0 && !isBlocked({ from, along: toLamp }, tree) ? facing * strength.sun : 0;
  const along = scattered(normal, random);
  const reflected = first({ from, along }, scene)?.solid.color;
  const soft = reflected ? 0.3 : 0.75 + 0.25 * Math.max(0, along[1]);
  const channel = (at: 0 | 1 | 2) =>
    LAMP[at] * lit + (reflected ? reflected[at] : ROOM[at]) * soft * strength.room;
  return [channel(0), channel(1), channel(2)];
}

/** Renders the model. The same shot is the same picture on every machine. */
export async function photograph(shot: Shot): Promise<Picture> {
  const { size, seed, camera, ground = '#d6d3c9', backdrop = '#e2dfd6', haze = [60, 160] } = shot;
  const material = concrete(seed);
  const scene: Scene = {
    tree: grow(shot.solids),
    sun: unit(shot.sun),
    strength: { sun: shot.light?.sun ?? 0.9, room: shot.light?.room ?? 0.62 },
    ground: solid(box([0, -1, 0], [1, 1, 1]), { color: ground }),
    random: createRandom(seed),
  };
  const rayAt = rays(camera);
  const behind = hex(backdrop);
  const seen = (ray: Ray): Color => {
    const hit = first(ray, scene);
    if (!hit) return behind;
    const point = plus(ray.from, ray.along, hit.distance);
    const albedo = material(point, hit.normal, hit.solid);
    const light = lightAt(point, hit, scene);
    const color: Color = [
      curve(albedo[0] * light[0]),
      curve(albedo[1] * light[1]),
      curve(albedo[2] * light[2]),
    ];
    const far =
      hit.solid === scene.ground ? smooth(haze[0], haze[1], Math.hypot(point[0], point[2])) : 0;
    return mix(color, behind, far);
  };
  const side = Math.sqrt(SAMPLES);
  const picture = paint(size, (x, y) => {
    let sum: Color = [0, 0, 0];
    for (let at = 0; at < SAMPLES; at++) {
      const across = (x + ((at % side) + scene.random()) / side) / size.width - 0.5;
      const down =
        (y + (Math.floor(at / side) + scene.random()) / side - size.height / 2) / size.width;
      sum = plus(sum, seen(rayAt(across, down)));
    }
    return scale(sum, 1 / SAMPLES);
  });
  return finish(picture, { seed, grain: 0.008, vignette: 0.12 });
}
