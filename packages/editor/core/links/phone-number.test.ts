import { expect, test } from 'vitest';
import { isWrittenPhone, phoneNumber } from './phone-number.ts';

const numberIn = (region: string | undefined, text: string) => phoneNumber(text, () => region);

test.each([
  ['US', '(218) 555-0167', '+12185550167'],
  ['US', '218-555-0167', '+12185550167'],
  ['US', '218.555.0167', '+12185550167'],
  ['US', '2185550167', '+12185550167'],
  ['US', '1 218 555 0167', '+12185550167'],
  ['GB', '020 7946 0123', '+442079460123'],
  ['DE', '030/23125-012', '+493023125012'],
  ['IT', '06 5550 0123', '+390655500123'],
  [undefined, '+49 (0) 30 23125 012', '+493023125012'],
  ['US', '0049 30 23125 012', '+493023125012'],
  ['DE', '\u202a030 23125\u2011012\u202c', '+493023125012'],
  ['DE', '０３０ ２３１２５ ０１２', '+493023125012'],
  ['US', '(218) 555-0167 ext. 4', '+12185550167;ext=4'],
  ['US', '+1 218 555 0167;ext=4', '+12185550167;ext=4'],
  ['DE', '030 23125 012 Durchwahl 4', '+493023125012;ext=4'],
])('in %s, %s is %s', (region, text, number) => {
  expect(numberIn(region, text)).toBe(number);
});

test.each([
  ['US', '555-0167'],
  ['US', '2024-11-26'],
  ['US', '120-555-0167'],
  ['DE', '2024-11-26'],
  [undefined, '218-555-0167'],
  ['US', 'Call 218-555-0167'],
  ['US', '2 + 2'],
])('in %s, %s is none', (region, text) => {
  expect(numberIn(region, text)).toBeNull();
});

test('a number without a known country is still written like one', () => {
  expect(['218-555-0167', '030 23125 012'].every(isWrittenPhone)).toBe(true);
  expect(['12', 'prices', '10:30'].some(isWrittenPhone)).toBe(false);
});
