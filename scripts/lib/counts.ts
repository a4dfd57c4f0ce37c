import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';

export type Counts = { readonly passed: number; readonly failed: number };

export const addCounts = (...all: readonly Counts[]): Counts => ({
  passed: all.reduce((sum, { passed }) => sum + passed, 0),
  failed: all.reduce((sum, { failed }) => sum + failed, 0),
});

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
