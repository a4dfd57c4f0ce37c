import { describe, expect, it } from 'vitest';
import { redirectFor } from './guard.ts';
import { addressOf, pathOf } from './hash-history.ts';
import { idOf } from './id-param.ts';
import { safeTarget, takeRedirect } from './redirect.ts';
import { titleKeyOf } from './title.ts';

describe('hash-bang addresses', () => {
  it('carry the path behind #!', () => {
    expect(pathOf('#!/pages/3/settings/')).toBe('/pages/3/settings/');
    expect(addressOf('/pages/')).toBe('#!/pages/');
  });

  it.each(['', '#', '#top', '#!', '#!pages'])('take %s for the start', (hash) => {
    expect(pathOf(hash)).toBe('/');
  });
});

describe('safeTarget', () => {
  it.each([
    '/pages/',
    '/pages/3/settings/',
    '/media/folder/7/',
    '/pages/?status=draft',
    '/pages/?search=two+words%20%C3%BC&page=2#row-3',
  ])('goes to %s', (path) => {
    expect(safeTarget(path)).toBe(path);
  });

  it.each([
    null,
    '',
    '/',
    '//evil.example/',
    'https://evil.example/',
    '/\\evil.example',
    'javascript:alert(1)',
    '/logout/',
    '/auth/login/',
    `/${'a'.repeat(5000)}/`,
    '/pages/?next=<script>',
  ])('goes to the dashboard instead of %s', (path) => {
    expect(safeTarget(path)).toBe('/dashboard/');
  });
});

it('keeps the query of the path that a guest tried, for after signing in', () => {
  expect(redirectFor('/pages/?status=draft&search=tide#top', true)).toBe('/auth/login/');
  expect(takeRedirect()).toBe('/pages/?status=draft&search=tide#top');
  expect(takeRedirect()).toBe('/dashboard/');
});

it('adds the TITLE suffix but to texts of a module', () => {
  expect(titleKeyOf('ROUTE.PAGES')).toBe('ROUTE.PAGES.TITLE');
  expect(titleKeyOf('MODULE.AUTH.LOGIN.PAGE_TITLE')).toBe('MODULE.AUTH.LOGIN.PAGE_TITLE');
});

it('takes nothing but positive integers for ids', () => {
  expect(idOf('12')).toBe(12);
  for (const param of ['', 'abc', '-1', '0', '1.5', '1e3', '012', '9'.repeat(20)]) {
    expect(idOf(param)).toBe(0);
  }
});
