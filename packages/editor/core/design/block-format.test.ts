// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { blockFormat, SPAN_COLOR } from './block-format.ts';

const { read, write } = blockFormat(new DOMParser(), SPAN_COLOR);

const html =
  '<h2>Big <strong>news</strong></h2><p>We are <span style="font-size:20px">here</span></p>';

test('all words with a style get a color, and sizes stay', () => {
  expect(write(html, 'normal', '#7a2048')).toBe(
    '<h2>Big <strong>news</strong></h2>' +
      '<p><span style="color:#7a2048">We are </span>' +
      '<span style="font-size:20px;color:#7a2048">here</span></p>',
  );
  expect(write(html, 'heading-2', 'color1')).toContain(
    '<h2><span class="moto-color1">Big </span>' +
      '<strong><span class="moto-color1">news</span></strong></h2>',
  );
});

test('the color is read back, and reset to that of the style', () => {
  const red = write(html, 'normal', '#ff0000');
  expect(read(red, 'normal')).toBe('#ff0000');
  expect(read(red, 'heading-2')).toBeNull();
  expect(write(red, 'normal', null)).toBe(html);
  expect(read('<p>A <span class="moto-color2">b</span></p>', 'normal')).toBeNull();
});

test('site facts are colored like words', () => {
  expect(write('<p>Call <data value="phone"></data></p>', 'normal', 'color2')).toBe(
    '<p><span class="moto-color2">Call </span>' +
      '<span class="moto-color2"><data value="phone"></data></span></p>',
  );
});
