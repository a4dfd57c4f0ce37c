import type { Color } from '../../../imagery/paint/color.ts';

/** Solids of a scale model: boxes, cylinders, and balls, with parts cut out of them. Meters, y up. */

export type Point = readonly [x: number, y: number, z: number];

export type Shape = {
  readonly kind: 'box' | 'cylinder' | 'ball';
  readonly center: Point;
  /** Half the size. The first number of a cylinder or ball is its radius. */
  readonly half: Point;
  /** The axis of a cylinder. */
  readonly axis: 0 | 1 | 2;
  /** Cosine and sine of the turn around the vertical axis. */
  readonly turn: readonly [number, number];
};

export type Solid = {
  readonly shape: Shape;
  readonly cuts: readonly Shape[];
  readonly color: Color;
  /** Distance between the joints of the formwork. 0: none. */
  readonly formwork: number;
};

export type Ray = { readonly from: Point; readonly along: Point };

type Placing = { readonly turn?: number; readonly axis?: 0 | 1 | 2 };

const STRAIGHT = [1, 0] as const;

const turned = (degrees = 0): readonly [number, number] => {
  const angle = (degrees * Math.PI) / 180;
  return degrees === 0 ? STRAIGHT : [Math.cos(angle), Math.sin(angle)];
};

/** A box by the middle of its underside and its size. */
export const box = (
  [x, y, z]: Point,
  [width, height, depth]: Point,
  { turn }: Placing = {},
): Shape => ({
  kind: 'box',
  center: [x, y + height / 2, z],
  half: [width / 2, height / 2, depth / 2],
  axis: 1,
  turn: turned(turn),
});

/** A cylinder by its middle, radius, and length. */
export const cylinder = (
  center: Point,
  [radius, length]: readonly [number, number],
  { axis = 1, turn }: Placing = {},
): Shape => ({
  kind: 'cylinder',
  center,
  half: [radius, length / 2, radius],
  axis,
  turn: turned(turn),
});

export const ball = (center: Point, radius: number): Shape => ({
  kind: 'ball',
  center,
  half: [radius, radius, radius],
  axis: 1,
  turn: STRAIGHT,
});

/** Where a ray enters and leaves a shape, with the axis and direction of the surface. */
export type Span = { near: number; far: number; nearNormal: Point; farNormal: Point };

const MISS: Span = { near: 1, far: 0, nearNormal: [0, 1, 0], farNormal: [0, 1, 0] };

const AXES: readonly Point[] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];

const scaled = ([x, y, z]: Point, factor: number): Point => [x * factor, y * factor, z * factor];

/** The part of a ray between two parallel planes. */
function slab(ray: Ray, half: number, axis: 0 | 1 | 2): Span {
  const [from, along] = [ray.from[axis], ray.along[axis]];
  if (Math.abs(along) < 1e-9) {
    return Math.abs(from) > half ? MISS : { ...MISS, near: -1e9, far: 1e9 };
  }
  const sign = along > 0 ? 1 : -1;
  const normal = AXES[axis] as Point;
  return {
    near: (-half * sign - from) / along,
    far: (half * sign - from) / along,
    nearNormal: scaled(normal, -sign),
    farNormal: scaled(normal, sign),
  };
}

const both = (one: Span, other: Span): Span => ({
  near: Math.max(one.near, other.near),
  nearNormal: one.near > other.near ? one.nearNormal : other.nearNormal,
  far: Math.min(one.far, other.far),
  farNormal: one.far < other.far ? one.farNormal : other.farNormal,
});

/** The part of a ray in an endless cylinder, or in a ball, which has no axis. */
function round({ from, along }: Ray, radius: number, axis: 0 | 1 | 2 | null): Span {
  const kept = ([x, y, z]: Point): Point => [
    axis === 0 ? 0 : x,
    axis === 1 ? 0 : y,
    axis === 2 ? 0 : z,
  ];
  const [start, step] = [kept(from), kept(along)];
  const a = step[0] ** 2 + step[1] ** 2 + step[2] ** 2;
  const b = start[0] * step[0] + start[1] * step[1] + start[2] * step[2];
  const c = start[0] ** 2 + start[1] ** 2 + start[2] ** 2 - radius ** 2;
  if (a < 1e-12) return c > 0 ? MISS : { ...MISS, near: -1e9, far: 1e9 };
  const root = b * b - a * c;
  if (root <= 0) return MISS;
  const [near, far] = [(-b - Math.sqrt(root)) / a, (-b + Math.sqrt(root)) / a];
  const normalAt = (t: number): Point => [
    (start[0] + step[0] * t) / radius,
    (start[1] + step[1] * t) / radius,
    (start[2] + step[2] * t) / radius,
  ];
  return { near, far, nearNormal: normalAt(near), farNormal: normalAt(far) };
}

function spanOf(ray: Ray, { kind, half, axis }: Shape): Span {
  if (kind === 'ball') return round(ray, half[0], null);
  if (kind === 'cylinder') return both(round(ray, half[0], axis), slab(ray, half[1], axis));
  const wide = both(slab(ray, half[0], 0), slab(ray, half[1], 1));
  return wide.near > wide.far ? MISS : both(wide, slab(ray, half[2], 2));
}

const rotate = ([x, y, z]: Point, [cos, sin]: readonly [number, number]): Point => [
  x * cos - z * sin,
  y,
  x * sin + z * cos,
];

/** The part of a ray in a shape. */
function crossing(ray: Ray, shape: Shape): Span {
  const { center, turn } = shape;
  const moved: Point = [ray.from[0] - center[0], ray.from[1] - center[1], ray.from[2] - center[2]];
  if (turn === STRAIGHT) return spanOf({ from: moved, along: ray.along }, shape);
  const back = [turn[0], -turn[1]] as const;
  const span = spanOf({ from: rotate(moved, back), along: rotate(ray.along, back) }, shape);
  return {
    ...span,
    nearNormal: rotate(span.nearNormal, turn),
    farNormal: rotate(span.farNormal, turn),
  };
}

export type Hit = { readonly distance: number; readonly normal: Point; readonly solid: Solid };

const NEAREST = 1e-4;

/** Where a ray first meets a solid, past what is cut out of it. */
export function meet(ray: Ray, solid: Solid): Hit | null {
  const { near, far, nearNormal } = crossing(ray, solid.shape);
  if (near > far || far < NEAREST) return null;
  let at = Math.max(near, NEAREST);
  let normal = near > NEAREST ? nearNormal : null;
  const cuts = solid.cuts.map((cut) => crossing(ray, cut));
  for (let isMoved = true; isMoved; ) {
    isMoved = false;
    for (const cut of cuts) {
      if (cut.near > cut.far || cut.near > at + 1e-6 || cut.far <= at + 1e-6) continue;
      at = cut.far;
      normal = scaled(cut.farNormal, -1);
      isMoved = true;
    }
  }
  return at >= far - 1e-6 || normal === null ? null : { distance: at, normal, solid };
}

/** The corners of a box around a shape. */
export function boundsOf({
  center: [x, y, z],
  half,
  kind,
  axis,
  turn,
}: Shape): readonly [Point, Point] {
  const [a, b, c] = half;
  if (kind === 'box' && turn === STRAIGHT) {
    return [
      [x - a, y - b, z - c],
      [x + a, y + b, z + c],
    ];
  }
  const wide =
    kind === 'box' ? Math.hypot(a, c) : kind === 'cylinder' && axis !== 1 ? Math.hypot(a, b) : a;
  const high = kind === 'cylinder' && axis !== 1 ? a : b;
  return [
    [x - wide, y - high, z - wide],
    [x + wide, y + high, z + wide],
  ];
}
