import { expect, test } from 'vitest';
import { searchProblem } from './link-search-problem.ts';

const targets = [
  { id: 1, name: 'Home' },
  { id: 2, name: 'Prices' },
];
const problem = (search: string, isLeft = false) =>
  searchProblem(search, { kind: 'page', targets, isLeft });

test('says why a search leads nowhere', () => {
  expect(problem('boats')).toBe('EDITOR.LINK.PAGE_UNKNOWN');
  expect(problem('030 23125 012')).toBe('EDITOR.LINK.CALL_INVALID');
});

test('a search with results has to end with one of them', () => {
  expect(problem('pri')).toBeNull();
  expect(problem('pri', true)).toBe('EDITOR.LINK.PAGE_OPEN');
  expect(problem('', true)).toBeNull();
});
