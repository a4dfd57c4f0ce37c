import { expect, test } from 'vitest';
import { choiceOf, SHADOW_CHOICES, shadowFor } from './shadow-sizes.ts';

test('each size is the choice that its shadow shows, and keeps the color', () => {
  for (const choice of SHADOW_CHOICES.filter((each) => each !== 'on')) {
    const shadow = shadowFor(choice, { is_on: true, x: 3, color: 'color2' });
    expect(choiceOf(shadow)).toBe(choice);
    expect(shadow.color).toBe('color2');
  }
});

test('a shadow with other lengths is custom', () => {
  expect(choiceOf({ is_on: true, x: 3, y: 1, blur: 4, spread: 0 })).toBe('on');
  expect(choiceOf({})).toBe('off');
});
