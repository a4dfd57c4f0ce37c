import { expect, test } from 'vitest';
import { stripUrl, withoutOrigin } from './strip-url.ts';

test('strips what it is asked to', () => {
  const url = 'https://example.com/a/b?c';
  expect(stripUrl(url, { protocol: true })).toBe('example.com/a/b?c');
  expect(stripUrl(url, { protocol: true, domain: true })).toBe('/a/b?c');
  expect(stripUrl('//example.com', { domain: true })).toBe('/');
  expect(stripUrl('../a', { leadingDots: true })).toBe('/a');
  expect(stripUrl(' /a ', { protocol: true })).toBe('/a');
});

test('makes a path of whatever is pasted', () => {
  expect(withoutOrigin('https://example.com/old/*')).toBe('/old/*');
  expect(withoutOrigin('old')).toBe('/old');
  expect(withoutOrigin('')).toBe('');
});
