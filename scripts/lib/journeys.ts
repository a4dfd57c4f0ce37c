import { existsSync, readFileSync } from 'node:fs';
import type { Counts } from './counts.ts';
import { root } from './root.ts';

export const journeyReport = `${root}.cache/playwright.json`;

type Status = 'expected' | 'unexpected' | 'flaky' | 'skipped';

type Suite = {
  readonly suites?: readonly Suite[];
  readonly specs: readonly {
    readonly file: string;
    readonly line: number;
    readonly title: string;
    readonly tests: readonly {
      readonly status: Status;
      readonly results: readonly { readonly error?: { readonly message: string } }[];
    }[];
  }[];
};

/** A journey with the error of its first try, or the note that it didn't run. */
type Journey = { readonly name: string; readonly error: string };

export type Journeys = {
  readonly counts: Counts;
  /** Includes those that were skipped. */
  readonly failed: readonly Journey[];
  /** Passed on the second try, so they count as passed. */
  readonly flaky: readonly Journey[];
};

const specsOf = ({ suites = [], specs }: Suite): Suite['specs'] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

/** Reads Playwright's JSON report. A missing report counts as a failure. */
export function readJourneys(file = journeyReport): Journeys {
  if (!existsSync(file)) return { counts: { passed: 0, failed: 1 }, failed: [], flaky: [] };
  const { suites }: Pick<Suite, 'suites'> = JSON.parse(readFileSync(file, 'utf8'));
  const journeys = specsOf({ suites: suites ?? [], specs: [] }).flatMap(
    ({ file, line, title, tests }) =>
      tests.map(({ status, results }) => {
        const error = results.find((result) => result.error)?.error;
        const name = `${file}:${line} ${title}`;
        return { status, journey: { name, error: error?.message ?? 'did not run' } };
      }),
  );
  const withStatus = (...wanted: readonly Status[]) =>
    journeys.filter(({ status }) => wanted.includes(status)).map(({ journey }) => journey);
  const failed = withStatus('unexpected', 'skipped');
  return {
    counts: { passed: journeys.length - failed.length, failed: failed.length },
    failed,
    flaky: withStatus('flaky'),
  };
}
