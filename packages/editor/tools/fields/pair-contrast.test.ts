import { expect, test } from 'vitest';
import { pairContrast } from './pair-contrast.ts';

const background = {
  picks: 'background',
  others: ['#000000'],
  behind: [],
  isLarge: false,
} as const;

test('a transparent background shows what is behind it', () => {
  const onWhite = { ...background, behind: ['#ffffff'] };
  expect(pairContrast('#00000000', onWhite)).toEqual({
    text: '#000000',
    background: '#ffffff',
    ratio: 21,
  });
  expect(pairContrast('#00000080', onWhite)?.background).toBe('#7f7f7f');
  expect(pairContrast('#00000000', background)).toBeNull();
  expect(pairContrast('#ffffffff', background)?.ratio).toBe(21);
});

test('a text is as readable as where it is hardest to read', () => {
  const others = ['#ffffff', '#777777', '#000000'];
  const pair = { ...background, picks: 'text', others } as const;
  expect(pairContrast('#ffffff', pair)).toMatchObject({ text: '#ffffff', background: '#ffffff' });
  expect(pairContrast('#000000', pair)).toMatchObject({ background: '#000000', ratio: 1 });
});
