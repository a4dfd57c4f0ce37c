import { expect, test } from 'vitest';
import { gradientBackground } from './gradient-background.ts';

const box = { left: 100, top: 200, width: 400, height: 100 };
const GRAY = 'rgb(0, 0, 0), rgb(255, 255, 255)';

const ends = (css: string, text = box) => {
  const colors = gradientBackground(css, { text, box });
  return colors && [colors[0], colors.at(-1)];
};

test('a gradient has all its colors behind a text as large as its box', () => {
  for (const angle of ['', '180deg, ', '90deg, ', '45deg, '])
    expect(ends(`linear-gradient(${angle}${GRAY})`)).toEqual(['#000000', '#ffffff']);
});

test('only the colors behind the text count', () => {
  const first = { ...box, width: 200 };
  expect(ends(`linear-gradient(90deg, ${GRAY})`, first)).toEqual(['#000000', '#808080']);
  expect(ends(`linear-gradient(270deg, ${GRAY})`, first)).toEqual(['#808080', '#ffffff']);
  const bottom = { ...box, top: 275, height: 25 };
  expect(ends(`linear-gradient(${GRAY})`, bottom)).toEqual(['#bfbfbf', '#ffffff']);
});

test('a middle color counts where it is behind the text', () => {
  const css = `linear-gradient(90deg, rgb(0, 0, 0), rgb(255, 0, 0), rgb(255, 255, 255))`;
  expect(gradientBackground(css, { text: box, box })).toContain('#ff0000');
  const narrow = { ...box, left: 290, width: 13 };
  expect(gradientBackground(css, { text: narrow, box })).toContain('#ff0000');
  expect(ends(css, { ...box, width: 100 })).toEqual(['#000000', '#800000']);
  expect(ends(css, { ...box, left: 400, width: 100 })).toEqual(['#ff8080', '#ffffff']);
});

test('a radial gradient has its first color in the center and its last one in the corners', () => {
  const css = `radial-gradient(${GRAY})`;
  expect(ends(css)).toEqual(['#000000', '#ffffff']);
  expect(ends(css, { left: 299, top: 249, width: 2, height: 2 })?.[1]).toBe('#040404');
  expect(ends(css, { left: 490, top: 200, width: 10, height: 10 })?.[1]).toBe('#ffffff');
  expect(ends(css, { left: 400, top: 250, width: 100, height: 0 })).toEqual(['#5a5a5a', '#b4b4b4']);
});

test('transparent colors keep their opacity', () => {
  expect(ends('linear-gradient(rgba(0, 0, 0, 0), rgb(0, 0, 0))')).toEqual(['#00000000', '#000000']);
  const css = 'linear-gradient(90deg, rgba(255, 0, 0, 0.5), rgba(0, 0, 0, 0))';
  expect(ends(css, { ...box, left: 300, width: 200 })).toEqual(['#ff000040', '#00000000']);
});

test('images and other gradients have no known colors', () => {
  for (const css of [
    'none',
    'url("a.png")',
    `linear-gradient(${GRAY}), url("a.png")`,
    `radial-gradient(circle, ${GRAY})`,
    `linear-gradient(rgb(0, 0, 0) 20%, rgb(255, 255, 255))`,
  ])
    expect(ends(css)).toBeNull();
  expect(ends('linear-gradient(color(srgb 1 0.5 0), rgb(0, 0, 0))')).toEqual([
    '#ff8000',
    '#000000',
  ]);
});
