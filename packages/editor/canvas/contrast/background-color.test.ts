// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { flattenLayers, measureText } from './background-color.ts';
import { hexOf } from './css-color.ts';

test('parses computed colors in every notation browsers use', () => {
  expect(hexOf('rgb(11, 110, 127)')).toBe('#0b6e7fff');
  expect(hexOf('rgba(0, 0, 0, 0)')).toBe('#00000000');
  expect(hexOf('rgb(255 255 255 / 50%)')).toBe('#ffffff80');
  expect(hexOf('color(srgb 1 0.5 0)')).toBe('#ff8000ff');
  expect(hexOf('color(srgb 0 0 0 / 0.5)')).toBe('#00000080');
  expect(hexOf('color(display-p3 1 0 0)')).toBeNull();
});

test('blends transparent layers with what is behind them', () => {
  expect(flattenLayers([])).toBe('#ffffff');
  expect(flattenLayers(['#00000080', '#ffffffff'])).toBe('#7f7f7f');
  expect(flattenLayers(['#102030ff'])).toBe('#102030');
});

test('measures texts on gradients, with what is behind their transparent colors', () => {
  const box = document.createElement('div');
  box.style.backgroundColor = 'rgb(255, 255, 255)';
  // A browser computes what happy-dom leaves empty.
  box.innerHTML =
    '<p style="color: #000000; background: none rgba(0, 0, 0, 0); text-shadow: none">Words</p>';
  document.body.append(box);
  const [text] = box.children;
  const on = (gradient: string) => {
    box.style.backgroundImage = gradient;
    return text && measureText(text)?.background;
  };
  expect(on('linear-gradient(rgb(0, 0, 255), rgb(0, 0, 255))')).toBe('#0000ff');
  expect(on('linear-gradient(rgba(0, 0, 255, 0.5), rgba(0, 0, 255, 0.5))')).toBe('#7f7fff');
  expect(on('url("a.png")')).toBeUndefined();
  box.remove();
});

test('measures texts on many nested gradients with little work, from the lightest to the darkest', () => {
  const gradient = 'linear-gradient(90deg, rgba(0, 0, 0, 0.1), rgba(255, 255, 255, 0.9))';
  const text = document.createElement('p');
  text.style.cssText = 'color: #000000; background: none rgba(0, 0, 0, 0); text-shadow: none';
  let box: HTMLElement = text;
  for (let depth = 0; depth < 8; depth += 1) {
    const outer = document.createElement('div');
    outer.style.cssText = 'background-color: rgba(0, 0, 0, 0)';
    outer.style.backgroundImage = gradient;
    // The layout that happy-dom lacks: the text is as wide as the boxes.
    outer.getBoundingClientRect = () => new DOMRect(0, 0, 100, 10);
    outer.append(box);
    box = outer;
  }
  text.getBoundingClientRect = () => new DOMRect(0, 0, 100, 10);
  box.style.backgroundColor = 'rgb(255, 255, 255)';
  document.body.append(box);
  const { background = '', backgrounds = [] } = measureText(text) ?? {};
  expect(backgrounds.length).toBeLessThan(100);
  const black = Array.from({ length: 8 }, () => '#0000001a');
  expect(background).toBe(flattenLayers(black));
  expect(backgrounds.at(-1)).toBe('#ffffff');
  box.remove();
});
