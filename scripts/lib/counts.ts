import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { root } from './root.ts';

export type Counts = { readonly passed: number; readonly failed: number };

export const addCounts = (...all: readonly Counts[]): Counts => ({
  passed: all.reduce((sum, { passed }) => sum + passed, 0),
  failed: all.reduce((sum, { failed }) => sum + failed, 0),
});

export const playwrightReport = `${root}.cache/playwright.json`;

/** Makes sure that a report read later was written by this run. */
export function clearReport(file: string): void {
  mkdirSync(dirname(file), { recursive: true });
  rmSync(file, { force: true });
}

/** Tests that vitest's JSON report counts; a run of tests that wrote none failed as a whole. */
export function vitestCounts(file: string, mayBeNone = false): Counts {
  if (!existsSync(file)) return { passed: 0, failed: mayBeNone ? 0 : 1 };
  const report = JSON.parse(readFileSync(file, 'utf8'));
  return { passed: report.numPassedTests, failed: report.numTotalTests - report.numPassedTests };
}

/** Journeys that Playwright's JSON report counts; a skipped one counts as failed. */
export function playwrightCounts(): Counts {
  if (!existsSync(playwrightReport)) return { passed: 0, failed: 1 };
  const { stats } = JSON.parse(readFileSync(playwrightReport, 'utf8'));
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped };
}
