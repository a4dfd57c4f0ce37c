import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { parseFont } from '../apps/server/features/fonts/reader/parse-font.ts';
import { standInsFor } from '../apps/server/features/fonts/reader/stand-in.ts';
import {
  CatalogFont,
  type FONT_CATEGORIES,
  FONT_STYLES,
  type FontFace,
  invariant,
  subsetsOf,
} from '../packages/model/index.ts';
import { root } from './lib/root.ts';

type Category = (typeof FONT_CATEGORIES)[number];

/**
 * Copies the fonts that ship with the product from installed packages (see fonts/README.md).
 * Argument: the folder with the packages.
 */
const CATALOG: Record<Category, readonly string[]> = {
  sans: [
    ...['commissioner', 'dm-sans', 'inter', 'manrope', 'montserrat', 'nunito-sans', 'onest'],
    ...['open-sans', 'outfit', 'raleway', 'roboto', 'rubik', 'source-sans-3', 'space-grotesk'],
    'work-sans',
  ],
  serif: [
    ...['cormorant', 'eb-garamond', 'fraunces', 'literata', 'lora', 'merriweather'],
    ...['playfair-display', 'source-serif-4'],
  ],
  display: ['bricolage-grotesque', 'comfortaa', 'oswald', 'unbounded'],
  handwriting: ['caveat', 'dancing-script'],
  mono: ['jetbrains-mono'],
};

const VERSION = '5.3.0';

const [packages = ''] = process.argv.slice(2);
const packageFile = (name: string, file: string) =>
  join(packages, '@fontsource-variable', name, file);
const readJson = (name: string, file: string) =>
  JSON.parse(readFileSync(packageFile(name, file), 'utf8'));

/** Copies a font's files of one style: one for each character set. */
function copyStyle(name: string, style: FontFace['style'], target: string): FontFace[] {
  const { wght } = readJson(name, 'metadata.json').variable;
  const ranges = Object.entries<string>(readJson(name, 'unicode.json'));
  const files = new Set(readdirSync(packageFile(name, 'files')));
  return ranges.flatMap(([subset, unicode_range]) => {
    const source = `${name}-${subset}-wght-${style}.woff2`;
    if (!files.has(source) || subsetsOf({ unicode_range })[0] !== subset) return [];
    const file = `${name}-${subset}${style === 'italic' ? '-italic' : ''}.woff2`;
    copyFileSync(packageFile(name, `files/${source}`), join(target, file));
    const { size } = statSync(join(target, file));
    const weights: FontFace['weights'] = [Number(wght.min), Number(wght.max)];
    return [{ file: `${name}/${file}`, weights, style, unicode_range, size, is_preloaded: false }];
  });
}

async function copyFont(name: string, category: Category): Promise<void> {
  invariant(readJson(name, 'package.json').version === VERSION, `${name} isn't ${VERSION}`);
  const target = `${root}fonts/${name}`;
  mkdirSync(target, { recursive: true });
  const faces = FONT_STYLES.flatMap((style) => copyStyle(name, style, target));
  copyFileSync(packageFile(name, 'LICENSE'), join(target, 'license.txt'));
  const info = await parseFont(readFileSync(join(target, `${name}-latin.woff2`)));
  const kind = category === 'serif' || category === 'mono' ? category : 'sans';
  const font: CatalogFont = {
    family: readJson(name, 'metadata.json').family,
    category,
    faces,
    stand_ins: standInsFor({ ...info, kind }),
  };
  writeFileSync(join(target, 'font.json'), `${JSON.stringify(CatalogFont.parse(font), null, 2)}\n`);
}

for (const [category, names] of Object.entries(CATALOG)) {
  for (const name of names) await copyFont(name, category as Category);
}
