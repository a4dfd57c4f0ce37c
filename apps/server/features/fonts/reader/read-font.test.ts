import { readFileSync } from 'node:fs';
import { CatalogFont, subsetsOf, unicodeRange } from '@plinth/model';
import { expect, test } from 'vitest';
import { readFontInfo } from './read-font.ts';
import { standInsFor } from './stand-in.ts';

const FONTS = new URL('../../../../../fonts/', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, FONTS));
const catalogFont = (name: string) =>
  CatalogFont.parse(JSON.parse(read(`${name}/font.json`).toString()));

test('a font tells its family, weights, style, and characters', async () => {
  const info = await readFontInfo(read('lora/lora-latin.woff2'));
  expect(info).toMatchObject({ family: 'Lora', weights: [400, 700], style: 'normal' });
  expect(info).toMatchObject({ kind: 'sans', isEmbeddable: true });
  const unicode_range = unicodeRange(info?.characters ?? []);
  expect(subsetsOf({ unicode_range })).toEqual(['latin']);
});

test.each(['inter', 'source-serif-4', 'jetbrains-mono'])(
  'the stand-ins of %s are those that a browser measures',
  async (name) => {
    const info = await readFontInfo(read(`${name}/${name}-latin.woff2`));
    const measured = catalogFont(name).stand_ins;
    const computed = info ? standInsFor(info) : [];
    expect(computed.map(({ local }) => local)).toEqual(measured.map(({ local }) => local));
    for (const [index, { size_adjust, ascent, descent }] of measured.entries()) {
      expect(computed[index]?.size_adjust).toBeCloseTo(size_adjust, 1);
      expect(computed[index]?.ascent).toBeCloseTo(ascent, 1);
      expect(computed[index]?.descent).toBeCloseTo(descent, 1);
    }
  },
);

test.each([
  ['montserrat', 'Montserrat'],
  ['nunito-sans', 'Nunito Sans'],
  ['bricolage-grotesque', 'Bricolage Grotesque'],
])('the family of %s is named without the style of its file', async (name, family) => {
  expect(await readFontInfo(read(`${name}/${name}-latin.woff2`))).toMatchObject({ family });
});

test.each([
  ['nothing', Buffer.alloc(0)],
  ['text', Buffer.from('not a font')],
  ['a header only', Buffer.from('wOF2')],
  ['random bytes after the signature', Buffer.concat([Buffer.from('wOF2'), Buffer.alloc(5000, 7)])],
  ['a truncated font', read('lora/lora-latin.woff2').subarray(0, 20_000)],
])('%s is refused', async (_, bytes) => {
  expect(await readFontInfo(bytes)).toBeNull();
});

test('a font whose bytes were changed is read or refused, and the server goes on', async () => {
  const font = read('dm-sans/dm-sans-latin.woff2');
  for (let seed = 1; seed <= 8; seed += 1) {
    const broken = Buffer.from(font);
    for (let at = 0; at < 20; at += 1) broken[(seed * 7919 + at * 104_729) % 600] = seed * at;
    await readFontInfo(broken);
  }
  expect(await readFontInfo(font)).toMatchObject({ weights: [100, 1000] });
});
