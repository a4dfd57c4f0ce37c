import type { RedirectRecord } from '@plinth/contract';
import { RedirectFields } from '@plinth/model';
import { expect, test } from 'vitest';
import { resolveSpelled, spelledRules } from './loose-rules.ts';

const site = {
  isLive: (path: string) => path.replace(/\/$/, '') === '/about-us',
  pathOf: (target: string) => (target.startsWith('/') ? target : null),
};

const resolve = (list: Readonly<Record<string, string>>, path: string, urls = site) => {
  const records = Object.entries(list).map(([old_url, new_url]) =>
    RedirectFields.parse({ old_url, new_url }),
  );
  const outcome = resolveSpelled(spelledRules(records as RedirectRecord[]), path, urls);
  return outcome.kind === 'redirect' ? outcome.target : outcome.kind;
};

test('an old URL is found in any spelling, and its own one first', () => {
  const list = {
    '/Old/Page.php': '/exact/',
    '/old/page.php': '/lower/',
    '/Shop/*': '/about-us/$1',
  };
  expect(resolve(list, '/Old/Page.php')).toBe('/exact/');
  expect(resolve(list, '/old/page.php/')).toBe('/lower/');
  expect(resolve(list, '/OLD//page%2Ephp')).toBe('/exact/');
  expect(resolve(list, '/shop/Boats')).toBe('/about-us/Boats');
  const files = { '/files/*/print-*': 'https://cdn.test/$2/$1' };
  expect(resolve(files, '/Files//Reports/Print-Q1.PDF')).toBe('https://cdn.test/Q1.PDF/Reports');
  expect(resolve(list, '/other')).toBe('none');
});

test('a redirect comes before a page in another spelling, and that before other redirects', () => {
  const list = { '/About-Us': '/exact/', '/ABOUT-US/Index.html': '/loose/' };
  expect(resolve(list, '/about-us/')).toBe('page');
  expect(resolve(list, '/About-Us')).toBe('/exact/');
  expect(resolve(list, '/ABOUT-us')).toBe('page');
});

test('other spellings never lead in a circle', () => {
  expect(resolve({ '/A': '/a' }, '/A')).toBe('/a');
  expect(resolve({ '/A': '/a' }, '/a')).toBe('none');
  const list = { '/x/index': '/Y', '/y': '/x/index.html' };
  expect(resolve(list, '/x/index.html')).toBe('/Y');
  expect(resolve(list, '/Y')).toBe('none');
  expect(resolve({ '/Old/*': '/old/x/$1' }, '/old/a')).toBe('none');
});

test('an index file with a wildcard doesn’t match everything', () => {
  expect(resolve({ '/Index.php/*': '/about-us/$1' }, '/nowhere')).toBe('none');
  expect(resolve({ '/Index.php/*': '/about-us/$1' }, '/index.php/a')).toBe('none');
});

test('a query is compared as it is, and one that names other content isn’t of the home page', () => {
  const home = { ...site, isLive: (url: string) => url.split('?')[0] === '/' };
  const list = {
    '/Shop.asp?id=7': '/boats/',
    '/?p=12': '/news/',
    '/index.php?page_id=3': '/team/',
  };
  expect(resolve(list, '/shop.ASP?x&id=7')).toBe('/boats/');
  expect(resolve(list, '/shop.ASP?id=8')).toBe('none');
  const outcomes = ['/?p=12', '/Index.php?page_id=3', '/index.php?page_id=4', '/index.php?x=4'].map(
    (url) => resolve(list, url, home),
  );
  expect(outcomes).toEqual(['/news/', '/team/', 'none', 'page']);
});
