import sharp, { type Sharp } from 'sharp';
import type { Color } from './color.ts';
import { clamp, createRandom } from './noise.ts';

/** An image being painted: red, green, and blue from 0 to 1, row by row. */
export type Picture = {
  readonly width: number;
  readonly height: number;
  readonly data: Float32Array;
};

export type Size = { readonly width: number; readonly height: number };

/** The color of a pixel. `x` and `y` are in px, `u` and `v` from 0 to 1. */
export type Shader = (x: number, y: number, u: number, v: number) => Color;

export function paint({ width, height }: Size, shader: Shader): Picture {
  const data = new Float32Array(width * height * 3);
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 3) data.set(shader(x, y, x / width, y / height), at);
  }
  return { width, height, data };
}

/** Repaints the image. The shader also receives the current color. */
export function repaint(
  picture: Picture,
  shader: (below: Color, x: number, y: number) => Color,
): Picture {
  const { width, data } = picture;
  for (let at = 0, x = 0, y = 0; at < data.length; at += 3) {
    data.set(shader(colorIn(data, at), x, y), at);
    x += 1;
    if (x === width) [x, y] = [0, y + 1];
  }
  return picture;
}

const colorIn = (data: Float32Array, at: number): Color => [
  data[at] ?? 0,
  data[at + 1] ?? 0,
  data[at + 2] ?? 0,
];

/** Bilinear sample. Coordinates beyond the edges are clamped. */
export function sample({ width, height, data }: Picture, x: number, y: number): Color {
  const [cx, cy] = [clamp(x, 0, width - 1.001), clamp(y, 0, height - 1.001)];
  const [left, top] = [Math.floor(cx), Math.floor(cy)];
  const [across, down] = [cx - left, cy - top];
  const at = (top * width + left) * 3;
  const below = at + width * 3;
  const channel = (offset: number): number => {
    const upper = (data[at + offset] ?? 0) * (1 - across) + (data[at + 3 + offset] ?? 0) * across;
    const lower =
      (data[below + offset] ?? 0) * (1 - across) + (data[below + 3 + offset] ?? 0) * across;
    return upper * (1 - down) + lower * down;
  };
  return [channel(0), channel(1), channel(2)];
}

const raw = ({ width, height }: Size, channels: 3 | 4) => ({ raw: { width, height, channels } });

/** Uses 16 bits per channel to avoid banding in gradients. */
export function toSharp({ width, height, data }: Picture): Sharp {
  const bytes = Uint16Array.from(data, (value) => Math.round(clamp(value) * 65_535));
  return sharp(bytes, raw({ width, height }, 3)).toColourspace('rgb16');
}

async function fromSharp(image: Sharp, { width, height }: Size): Promise<Picture> {
  const bytes = await image
    .removeAlpha()
    .toColourspace('rgb16')
    .raw({ depth: 'ushort' })
    .toBuffer();
  const values = new Uint16Array(bytes.buffer, bytes.byteOffset, bytes.length / 2);
  return { width, height, data: Float32Array.from(values, (value) => value / 65_535) };
}

export const blurred = async (picture: Picture, sigma: number): Promise<Picture> =>
  fromSharp(toSharp(picture).blur(sigma), picture);

export const copyOf = ({ width, height, data }: Picture): Picture => ({
  width,
  height,
  data: data.slice(),
});

/** Draws an SVG over the image. `blur` is in px. */
export async function draw(picture: Picture, svg: string, blur = 0): Promise<Picture> {
  const { width, height } = picture;
  const rendered = sharp(Buffer.from(svgOf(picture, svg))).ensureAlpha();
  const layer = blur > 0 ? rendered.blur(blur) : rendered;
  const pixels = await layer.raw().toBuffer();
  const { data } = picture;
  for (let at = 0, from = 0; at < data.length; at += 3, from += 4) {
    const alpha = (pixels[from + 3] ?? 0) / 255;
    if (alpha === 0) continue;
    for (let channel = 0; channel < 3; channel++) {
      const below = data[at + channel] ?? 0;
      data[at + channel] = below + ((pixels[from + channel] ?? 0) / 255 - below) * alpha;
    }
  }
  return { width, height, data };
}

export const svgOf = ({ width, height }: Size, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>`;

/** Makes bright parts glow, like a real lens. */
export async function bloom(picture: Picture, strength: number, sigma: number): Promise<Picture> {
  const bright = repaint(copyOf(picture), (color) => {
    const light = Math.max(0, Math.max(...color) - 0.62) * 2.4;
    return [color[0] * light, color[1] * light, color[2] * light];
  });
  const glow = await blurred(bright, sigma);
  return repaint(picture, (color, x, y) => {
    const at = (y * picture.width + x) * 3;
    const [red, green, blue] = colorIn(glow.data, at);
    return [
      1 - (1 - color[0]) * (1 - clamp(red * strength)),
      1 - (1 - color[1]) * (1 - clamp(green * strength)),
      1 - (1 - color[2]) * (1 - clamp(blue * strength)),
    ];
  });
}

export type Finish = {
  readonly seed: number;
  /** Strength of the film grain: 0.02 is fine, 0.05 is visible. */
  readonly grain?: number;
  /** Darkening of the corners, from 0 to 1. */
  readonly vignette?: number;
};

/** Adds vignette and film grain. Grain is strongest in midtones. */
export function finish(
  picture: Picture,
  { seed, grain = 0.022, vignette = 0.25 }: Finish,
): Picture {
  const random = createRandom(seed);
  const { width, height } = picture;
  return repaint(picture, (color, x, y) => {
    const [dx, dy] = [x / width - 0.5, y / height - 0.5];
    const dark = 1 - vignette * clamp((dx * dx + dy * dy) * 2.2 - 0.12);
    const light = (color[0] + color[1] + color[2]) / 3;
    const speck = (random() + random() + random() - 1.5) * grain * (0.55 + light * (1 - light) * 2);
    return [color[0] * dark + speck, color[1] * dark + speck, color[2] * dark + speck];
  });
}
