import { expect, test } from 'vitest';
import { comparePages } from './compare-pages.ts';

const page = (body: string, css = 'a{color:red}') =>
  `<html><head><style>${css}</style></head><body>${body}</body></html>`;

test('the same page has no differences, whatever its scripts are named', () => {
  const script = (hash: string) =>
    page(`<script src="/assets/clients/form.${hash}.js"></script><p>Hi</p>`);
  expect(comparePages(script('5AP3FM23'), script('YXKDVL6Z'))).toEqual([]);
});

test('a rule, a tag, and a text differ', () => {
  expect(comparePages(page('<p>Hi</p>'), page('<p>Hi</p>', 'a{color:blue}'))).toEqual([
    { old: 'a{color:red}', new: 'a{color:blue}' },
  ]);
  expect(comparePages(page('<p>Hi</p>'), page('<p class="x">Hi</p>'))).toEqual([
    { old: '<p>', new: '<p class="x">' },
  ]);
  expect(comparePages(page('<p>Hi</p>'), page(''))).toHaveLength(3);
});

test('long changes are shown in part', () => {
  const lines = comparePages(page('<p>a</p>'.repeat(50)), page('<i>b</i>'.repeat(50)));
  expect(lines).toHaveLength(5);
  const [long] = comparePages(page('a'.repeat(1_000)), page('b'.repeat(1_000)));
  expect(long?.old).toHaveLength(301);
});
