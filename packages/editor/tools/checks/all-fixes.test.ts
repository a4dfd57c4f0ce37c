import type { DocumentNode, PropertyValue } from '@plinth/model';
import { expect, test } from 'vitest';
import { allFixes, isFixable } from './all-fixes.ts';
import type { ChangeRepair, Problem } from './problem.ts';

const text = (id: string, html: string): DocumentNode => ({
  id,
  widget: 'text',
  parent: 'root',
  children: [],
  properties: { html },
});

const repair = (
  id: string,
  path: readonly string[],
  value: (own: DocumentNode['properties']) => PropertyValue,
): ChangeRepair => ({
  label: 'EDITOR.CHECK.REPAIR.TARGET',
  change: { id, path, value, before: undefined, after: undefined },
});

const problem = (id: string, rest: Partial<Problem>): Problem => ({
  id,
  kind: 'target',
  text: 'EDITOR.CHECK.TARGET',
  repairs: [],
  ...rest,
});

const atLeast = (id: string, least: number) =>
  repair(id, ['opacity'], ({ opacity }) => Math.max(Number(opacity ?? 0), least));

test('only recommended repairs that need nothing from the owner are made', () => {
  const described = {
    label: 'WIDGET.REPAIR.DESCRIBE',
    describe: { id: 'b', path: ['alt'], media: 7, maxLength: 500 },
  } as const;
  const enlarge = repair('a', ['padding'], () => 4);
  const decorative = repair('b', ['is_decorative'], () => true);
  const problems = [
    problem('a', { repairs: [enlarge] }),
    problem('b', { kind: 'alt', repairs: [described, decorative] }),
  ];
  expect(problems.map(isFixable)).toEqual([true, false]);
  expect(allFixes({ nodes: [], problems })).toEqual([enlarge]);
});

test('of several repairs of the same value, only the strongest is made', () => {
  const [weak, strong, same] = [atLeast('a', 40), atLeast('a', 65), atLeast('a', 65)];
  const elsewhere = atLeast('b', 40);
  const problems = [strong, weak, same, elsewhere].map((each) =>
    problem(each.change.id, { repairs: [each] }),
  );
  expect(allFixes({ nodes: [text('a', ''), text('b', '')], problems })).toEqual([same, elsewhere]);
});

test('headings are fixed together', () => {
  const nodes = [text('a', '<h2>A</h2>'), text('b', '<h3>B</h3>')];
  const problems = [problem('a', { kind: 'heading', repairs: [repair('a', ['html'], () => '')] })];
  expect(allFixes({ nodes, problems }).map(({ change }) => change.after)).toEqual(['H1', 'H2']);
});
