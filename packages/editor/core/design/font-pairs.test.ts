import type { TextStyleProperties } from '@plinth/model';
import { expect, test } from 'vitest';
import { currentFontPair, fontPairs, withFontPair } from './font-pairs.ts';

const style = (class_name: string, properties: TextStyleProperties) => ({
  ...{ name: class_name, class_name, properties, node: class_name, id: 1 },
});

const heading = style('heading-1', {
  desktop: { font_family: 'Manrope', font_weight: 700 },
  tablet: { font_family: 'Lato', font_size: 40 },
  link: { color: 'link' },
});
const normal = style('normal', { desktop: { font_family: 'Inter' } });

test('two fonts make four pairs, with contrasting ones first; one font makes none', () => {
  expect(fontPairs(['Inter'])).toEqual([]);
  expect(fontPairs(['Manrope', 'Inter'])).toEqual([
    { heading: 'Manrope', body: 'Inter' },
    { heading: 'Inter', body: 'Manrope' },
    { heading: 'Manrope', body: 'Manrope' },
    { heading: 'Inter', body: 'Inter' },
  ]);
  expect(fontPairs(['A', 'B', 'C', 'D'])).toHaveLength(6);
});

test('headings and other texts get their font, and everything else stays', () => {
  const pair = { heading: 'Inter', body: 'Manrope' };
  expect(withFontPair(heading, pair)).toEqual({
    desktop: { font_family: 'Inter', font_weight: 700 },
    tablet: { font_size: 40 },
    link: { color: 'link' },
  });
  expect(withFontPair(normal, pair)).toEqual({ desktop: { font_family: 'Manrope' } });
});

test('the pair in use is known unless headings have different fonts', () => {
  expect(currentFontPair([heading, normal])).toEqual({ heading: 'Manrope', body: 'Inter' });
  const other = style('heading-2', { desktop: { font_family: 'Lato' } });
  expect(currentFontPair([heading, normal, other])).toBeNull();
});
