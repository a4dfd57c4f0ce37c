import { changedFiles, testSelection } from './changed-tests.ts';
import { clearReport, vitestCounts } from './counts.ts';
import { root } from './root.ts';
import { runModule } from './run.ts';
import type { Step } from './steps.ts';

export type UnitTestsOptions = {
  readonly name: string;
  /** Project names in `vitest.config.ts`. */
  readonly projects: readonly string[];
  /** Runs only tests of what changed since this commit, see `testSelection`. Absent: all. */
  readonly since?: string | null;
};

/** Unit tests as a step. */
export function unitTests({ name, projects, since = null }: UnitTestsOptions): Step {
  const report = `${root}.cache/vitest-${projects.join('-')}.json`;
  clearReport(report);
  const run = () =>
    runModule('vitest/vitest.mjs', [
      'run',
      ...(since === null ? [] : testSelection(since, changedFiles(since))),
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ]);
  return { name, run, counts: () => vitestCounts(report, since !== null) };
}
