import { expect, test } from 'vitest';
import { readCsv } from './import-csv.ts';

const site = {
  pathOf: (target: string) => {
    const url = URL.parse(target, 'https://own.test');
    return url?.host === 'own.test' ? url.pathname : null;
  },
};

const read = (csv: string) =>
  readCsv(csv, site).rows.map(({ display, issues, isOtherHost }) => {
    const { old_url, new_url, code } = display;
    const keys = [...issues.map(({ key }) => key), ...(isOtherHost ? ['otherHost'] : [])];
    return [old_url, new_url, code, ...keys].join(' ');
  });

test.each([
  ['https://own.test/old/?p=1#top', '/old/?p=1'],
  ['http://www.own.test/old', '/old'],
  ['own.test/old', '/old'],
  ['https://own.test', '/'],
  ['https://former.test/index.php?page_id=12', '/index.php?page_id=12 otherHost'],
  ['www.former.test', '/ otherHost'],
  ['//former.test/old', '/old otherHost'],
  ['old', '/old'],
  ['old.html', '/old.html'],
  ['files/old.pdf', '/files/old.pdf'],
  ['?p=123', '/?p=123'],
  ['\u200B<https://own.test/über>', '/über'],
  ['mailto:a@own.test', 'mailto:a@own.test notUri'],
  ['/caf\uFFFD', '/caf\uFFFD lostCharacter'],
  ['two words', '/two words notUri'],
])('the old URL %s is read', (given, expected) => {
  const key = / (?:otherHost|notUri|lostCharacter)$/;
  const url = expected.replace(key, '');
  expect(read(`${given},/new`)).toEqual([`${url} /new 301${key.exec(expected)?.[0] ?? ''}`]);
});

test.each([
  ['new', '/new'],
  ['new.html', '/new.html'],
  ['www.other.test', 'https://www.other.test'],
  ['other.test/new', 'https://other.test/new'],
  ['//other.test/new', 'https://other.test/new'],
  ['own.test/new', 'https://own.test/new'],
  ['https://other.test/new?a=b#c', 'https://other.test/new?a=b#c'],
  ['$1', '/$1'],
])('the new URL %s is read', (given, expected) => {
  expect(read(`/old*,${given}`)).toEqual([`/old* ${expected} 301`]);
});

test.each([
  ['permanent', 301],
  ['301 Moved Permanently', 301],
  ['Permanent (308)', 308],
  ['HTTP 302', 302],
  ['temporary', 302],
  ['307 Temporary Redirect', 307],
  ['308.0', 308],
  ['Gone', 410],
])('the type %s is read', (given, code) => {
  expect(read(`/old,/new,${given}`)).toEqual([`/old /new ${code}`]);
});

test('an unknown type is an error', () => {
  expect(read('/old,/new,other')).toEqual(['/old /new 0 valueInvalid']);
});

test('headings that are unknown are no redirect', () => {
  expect(read('Was,Wohin\n/old,/new\nfrom-here,to-there')).toEqual([
    '/old /new 301',
    '/from-here /to-there 301',
  ]);
  expect(read('old,new-page\n/old,/new')).toHaveLength(1);
  expect(readCsv('Was,Wohin\n/old,/new', site).skipped).toEqual([
    { line: 1, text: 'Was, Wohin', reason: 'headings' },
  ]);
  expect(read('first,last\nsecond,other')).toHaveLength(2);
});
