import { headingLevels } from '@plinth/model';
import { expect, test } from 'vitest';
import { colorWords, withHeadingLevel } from './rewrite-text.ts';

test('text gets a color, or its color is replaced', () => {
  expect(colorWords('<p>One <b>two</b></p>\n<p>three</p>', 1, 'color1_4')).toBe(
    '<p>One <b><span class="moto-color1_4">two</span></b></p>\n<p>three</p>',
  );
  expect(colorWords('<p><span class="x moto-color2">One</span>&nbsp;</p>', 0, 'color1_4')).toBe(
    '<p><span class="x moto-color1_4">One</span>&nbsp;</p>',
  );
});

test('a heading changes its level and keeps its style', () => {
  const html = '<h1>A</h1><h4 class="moto-align-center">B</h4><h4 class="moto-text_title">C</h4>';
  expect(headingLevels(html)).toEqual([1, 4, 4]);
  expect(withHeadingLevel(html, 1, 2)).toBe(
    '<h1>A</h1><h2 class="moto-align-center moto-text_heading-4">B</h2><h4 class="moto-text_title">C</h4>',
  );
  expect(withHeadingLevel(html, 2, 3)).toContain('<h3 class="moto-text_title">C</h3>');
});
