import type { FoundProblems, LaunchReport, SitePart } from '@plinth/contract';
import { expect, test } from 'vitest';
import { withMeasured } from './checked-report.ts';

const part = (id: number, kind: SitePart['kind'] = 'page'): SitePart => ({
  kind,
  name: `Page ${id}`,
  owner: { kind: 'page', id },
});

const reportOf = (...problems: readonly FoundProblems[]) =>
  ({ problems, revision: 1 }) as unknown as LaunchReport;

const alt = [{ kind: 'alt', count: 1 }] as const;

test('without an editor the report is what the server found', () => {
  const report = reportOf({ part: part(1), kinds: [...alt] });
  expect(withMeasured(report, null)).toEqual({ ...report, measuredPage: null });
});

test('what the editor measured is listed with what the server found on its page', () => {
  const report = reportOf(
    { part: part(1, 'header'), kinds: [...alt] },
    { part: part(1), kinds: [...alt] },
  );
  const measured = { part: part(1), kinds: ['contrast', 'target', 'contrast'] as const };
  expect(withMeasured(report, measured).problems).toEqual([
    { part: part(1, 'header'), kinds: alt },
    {
      part: part(1),
      kinds: [...alt, { kind: 'contrast', count: 2 }, { kind: 'target', count: 1 }],
    },
  ]);
});

test('a page on which only the editor found something is listed first', () => {
  const report = reportOf({ part: part(2), kinds: [...alt] });
  const { problems, measuredPage } = withMeasured(report, { part: part(1), kinds: ['contrast'] });
  expect(problems.map((found) => found.part.name)).toEqual(['Page 1', 'Page 2']);
  expect(measuredPage).toBe('Page 1');
  expect(withMeasured(report, { part: part(1), kinds: [] }).problems).toEqual(report.problems);
});
