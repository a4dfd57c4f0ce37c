import { expect, test } from 'vitest';
import { optionFor } from './type-ahead.ts';

const SIZES = ['Auto', 'None', 'Small', 'Medium', 'Large', 'Side by side'];

test.each([
  ['a letter finds the next option that begins with it', 0, 's', 2],
  ['and goes around', 5, 'm', 3],
  ['the same letter again finds the one after it', 2, 'ss', 5],
  ['more letters find the option with all of them', 2, 'si', 5],
  ['more letters stay where they fit', 5, 'sid', 5],
  ['what no option begins with changes nothing', 3, 'x', 3],
])('%s', (_, at, text, found) => {
  expect(optionFor(SIZES, at, text)).toBe(found);
});
