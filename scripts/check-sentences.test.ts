import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { findSentences } from './sentences/find.ts';

const fixture = new URL('./fixtures/sentences/broken.tsx', import.meta.url);

it('finds every text in the fixture that bypasses i18n, and nothing else', () => {
  const source = readFileSync(fixture, 'utf8');
  const expected = source
    .split('\n')
    .flatMap((text, index) => (/\bbad(\*\/| \*\/\})?\}?$/.test(text) ? [index + 1] : []));
  const found = findSentences('broken.tsx', source).map(({ line }) => line);
  expect(expected.length).toBe(8);
  expect([...new Set(found)].sort((a, b) => a - b)).toEqual(expected);
});

it('finds texts in concatenations and conditions', () => {
  const lines = findSentences(
    'a.tsx',
    "const a = <p>{ok && ('Yes ' + name)}</p>; toast(done ? 'Saved' : t('X.Y'));",
  );
  expect(lines.map(({ text }) => text)).toEqual(['Yes', 'Saved']);
});

it('ignores comparisons, units, keys, and email addresses', () => {
  const source =
    "const a = <p>{kind === 'password' && t('X.Y')}{width} px</p>; const b = <i title='smtp.example.com' />; const c = { label: 'X.Y.' + name };";
  expect(findSentences('a.tsx', source)).toEqual([]);
});
