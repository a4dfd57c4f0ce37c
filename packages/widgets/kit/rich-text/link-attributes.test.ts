import { expect, test } from 'vitest';
import { attributesToLink, linkToAttributes } from './link-attributes.ts';
import { cleanRichText } from './rewrite.ts';

const LINKS: readonly Parameters<typeof linkToAttributes>[0][] = [
  { action: 'home_page', target: '_blank' },
  { action: 'page', page_id: 5, anchor: 'prices', is_nofollow: true },
  { action: 'url', url: 'https://example.com/a?b=1&c=2', title: 'Elsewhere' },
  { action: 'url', url: '/imprint/' },
  { action: 'anchor', anchor: 'top' },
  { action: 'mail', email: 'a@example.com', subject: 'A question & more' },
  { action: 'call', phone: '+112233445566' },
  { action: 'call', phone: '+112233445566;ext=4' },
  { action: 'url', url: 'tel:0301234567' },
  { action: 'url', url: 'sms:+491701234567?body=Hi' },
  { action: 'url', url: 'webcal://example.com/dates.ics' },
  { action: 'url', url: 'mailto:a@example.com?cc=b@example.com' },
  { action: 'mail', email: "o'brien@example.com" },
  { action: 'mail', email: 'a@example.com', subject: "It's about the boat" },
  { action: 'file', file_id: 2 },
  { action: 'file', file_id: 2, is_download: true },
  { action: 'file', file_id: 2, is_download: true, file_name: 'Price list.pdf' },
  { action: 'lightbox', image_id: 4 },
  { action: 'fact.call' },
  { action: 'fact.directions', target: '_blank' },
];

test.each(LINKS)('$action survives conversion to rich text', (link) => {
  const attributes = linkToAttributes(link);
  expect(attributesToLink(attributes)).toEqual(link);
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => ` ${name}="${value?.replaceAll('&', '&amp;')}"`)
    .join('');
  expect(cleanRichText(`<a${written}>x</a>`)).toBe(`<a${written}>x</a>`);
});

test('converts invalid attributes to no link', () => {
  expect(attributesToLink({})).toBeNull();
  expect(attributesToLink({ href: 'javascript:alert(1)' })).toBeNull();
  expect(attributesToLink({ href: 'link:page/none' })).toBeNull();
});
