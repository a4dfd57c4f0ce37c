import { expect, test } from 'vitest';
import { middleColor } from './middle-color.ts';

test.each([
  ['#000000', '#ffffff', '#808080'],
  ['#ff0000', '#0000ff', '#800080'],
  ['#123456', '#123456', '#123456'],
  // What is transparent only fades the other color.
  ['#ff0000', '#00000000', '#ff000080'],
  ['#00000000', '#00000000', '#00000000'],
])('between %s and %s is %s', (from, to, middle) => expect(middleColor(from, to)).toBe(middle));
