/** Seeded randomness: the same seed produces the same image on every machine. */

export type Random = () => number;

/** Pseudorandom numbers from 0 to 1, excluding 1 (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export const between = (random: Random, from: number, to: number): number =>
  from + (to - from) * random();

export const clamp = (value: number, from = 0, to = 1): number =>
  Math.min(to, Math.max(from, value));

export const lerp = (from: number, to: number, fraction: number): number =>
  from + (to - from) * fraction;

/** 0 below `from`, 1 above `to`, with a smooth transition. */
export function smooth(from: number, to: number, value: number): number {
  const fraction = clamp((value - from) / (to - from));
  return fraction * fraction * (3 - 2 * fraction);
}

/** Smooth two-dimensional noise from -1 to 1. */
export type Noise = (x: number, y: number) => number;

const fade = (fraction: number): number =>
  fraction * fraction * fraction * (fraction * (fraction * 6 - 15) + 10);

export function createNoise(seed: number): Noise {
  const random = createRandom(seed);
  const order = Uint8Array.from({ length: 256 }, (_, index) => index);
  for (let index = 255; index > 0; index--) {
    const other = Math.floor(random() * (index + 1));
    [order[index], order[other]] = [order[other] ?? 0, order[index] ?? 0];
  }
  const angles = Float64Array.from({ length: 256 }, () => random() * Math.PI * 2);
  const corner = (x: number, y: number, dx: number, dy: number): number => {
    const hash = order[((order[x & 255] ?? 0) + y) & 255] ?? 0;
    const angle = angles[hash] ?? 0;
    return Math.cos(angle) * dx + Math.sin(angle) * dy;
  };
  return (x, y) => {
    const [left, top] = [Math.floor(x), Math.floor(y)];
    const [dx, dy] = [x - left, y - top];
    const across = fade(dx);
    const upper = lerp(corner(left, top, dx, dy), corner(left + 1, top, dx - 1, dy), across);
    const lower = lerp(
      corner(left, top + 1, dx, dy - 1),
      corner(left + 1, top + 1, dx - 1, dy - 1),
      across,
    );
    return lerp(upper, lower, fade(dy)) * 1.5;
  };
}

/** Fractal noise: each octave is finer and weaker. About -1 to 1. */
export function fractal(noise: Noise, octaves: number, gain = 0.5): Noise {
  return (x, y) => {
    let [sum, amplitude, frequency, maximum] = [0, 1, 1, 0];
    for (let octave = 0; octave < octaves; octave++) {
      sum += amplitude * noise(x * frequency + octave * 17.3, y * frequency - octave * 9.1);
      maximum += amplitude;
      amplitude *= gain;
      frequency *= 2.03;
    }
    return sum / maximum;
  };
}
