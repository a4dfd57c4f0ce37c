import { expect, test } from 'vitest';
import { responsive, responsiveFrom } from './responsive.ts';
import { integer } from './values.ts';

test('a bare value is the desktop’s', () => {
  expect(responsive(integer(1, 8), 3).parse(5)).toEqual({ desktop: 5 });
  expect(responsive(integer(1, 8), 3).parse({ tablet: 2 })).toEqual({ desktop: 3, tablet: 2 });
});

test.each([
  [undefined, { desktop: 3, mobile_h: 2 }],
  [5, { desktop: 5 }],
  [{ desktop: 5 }, { desktop: 5 }],
  [{ tablet: 4 }, { desktop: 3, tablet: 4 }],
  [{ mobile_v: 1 }, { desktop: 3, mobile_h: 2, mobile_v: 1 }],
])('%j replaces the defaults of its device and all smaller ones', (value, complete) => {
  const columns = responsiveFrom(integer(1, 8), { desktop: 3, mobile_h: 2 });
  expect(columns.parse(value)).toEqual(complete);
});
