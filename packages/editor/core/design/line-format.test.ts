// @vitest-environment happy-dom
import type { Device } from '@plinth/model';
import { expect, test } from 'vitest';
import { lineFormat } from './line-format.ts';
import { changeFormat } from './own-format.ts';

const sizes = lineFormat(new DOMParser(), 'font-size');

const setSize = (html: string, style: string, value: number | null, device: Device = 'desktop') =>
  sizes.write(html, style, (own) => changeFormat(own, { device, isForAll: false }, value));

const some = '<p>We <span class="moto-color2" style="font-size:20px">are</span> here</p>';

test('a size that all words of a line share is that of the line, and colors stay', () => {
  expect(sizes.read(some, 'normal')).toEqual([{}, { desktop: 20 }, {}]);
  const large = setSize(some, 'normal', 40);
  expect(large).toBe('<p style="font-size:40px">We <span class="moto-color2">are</span> here</p>');
  expect(sizes.read(large, 'normal')).toEqual([{ desktop: 40 }, { desktop: 40 }, { desktop: 40 }]);
  expect(setSize(large, 'normal', null)).toBe(
    '<p>We <span class="moto-color2">are</span> here</p>',
  );
});

test('a size on a smaller device leaves the larger ones', () => {
  const mobile = setSize('<h1>Any boat</h1>', 'heading-1', 40, 'mobile_v');
  expect(mobile).toBe('<h1 style="--font-size-mobile-v:40px">Any boat</h1>');
  const both = setSize(mobile, 'heading-1', 64);
  expect(sizes.read(both, 'heading-1')).toEqual([{ desktop: 64, mobile_v: 40 }]);
  expect(setSize(both, 'heading-1', null, 'mobile_v')).toBe(
    '<h1 style="font-size:64px">Any boat</h1>',
  );
});

test('words that differ on another device keep their sizes there', () => {
  expect(setSize(some, 'normal', 18, 'tablet')).toBe(
    '<p><span style="--font-size-tablet:18px">We </span>' +
      '<span class="moto-color2" style="font-size:20px;--font-size-tablet:18px">are</span>' +
      '<span style="--font-size-tablet:18px"> here</span></p>',
  );
});

test('a size for all devices replaces those of each', () => {
  const html = '<p style="font-size:64px;--font-size-mobile-v:40px">x</p>';
  expect(
    sizes.write(html, 'normal', (own) =>
      changeFormat(own, { device: 'mobile_v', isForAll: true }, 24),
    ),
  ).toBe('<p style="font-size:24px">x</p>');
});

test('words in lists get a size for themselves, as lists can contain others', () => {
  expect(setSize('<ul><li>One<ul><li>Two</li></ul></li></ul>', 'normal', 20)).toBe(
    '<ul><li><span style="font-size:20px">One</span><ul>' +
      '<li><span style="font-size:20px">Two</span></li></ul></li></ul>',
  );
});

test('words with a style of their own get a format for themselves', () => {
  const figure = '<p class="moto-text_small"><span class="moto-text_figure">Any</span><br>boat</p>';
  const large = setSize(figure, 'figure', 60);
  expect(large).toBe(figure.replace('figure"', 'figure" style="font-size:60px"'));
  expect([sizes.read(large, 'figure'), sizes.read(large, 'small')]).toEqual([
    [{ desktop: 60 }],
    [{}],
  ]);
  expect(setSize(large, 'figure', null)).toBe(figure);
  expect(setSize(figure, 'small', 12)).toContain('<span style="font-size:12px">boat</span>');
});
