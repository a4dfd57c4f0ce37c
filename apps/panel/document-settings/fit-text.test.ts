import { expect, it } from 'vitest';
import { fitText } from './fit-text.ts';

/** Ten px a character. */
const measure = (text: string) => text.length * 10;

it('leaves alone what fits', () => {
  expect(fitText('Short title', 110, measure)).toBe('Short title');
});

it('cuts after a word, the ellipsis counted', () => {
  expect(fitText('A title of many words', 110, measure)).toBe('A title …');
});

it('keeps at least one word', () => {
  expect(fitText('Donaudampfschiff', 50, measure)).toBe('Donaudampfschiff …');
});
