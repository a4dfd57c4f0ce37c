import type { FoundProblems, LaunchReport, SitePart } from '@plinth/contract';
import { expect, test } from 'vitest';
import { withMeasured } from './checked-report.ts';

const part = (id: number, kind: SitePart['kind'] = 'page'): SitePart => ({
  kind,
  name: `Page ${id}`,
  owner: { kind: 'page', id },
});

const reportOf = (...problems: readonly FoundProblems[]) =>
  ({ problems, shown: [part(1), part(2), part(3)], revision: 1 }) as unknown as LaunchReport;

const alt = [{ kind: 'alt', count: 1 }] as const;

test('without an editor the report is what the server found', () => {
  const report = reportOf({ part: part(1), kinds: [...alt] });
  expect(withMeasured(report, [])).toEqual({ ...report, measuredCount: 0, measuring: null });
});

test('what the editor measured is listed with what the server found on its page', () => {
  const report = reportOf(
    { part: part(1, 'header'), kinds: [...alt] },
    { part: part(1), kinds: [...alt] },
  );
  const measured = { part: part(1), kinds: ['contrast', 'target', 'contrast'] as const };
  expect(withMeasured(report, [measured]).problems).toEqual([
    { part: part(1, 'header'), kinds: alt },
    {
      part: part(1),
      kinds: [...alt, { kind: 'contrast', count: 2 }, { kind: 'target', count: 1 }],
    },
  ]);
});

test('pages on which only the editor found something are listed first', () => {
  const report = reportOf({ part: part(2), kinds: [...alt] });
  const { problems, measuredCount } = withMeasured(report, [
    { part: part(3), kinds: ['target'] },
    { part: part(1), kinds: ['contrast'] },
  ]);
  expect(problems.map((found) => found.part.name)).toEqual(['Page 1', 'Page 3', 'Page 2']);
  expect(measuredCount).toBe(2);
  expect(withMeasured(report, [{ part: part(1), kinds: [] }]).problems).toEqual(report.problems);
});

test('what was measured on pages that visitors don’t see is left out', () => {
  const report = reportOf({ part: part(2), kinds: [...alt] });
  const checked = withMeasured(report, [{ part: part(4), kinds: ['contrast'] }]);
  expect(checked).toMatchObject({ measuredCount: 0, problems: report.problems });
});

test('while the editor measures, the report says so', () => {
  const report = reportOf({ part: part(2), kinds: [...alt] });
  const before = { part: part(1), kinds: ['contrast'] as const };
  const checked = withMeasured(report, [{ part: part(1), kinds: null }, before]);
  expect(checked).toMatchObject({ measuring: 'Page 1', problems: report.problems });
  expect(withMeasured(report, [before]).measuring).toBe(null);
});
