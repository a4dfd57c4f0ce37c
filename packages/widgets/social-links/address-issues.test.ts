import { expect, test } from 'vitest';
import { addressIssues } from './address-issues.ts';
import { schema } from './schema.ts';

const issue = (url: string, network: string | null = null) => {
  const { items } = schema.properties.parse({ items: [{ url: 'x.com/quay' }, { url, network }] });
  const [found, ...others] = addressIssues({ items });
  expect(others).toEqual([]);
  if (found) expect(found.path).toBe('items.1.url');
  return found?.key;
};

test.each([
  ['hello@example.com', 'email'],
  ['hello@example.com', null],
  ['x.com/quay', 'x'],
  ['//example.com', 'website'],
  ['https://wa.me/4930901820', 'whatsapp'],
  ['/feed.xml', 'rss'],
  ['#news', null],
  ['', 'email'],
])('%j is an address of %s', (url, network) => {
  expect(issue(url, network)).toBeUndefined();
});

test.each([
  ['//example.com', 'email'],
  ['https://example.com', 'email'],
  ['hello', 'email'],
  ['hello@', 'email'],
  ['a..b@example.com', null],
])('%j is no email address for %s', (url, network) => {
  expect(issue(url, network)).toBe('emailAddressInvalidHostname');
});

test.each([
  ['hello@example.com', 'facebook'],
  ['quay', 'instagram'],
  ['/quay', 'x'],
  ['ftp://example.com', 'website'],
  ['ftp://example.com', null],
])('%j is no URL for %s', (url, network) => {
  expect(issue(url, network)).toBe('incorrectURL');
});
