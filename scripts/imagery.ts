import { mkdirSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { ICON, icoOf, LOGO, LOGO_LIGHT } from './imagery/flat/logo.ts';
import { MAP } from './imagery/flat/map.ts';
import { PORTRAITS } from './imagery/flat/portraits.ts';
import { type Picture, toSharp } from './imagery/paint/picture.ts';
import { paintFog } from './imagery/scenes/fog.ts';
import { paintHero } from './imagery/scenes/hero.ts';
import { paintHull } from './imagery/scenes/hull.ts';
import { paintKetch } from './imagery/scenes/ketch.ts';
import { paintQuay } from './imagery/scenes/quay.ts';
import { paintReport } from './imagery/scenes/report.ts';
import { paintRigging } from './imagery/scenes/rigging.ts';
import { paintStorm } from './imagery/scenes/storm.ts';
import { paintWorkshop } from './imagery/scenes/workshop.ts';
import { root } from './lib/root.ts';

/**
 * Makes the pictures of the starter theme: `node scripts/imagery.ts [key …]`. Everything is drawn by
 * the code beside, from fixed seeds; nothing is loaded from anywhere.
 */
const SCENES: { readonly [key: string]: () => Promise<Picture> } = {
  hero: paintHero,
  hull: paintHull,
  report: paintReport,
  storm: paintStorm,
  workshop: paintWorkshop,
  rigging: paintRigging,
  ketch: paintKetch,
  quay: paintQuay,
  fog: paintFog,
};

const DRAWINGS: { readonly [key: string]: string } = {
  ...PORTRAITS,
  map: MAP,
  logo: LOGO,
  'logo-light': LOGO_LIGHT,
  icon: ICON,
};

const folder = `${root}themes/harbor/media`;
const COPIES = [400, 800, 1200];
const QUALITY = { original: 88, copy: 85 };

async function saveScene(key: string, picture: Picture): Promise<void> {
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
}

/** Line breaks between the elements carry no meaning. */
function saveDrawing(key: string, svg: string): void {
  const text = svg.replace(/>\s+</g, '><');
  writeFileSync(`${folder}/${key}.svg`, text);
  console.log(`${key}.svg ${(text.length / 1024).toFixed(1)} KiB`);
}

mkdirSync(folder, { recursive: true });
const wanted = process.argv.slice(2);
const isWanted = (key: string): boolean => wanted.length === 0 || wanted.includes(key);
for (const [key, painted] of Object.entries(SCENES)) {
  if (isWanted(key)) await saveScene(key, await painted());
}
for (const [key, svg] of Object.entries(DRAWINGS)) if (isWanted(key)) saveDrawing(key, svg);
if (isWanted('favicon')) writeFileSync(`${folder}/favicon.ico`, await icoOf(ICON, [16, 32]));
