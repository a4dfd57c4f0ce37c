import { type Counts, clearReport, vitestCounts } from './counts.ts';
import { root } from './root.ts';
import { runModule } from './run.ts';
import type { Step } from './steps.ts';

type UnitTests = { readonly step: Step; readonly counts: () => Counts };

/** The tests of some of the projects in `vitest.config.ts`, as a step, and what it has counted. */
export function unitTests(name: string, projects: readonly string[]): UnitTests {
  const report = `${root}.cache/vitest-${projects.join('-')}.json`;
  clearReport(report);
  const run = () =>
    runModule('vitest/vitest.mjs', [
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ]);
  return { step: { name, run }, counts: () => vitestCounts(report) };
}
