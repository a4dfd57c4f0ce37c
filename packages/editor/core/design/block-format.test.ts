// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { blockFormat, SPAN_COLOR, SPAN_SIZE } from './block-format.ts';

const { read, write } = blockFormat(new DOMParser(), SPAN_COLOR);
const sizes = blockFormat(new DOMParser(), SPAN_SIZE);

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

test('all words with a style get a size, and colors stay', () => {
  const red = '<p>We <span class="moto-color2" style="font-size:20px">are</span> here</p>';
  expect(sizes.readAll(red, 'normal')).toEqual([null, 20]);
  const large = sizes.write(red, 'normal', 40);
  expect(large).toBe(
    '<p><span style="font-size:40px">We </span>' +
      '<span class="moto-color2" style="font-size:40px">are</span>' +
      '<span style="font-size:40px"> here</span></p>',
  );
  expect(sizes.read(large, 'normal')).toBe(40);
  expect(sizes.write(large, 'normal', null)).toBe(
    '<p>We <span class="moto-color2">are</span> here</p>',
  );
});

test('words with a style of their own get a format for themselves', () => {
  const figure = '<p class="moto-text_small"><span class="moto-text_figure">Any</span><br>boat</p>';
  const large = sizes.write(figure, 'figure', 60);
  expect(large).toBe(figure.replace('figure"', 'figure" style="font-size:60px"'));
  expect([sizes.read(large, 'figure'), sizes.read(large, 'small')]).toEqual([60, null]);
  expect(sizes.write(large, 'figure', null)).toBe(figure);
  expect(sizes.write(figure, 'small', 12)).toContain('<span style="font-size:12px">boat</span>');
});
