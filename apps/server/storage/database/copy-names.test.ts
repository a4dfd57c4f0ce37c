import { expect, test } from 'vitest';
import { asideName, beforeName, isBeforeName, isTryName, tryName } from './copy-names.ts';

test('sites in one database have copies of their own', () => {
  expect(beforeName('public', '3.10.0')).toBe('plinth_before_3_10_0_public');
  expect(asideName('shop')).toBe('plinth_aside_shop');
  expect(isTryName(tryName('shop', 'new'))).toBe(true);
  expect(isBeforeName('shop', beforeName('shop', '3.9.0'))).toBe(true);
  expect(isBeforeName('shop', beforeName('other_shop', '3.9.0'))).toBe(false);
  expect(isBeforeName('shop', beforeName('0_shop', '3.9.0'))).toBe(false);
});

test('a long name, or one that has to be quoted, is not cut off', () => {
  const long = ['a', 'b'].map((end) => beforeName('s'.repeat(62) + end, '3.10.0'));
  expect(new Set(long).size).toBe(2);
  for (const name of [...long, tryName('Über "alles"', 'old')])
    expect(name).toMatch(/^[a-z0-9_]{1,63}$/);
});
