import { clamp, lerp } from './noise.ts';

/** Red, green, and blue from 0 to 1. */
export type Color = readonly [red: number, green: number, blue: number];

/** Parses `#rrggbb`. */
export function hex(text: string): Color {
  const value = Number.parseInt(text.slice(1), 16);
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
}

export const mix = (from: Color, to: Color, fraction: number): Color => [
  lerp(from[0], to[0], fraction),
  lerp(from[1], to[1], fraction),
  lerp(from[2], to[2], fraction),
];

/** Adds light without exceeding white (screen blending). */
export const addLight = (base: Color, light: Color, strength: number): Color => [
  1 - (1 - base[0]) * (1 - clamp(light[0] * strength)),
  1 - (1 - base[1]) * (1 - clamp(light[1] * strength)),
  1 - (1 - base[2]) * (1 - clamp(light[2] * strength)),
];

export const scale = (color: Color, factor: number): Color => [
  color[0] * factor,
  color[1] * factor,
  color[2] * factor,
];

type Stop = readonly [position: number, color: string];

/** A gradient through several colors. Positions ascend from 0 to 1. */
export function ramp(stops: readonly Stop[]): (position: number) => Color {
  const parsed = stops.map(([position, color]) => ({ position, color: hex(color) }));
  return (position) => {
    const after = parsed.findIndex((stop) => stop.position >= position);
    const upper = parsed[after === -1 ? parsed.length - 1 : after];
    const lower = parsed[Math.max(0, (after === -1 ? parsed.length : after) - 1)];
    if (!upper || !lower) return [0, 0, 0];
    const span = upper.position - lower.position;
    const fraction = span <= 0 ? 0 : clamp((position - lower.position) / span);
    return mix(lower.color, upper.color, fraction * fraction * (3 - 2 * fraction));
  };
}

/** The theme's palette, including its colors at dusk. */
export const PALETTE = {
  ink: '#0c2631',
  deep: '#0f3a49',
  teal: '#0b6e7f',
  shallow: '#3d93a1',
  haze: '#cfe3e8',
  mist: '#f3f7f9',
  sand: '#ffd9b0',
  apricot: '#ffb07a',
  accent: '#f2693d',
  rust: '#a9432a',
} as const;
