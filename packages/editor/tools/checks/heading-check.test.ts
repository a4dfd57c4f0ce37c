import { expect, test } from 'vitest';
import { headingFixes, headingProblems } from './heading-check.ts';

const texts = (...all: readonly string[]) =>
  all.map((html, index) => ({
    id: `t${index}`,
    widget: 'text',
    parent: 'root',
    children: [],
    properties: { html },
  }));
const found = (...all: readonly string[]) =>
  headingProblems(texts(...all)).map(({ id, text, values }) => [id, text, values?.wanted]);

test('a correct heading order has no problems', () => {
  expect(found('<h1>A</h1>', '<h2>B</h2><h3>C</h3>', '<h2>D</h2>')).toEqual([]);
  expect(found('<p>No heading</p>')).toEqual([]);
});

test('reports a missing h1, a second h1, and a skipped level', () => {
  expect(found('<h2>A</h2>', '<h3>B</h3>')).toEqual([['t0', 'EDITOR.CHECK.HEADING_NO_FIRST', 1]]);
  expect(found('<h1>A</h1>', '<h1>B</h1>')).toEqual([['t1', 'EDITOR.CHECK.HEADING_SECOND', 2]]);
  expect(found('<h1>A</h1>', '<h2>B</h2><h4>C</h4>')).toEqual([
    ['t1', 'EDITOR.CHECK.HEADING_JUMP', 3],
  ]);
});

test('headings are put in order together, as one fix may require another', () => {
  const fixed = (...all: readonly string[]) =>
    headingFixes(texts(...all)).map(({ change: { id, before, after } }) => [id, before, after]);
  expect(fixed('<h2>A</h2>', '<h3>B</h3>')).toEqual([
    ['t0', 'H2', 'H1'],
    ['t1', 'H3', 'H2'],
  ]);
  expect(fixed('<h1>A</h1>', '<h4>B</h4>', '<h5>C</h5>')).toEqual([
    ['t1', 'H4', 'H2'],
    ['t2', 'H5', 'H3'],
  ]);
  expect(fixed('<h1>A</h1>', '<h2>B</h2>')).toEqual([]);
});
