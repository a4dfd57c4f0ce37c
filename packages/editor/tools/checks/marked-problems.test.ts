import { expect, test } from 'vitest';
import { markedProblems } from './marked-problems.ts';
import type { Problem, ProblemKind } from './problem.ts';

const problem = (id: string, kind: ProblemKind): Problem => ({
  id,
  kind,
  text: 'EDITOR.CHECK.TARGET',
  repairs: [],
});

test('each widget has one mark, for its worst problem', () => {
  const marked = markedProblems([
    problem('a', 'picture'),
    problem('a', 'alt'),
    problem('a', 'target'),
    problem('b', 'heading'),
  ]);
  expect(marked.map(({ id, kind }) => [id, kind])).toEqual([
    ['a', 'alt'],
    ['b', 'heading'],
  ]);
});
