import { describe, expect, test } from 'vitest';
import { redirect } from '../testing/redirects.ts';
import { fieldIssues } from '../validate/field-limits.ts';
import { RedirectFields, redirectFaults } from './redirect.ts';

describe('a redirect', () => {
  test.each([
    ['', 'isEmpty'],
    ['old', 'notUri'],
    ['//evil.test/', 'notUri'],
    ['/\\evil', 'notUri'],
    ['/a#b', 'notUri'],
    ['/caf\uFFFD', 'lostCharacter'],
    ['/search?q=*', 'reservedPath'],
    ['/%ZZ', 'notUri'],
    ['/%E4', 'notUri'],
    ['/admin/', 'reservedPath'],
    ['/%61dmin', 'reservedPath'],
    ['/rpc', 'reservedPath'],
    ['/uploads/*', 'reservedPath'],
    ['/search/', 'reservedPath'],
    ['/feed.xml', 'reservedPath'],
  ])('from %j is refused', (old_url, key) => {
    const issues = fieldIssues(RedirectFields, { old_url, new_url: '/' });
    expect(issues).toEqual([{ path: 'old_url', key }]);
  });

  test.each([
    '//evil.test',
    '/\\evil',
    '/\t/evil',
    'https:evil',
    'javascript:alert(1)',
    'https://$1/',
    'ftp://files.test/',
    '/a\r\nb',
  ])('to %j is refused', (new_url) => {
    const issues = fieldIssues(RedirectFields, { old_url: '/a*', new_url });
    expect(issues).toEqual([{ path: 'new_url', key: 'notUri' }]);
  });

  test('can only reference existing wildcards', () => {
    expect(redirectFaults(redirect('/a/*', '/b/$2'))).toEqual([
      { path: 'new_url', key: 'unknownWildcard' },
    ]);
    expect(redirectFaults(redirect(`/${'*'.repeat(40)}`, '/b'))).toEqual([
      { path: 'old_url', key: 'tooManyWildcards' },
    ]);
    expect(redirectFaults(redirect('/a', ''))).toEqual([{ path: 'new_url', key: 'isEmpty' }]);
    expect(redirectFaults(redirect('/a', '', { code: 410 }))).toEqual([]);
  });
});
