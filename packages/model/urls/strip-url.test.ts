import { expect, test } from 'vitest';
import { stripUrl, withoutOrigin } from './strip-url.ts';

test('strips the requested parts', () => {
  const url = 'https://example.com/a/b?c';
  expect(stripUrl(url, { protocol: true })).toBe('example.com/a/b?c');
  expect(stripUrl(url, { protocol: true, domain: true })).toBe('/a/b?c');
  expect(stripUrl('//example.com', { domain: true })).toBe('/');
  expect(stripUrl('../a', { leadingDots: true })).toBe('/a');
  expect(stripUrl(' /a ', { protocol: true })).toBe('/a');
});

test('converts pasted URLs to paths', () => {
  const paths = (url: string) => withoutOrigin(url, ['example.com', 'localhost:3000']);
  expect(paths('https://example.com/old/*')).toBe('/old/*');
  expect(paths(' http://LOCALHOST:3000/old')).toBe('/old');
  expect(paths('https://example.com')).toBe('/');
  expect(paths('old')).toBe('/old');
  expect(paths('')).toBe('');
  for (const other of [
    'https://other.test/x',
    '//other.test/x',
    'http://example.com.other.test/',
  ]) {
    expect(paths(other)).toBe(other);
  }
});
