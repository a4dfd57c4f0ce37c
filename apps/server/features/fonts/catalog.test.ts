import { readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CatalogFont } from '@plinth/model';
import { expect, test } from 'vitest';
import { openFonts } from '../../storage/folders/fonts-folder.ts';

const FOLDER = fileURLToPath(new URL('../../../../fonts', import.meta.url));
const MAX_BYTES = 15 * 1024 * 1024;

const files = openFonts(FOLDER);
const catalog = CatalogFont.array().parse(files.list());
const fontFiles = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' });

test('30 font families ship with the product, in at most 15 MB', () => {
  expect(new Set(catalog.map(({ family }) => family)).size).toBe(30);
  const bytes = fontFiles.reduce((sum, file) => sum + statSync(`${FOLDER}/${file}`).size, 0);
  expect(bytes).toBeLessThan(MAX_BYTES);
});

test('every shipped file is in the catalog with its size, and every font has its license', () => {
  const listed = catalog.flatMap(({ faces }) => faces);
  const shipped = fontFiles.filter((file) => file.endsWith('.woff2'));
  expect(listed.map(({ file }) => file).sort()).toEqual(shipped.sort());
  for (const { file, size } of listed) expect(statSync(`${FOLDER}/${file}`).size).toBe(size);
  for (const { faces } of catalog) {
    const [folder = ''] = faces[0]?.file.split('/') ?? [];
    expect(statSync(files.path(folder, 'license.txt')).size).toBeGreaterThan(1000);
  }
});

test('every font has Latin letters and stand-ins that keep the layout still', () => {
  for (const { family, stand_ins, faces } of catalog) {
    expect(stand_ins.length, family).toBeGreaterThan(0);
    expect(faces.some(({ file }) => file.endsWith('-latin.woff2'))).toBe(true);
  }
});
