import { mkdirSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { type Picture, toSharp } from './paint/picture.ts';

export type Imagery = {
  readonly folder: string;
  /** Painted images by key, saved as WebP with smaller versions. */
  readonly scenes: { readonly [key: string]: () => Promise<Picture> };
  readonly drawings: { readonly [key: string]: string };
  /** Keys to generate. Empty: all. */
  readonly keys: readonly string[];
};

/** Widths of the smaller versions in px. */
const SMALLER_WIDTHS = [400, 800, 1200];
const QUALITY = { original: 88, copy: 85 };

const saveScene = async (folder: string, key: string, picture: Picture): Promise<void> => {
  const master = await toSharp(picture).toColourspace('srgb').png().toBuffer();
  const webp = (quality: number) => ({ quality, effort: 6, smartSubsample: true });
  const { size } = await sharp(master).webp(webp(QUALITY.original)).toFile(`${folder}/${key}.webp`);
  for (const width of SMALLER_WIDTHS.filter((copy) => copy < picture.width)) {
    await sharp(master)
      .resize({ width, kernel: 'lanczos3' })
      .webp(webp(QUALITY.copy))
      .toFile(`${folder}/${key}-${width}.webp`);
  }
  console.log(`${key}.webp ${Math.round(size / 1024)} KiB`);
};

const saveDrawing = (folder: string, key: string, svg: string): void => {
  // Line breaks between elements have no meaning.
  const text = svg.replace(/>\s+</g, '><');
  writeFileSync(`${folder}/${key}.svg`, text);
  console.log(`${key}.svg ${(text.length / 1024).toFixed(1)} KiB`);
};

/** Generates a theme's images from code with fixed seeds. Output is deterministic. */
export async function makeImagery(imagery: Imagery): Promise<void> {
  const { folder, scenes, drawings, keys } = imagery;
  const isSelected = (key: string): boolean => keys.length === 0 || keys.includes(key);
  mkdirSync(folder, { recursive: true });
  for (const [key, paint] of Object.entries(scenes)) {
    if (isSelected(key)) await saveScene(folder, key, await paint());
  }
  for (const [key, svg] of Object.entries(drawings)) {
    if (isSelected(key)) saveDrawing(folder, key, svg);
  }
}
