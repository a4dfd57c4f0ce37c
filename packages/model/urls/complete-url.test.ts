import { describe, expect, it } from 'vitest';
import { completeUrl } from './complete-url.ts';
import { completeSiteUrl } from './site-url.ts';

describe('completeUrl', () => {
  it.each([
    ['example.com', 'https://example.com'],
    [' www.example.com/shop?a=1 ', 'https://www.example.com/shop?a=1'],
    ['//example.com', 'https://example.com'],
    ['example.com:8080', 'https://example.com:8080'],
    ['müller.example', 'https://müller.example'],
    ['localhost:3000', 'http://localhost:3000'],
    ['192.168.1.20', 'http://192.168.1.20'],
    ['[::1]:3000', 'http://[::1]:3000'],
    ['http://example.com', 'http://example.com'],
    ['mailto:a@example.com', 'mailto:a@example.com'],
    ['javascript:alert(1)', 'javascript:alert(1)'],
    ['localhost', 'http://localhost'],
    ['nas:8080', 'https://nas:8080'],
    ['not a url', 'not a url'],
    ['bakery', 'bakery'],
    ['bakery/menu', 'bakery/menu'],
    ['bakery.', 'bakery.'],
    ['@bakery', '@bakery'],
    ['', ''],
  ])('makes %j %j', (text, url) => expect(completeUrl(text)).toBe(url));
});

it('a site URL has no slash at its end', () => {
  expect(completeSiteUrl('example.com/')).toBe('https://example.com');
  expect(completeSiteUrl('https://example.com/blog/')).toBe('https://example.com/blog');
  expect(completeSiteUrl('/')).toBe('');
  expect(completeSiteUrl('<www.müller.example/>\u200b')).toBe('https://www.xn--mller-kva.example');
});
