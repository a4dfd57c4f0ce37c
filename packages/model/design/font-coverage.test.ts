import { expect, test } from 'vitest';
import { fontStyleName, subsetsOf, unicodeRange } from './font-coverage.ts';
import { FontFace } from './font-face.ts';

const codes = (text: string) => [...text].map((letter) => letter.codePointAt(0) ?? 0);

test('characters become ranges', () => {
  expect(unicodeRange(codes('dabc'))).toBe('U+0061-0064');
  expect(unicodeRange(codes('aаz'))).toBe('U+0061,U+007A,U+0430');
});

test('a range with many gaps stays short and covers all characters', () => {
  const scattered = Array.from({ length: 3000 }, (_, index) => 0x4e00 + index * 2);
  const range = unicodeRange([...codes('ab'), ...scattered]);
  expect(range.length).toBeLessThan(2000);
  expect(FontFace.shape.unicode_range.safeParse(range).success).toBe(true);
  expect(range).toBe('U+0061-0062,U+4E00-656E');
});

test('character sets are recognized by their letters', () => {
  expect(subsetsOf({ unicode_range: 'U+0000-00FF' })).toEqual(['latin']);
  expect(subsetsOf({ unicode_range: 'U+0400-045F,U+0490-0491' })).toEqual(['cyrillic']);
  expect(subsetsOf({ unicode_range: 'U+2190-21FF' })).toEqual([]);
  expect(subsetsOf({})).toContain('greek');
});

test('a style is named by its weights', () => {
  const face = (weights: [number, number], style: 'normal' | 'italic') =>
    fontStyleName({ file: 'a/b.woff2', weights, style, is_preloaded: false });
  expect(face([400, 400], 'normal')).toBe('400');
  expect(face([100, 900], 'italic')).toBe('100-900-italic');
});
