import { expect, test } from 'vitest';
import { z } from 'zod';
import { boxOptions } from '../options/box.ts';
import { boxStyle, fillCss, hoverFillCss } from './box-style.ts';

const properties = z.strictObject(boxOptions);

const colorOn = (tone: 'normal' | 'inverse', color: string, name = '--moto-muted') =>
  boxStyle(properties.parse({ tone, background: { color } }))
    .map(({ declarations }) => declarations[name])
    .find((value) => value !== undefined);

test('muted text of the inverse tone follows a fill that the theme did not make it for', () => {
  expect(colorOn('inverse', 'primary')).toBe('var(--moto-on-primary)');
  expect(colorOn('inverse', 'color3')).toContain('var(--moto-color3)');
  expect(colorOn('inverse', 'inv')).toBeUndefined();
  expect(colorOn('normal', 'primary')).toBeUndefined();
});

test('text on the primary and accent color is the one that is readable there', () => {
  for (const name of ['--moto-text', '--moto-muted', '--moto-link']) {
    expect(colorOn('inverse', 'primary', name)).toBe('var(--moto-on-primary)');
    expect(colorOn('inverse', 'color2', name)).toBe('var(--moto-on-accent)');
  }
  expect(colorOn('inverse', 'color3', '--moto-text')).toBeUndefined();
});

test('a color on hover replaces a gradient, and is behind an image', () => {
  const hover = { background_color: 'accent' };
  const gradient = { angle: 0, from: 'primary', to: 'accent' };
  const [own, hovered] = boxStyle(properties.parse({ background: { gradient }, hover }));
  expect(own?.declarations['--moto-image']).toBe('none');
  expect(hovered).toEqual({
    state: 'hover',
    declarations: {
      'background-color': 'var(--moto-accent)',
      'background-image': 'var(--moto-image,none)',
    },
  });
  expect(hoverFillCss('accent', { image_id: 1 })['background-image']).toBeNull();
  expect(Object.values(hoverFillCss(null, {}))).toEqual([null, null]);
});

test('fills with an image hand it to the color that a widget has on hover', () => {
  const image = fillCss({ image_id: 1 }, null);
  expect(image['--moto-image']).toBe(image['background-image']);
  const gradient = { angle: 0, from: 'primary', to: 'accent' };
  expect(fillCss({ gradient }, null)['--moto-image']).toBe('none');
  expect(fillCss({ preset: 'night' }, 'accent')).not.toHaveProperty('--moto-image');
});
