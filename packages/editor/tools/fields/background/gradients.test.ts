import { ColorTheme, Gradient } from '@plinth/model';
import { expect, test } from 'vitest';
import { changedGradient, newMiddle, READY_GRADIENTS } from './gradients.ts';

const gradient = { angle: 90, from: 'color1', to: 'color2' };

test('what is the default, or not set, is not stored', () => {
  expect(changedGradient(gradient, { shape: 'linear', via: undefined })).toEqual(gradient);
  const radial = { ...gradient, shape: 'radial', via: 'bg' } as const;
  expect(changedGradient(gradient, { shape: 'radial', via: 'bg' })).toEqual(radial);
  expect(changedGradient(radial, { shape: 'linear', via: undefined })).toEqual(gradient);
});

test('ready gradients keep the shape and the direction', () => {
  for (const colors of READY_GRADIENTS) {
    const next = changedGradient({ ...gradient, shape: 'radial' }, { via: undefined, ...colors });
    expect(Gradient.parse(next)).toEqual({ angle: 90, shape: 'radial', ...colors });
  }
});

test('a new middle color is the mix of its neighbors', () => {
  const theme = ColorTheme.parse({
    main: ['#000000', '#ffffff', '#202020', '#606060', '#f0f0f0'],
  });
  expect(newMiddle(theme, { from: 'color1', to: 'color2' })).toBe('#808080');
  expect(newMiddle(theme, { from: '#ff0000', to: 'transparent' })).toBe('#ff000080');
});
