import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { root } from './root.ts';

export type Counts = { readonly passed: number; readonly failed: number };

export const addCounts = (...all: readonly Counts[]): Counts => ({
  passed: all.reduce((sum, { passed }) => sum + passed, 0),
  failed: all.reduce((sum, { failed }) => sum + failed, 0),
});

export const playwrightReport = `${root}.cache/playwright.json`;

/** Deletes an old report, so that a report read later is from this run. */
export function clearReport(file: string): void {
  mkdirSync(dirname(file), { recursive: true });
  rmSync(file, { force: true });
}

/**
 * Counts the tests in vitest's JSON report. A missing report counts as a failure unless
 * `allowMissing`.
 */
export function vitestCounts(file: string, allowMissing = false): Counts {
  if (!existsSync(file)) return { passed: 0, failed: allowMissing ? 0 : 1 };
  const report = JSON.parse(readFileSync(file, 'utf8'));
  return { passed: report.numPassedTests, failed: report.numTotalTests - report.numPassedTests };
}

/** Counts the journeys in Playwright's JSON report. Skipped ones count as failed. */
export function playwrightCounts(): Counts {
  if (!existsSync(playwrightReport)) return { passed: 0, failed: 1 };
  const { stats } = JSON.parse(readFileSync(playwrightReport, 'utf8'));
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped };
}

type Suite = {
  readonly suites?: readonly Suite[];
  readonly specs: readonly {
    readonly file: string;
    readonly line: number;
    readonly title: string;
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly { readonly error?: { readonly message: string } }[];
    }[];
  }[];
};

const specsOf = ({ suites = [], specs }: Suite): Suite['specs'] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

/** The journeys that didn't pass, each with its error or the note that it didn't run. */
export function playwrightFailures(): string[] {
  if (!existsSync(playwrightReport)) return [];
  const { suites }: Pick<Suite, 'suites'> = JSON.parse(readFileSync(playwrightReport, 'utf8'));
  return specsOf({ suites: suites ?? [], specs: [] })
    .filter(({ tests }) => tests.some(({ status }) => status !== 'expected'))
    .map(({ file, line, title, tests }) => {
      const error = tests.flatMap(({ results }) => results).find((result) => result.error)?.error;
      return `${file}:${line} ${title}\n${error?.message ?? 'did not run'}`;
    });
}
