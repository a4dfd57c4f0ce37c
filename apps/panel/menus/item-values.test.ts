import type { LinkAction, MenuItem } from '@plinth/model';
import { expect, test } from 'vitest';
import { itemOf, valuesOf } from './item-values.ts';

const item = (link: LinkAction, target?: MenuItem['target']): MenuItem => ({
  id: 'a',
  label: 'A',
  link,
  ...(target && { target }),
  is_draft: false,
  children: [],
});

test.each<LinkAction>([
  { action: 'page', page_id: 5, anchor: 'prices', title: 'Prices' },
  { action: 'home_page', anchor: 'top', is_nofollow: true },
  { action: 'url', url: 'https://example.com/', title: 'Elsewhere' },
  { action: 'mail', email: 'a@example.com', subject: 'A question' },
  { action: 'call', phone: '+112233445566' },
  { action: 'file', file_id: 2, is_download: true, file_name: 'List.pdf' },
  { action: 'popup', popup_id: 3 },
  { action: 'blog.index', title: 'News' },
  { action: 'blog.post', post_id: 4, anchor: 'prices' },
])('a link of kind $action loses nothing in the form', (link) => {
  const stored = item(link, '_self');
  expect(itemOf(stored, valuesOf(stored))).toEqual(stored);
});

test('a CSS class is kept, changed, and removed', () => {
  const plain = item({ action: 'blog.index' }, '_self');
  const stored = { ...plain, css_class: 'big red' };
  expect(itemOf(stored, valuesOf(stored))).toEqual(stored);
  expect(itemOf(stored, { ...valuesOf(stored), css_class: ' ' })).toEqual(plain);
});

test('where an item opens is stored with the item, not with its link', () => {
  const stored = item({ action: 'home_page', target: '_blank' });
  expect(itemOf(stored, valuesOf(stored))).toEqual(item({ action: 'home_page' }, '_blank'));
  expect(valuesOf(item({ action: 'home_page', target: '_blank' }, '_self')).opens_new).toBe(false);
});

const linkOf = (link: LinkAction, typed: Partial<ReturnType<typeof valuesOf>>) =>
  itemOf(item(link), { ...valuesOf(item(link)), ...typed }).link;

test.each([
  ['www.müller.example', { action: 'url', url: 'https://www.xn--mller-kva.example' }],
  ["<https://example.com/o'brien>", { action: 'url', url: 'https://example.com/o%27brien' }],
  ['sms:+49 170 1234567', { action: 'url', url: 'sms:+491701234567' }],
  ['/our menu/', { action: 'url', url: '/our%20menu/' }],
  ['a@example.com', { action: 'mail', email: 'a@example.com' }],
])('the URL %s is stored as an address bar reads it', (url, link) => {
  expect(linkOf({ action: 'url', url: '/' }, { url })).toEqual(link);
});

test('what is typed is stored without what was copied along with it', () => {
  const call = { action: 'call', phone: '+112233445566' } as const;
  expect(linkOf(call, { phone: '\u202a+49 30 12345\u20116 ext. 4' })).toEqual({
    action: 'call',
    phone: '+4930123456;ext=4',
  });
  const mail = { action: 'mail', email: 'a@example.com' } as const;
  expect(linkOf(mail, { email: '<b@example.com>\u200b' })).toEqual({
    action: 'mail',
    email: 'b@example.com',
  });
});
