import { mkdirSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { icoOf } from './ico.ts';
import { type Picture, toSharp } from './paint/picture.ts';

export type Imagery = {
  /** Where the files go. */
  readonly folder: string;
  /** Painted images by key; saved as WebP with smaller copies. */
  readonly scenes: { readonly [key: string]: () => Promise<Picture> };
  /** Drawings by key, as SVG. */
  readonly drawings: { readonly [key: string]: string };
  /** The SVG that `favicon.ico` is made of. */
  readonly icon: string;
  /** Keys to make; all without any. */
  readonly wanted: readonly string[];
};

/** Widths in px of the smaller copies. */
const COPIES = [400, 800, 1200];
const QUALITY = { original: 88, copy: 85 };

const saveScene = async (folder: string, key: string, picture: Picture): Promise<void> => {
  const master = await toSharp(picture).toColourspace('srgb').png().toBuffer();
  const webp = (quality: number) => ({ quality, effort: 6, smartSubsample: true });
  const { size } = await sharp(master).webp(webp(QUALITY.original)).toFile(`${folder}/${key}.webp`);
  for (const width of COPIES.filter((copy) => copy < picture.width)) {
    await sharp(master)
      .resize({ width, kernel: 'lanczos3' })
      .webp(webp(QUALITY.copy))
      .toFile(`${folder}/${key}-${width}.webp`);
  }
  console.log(`${key}.webp ${Math.round(size / 1024)} KiB`);
};

const saveDrawing = (folder: string, key: string, svg: string): void => {
  // Line breaks between elements carry no meaning.
  const text = svg.replace(/>\s+</g, '><');
  writeFileSync(`${folder}/${key}.svg`, text);
  console.log(`${key}.svg ${(text.length / 1024).toFixed(1)} KiB`);
};

/** Makes a theme's images from code and fixed seeds alone; the same code makes the same files. */
export async function makeImagery(imagery: Imagery): Promise<void> {
  const { folder, scenes, drawings, icon, wanted } = imagery;
  const isWanted = (key: string): boolean => wanted.length === 0 || wanted.includes(key);
  mkdirSync(folder, { recursive: true });
  for (const [key, paint] of Object.entries(scenes)) {
    if (isWanted(key)) await saveScene(folder, key, await paint());
  }
  for (const [key, svg] of Object.entries(drawings)) {
    if (isWanted(key)) saveDrawing(folder, key, svg);
  }
  if (isWanted('favicon')) writeFileSync(`${folder}/favicon.ico`, await icoOf(icon, [16, 32]));
}
