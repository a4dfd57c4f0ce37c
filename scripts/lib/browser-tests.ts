import { existsSync, readFileSync } from 'node:fs';
import { type Counts, clearReport } from './counts.ts';
import { root } from './root.ts';
import { show } from './run.ts';

/** Tests in a browser. */
type Suite = { readonly config: string; readonly report: string };

/** The editor without the product. */
export const EDITOR_HOST: Suite = {
  config: 'editor-host/playwright.config.ts',
  report: `${root}.cache/playwright-host.json`,
};

/** The whole product. */
export const JOURNEYS: Suite = {
  config: 'e2e/playwright.config.ts',
  report: `${root}.cache/playwright.json`,
};

type Status = 'expected' | 'unexpected' | 'flaky' | 'skipped';

type Group = {
  readonly suites?: readonly Group[];
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

/** A test with the error of its first try, or the note that it didn't run. */
type Failure = { readonly name: string; readonly error: string };

export type BrowserResults = {
  readonly counts: Counts;
  /** Includes those that were skipped. */
  readonly failed: readonly Failure[];
  /** Passed on the second try, so they count as passed. */
  readonly flaky: readonly Failure[];
};

const specsOf = ({ suites = [], specs }: Group): Group['specs'] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

/** Reads Playwright's JSON report. A missing report, or one without tests, counts as a failure. */
export function readBrowserTests(file: string): BrowserResults {
  const missing = { counts: { passed: 0, failed: 1 }, failed: [], flaky: [] };
  if (!existsSync(file)) return missing;
  const { suites }: Pick<Group, 'suites'> = JSON.parse(readFileSync(file, 'utf8'));
  const tests = specsOf({ suites: suites ?? [], specs: [] }).flatMap(
    ({ file, line, title, tests }) =>
      tests.map(({ status, results }) => {
        const error = results.find((result) => result.error)?.error;
        const name = `${file}:${line} ${title}`;
        return { status, test: { name, error: error?.message ?? 'did not run' } };
      }),
  );
  if (tests.length === 0) return missing;
  const withStatus = (...wanted: readonly Status[]) =>
    tests.filter(({ status }) => wanted.includes(status)).map(({ test }) => test);
  const failed = withStatus('unexpected', 'skipped');
  return {
    counts: { passed: tests.length - failed.length, failed: failed.length },
    failed,
    flaky: withStatus('flaky'),
  };
}

/** Runs a suite and shows its progress. */
export async function runBrowserTests(
  { config, report }: Suite,
  browser: string,
): Promise<BrowserResults & { readonly seconds: number }> {
  clearReport(report);
  const started = performance.now();
  const cli = `${root}node_modules/playwright/cli.js`;
  await show(process.execPath, [cli, 'test', '--config', config], { CHROMIUM: browser });
  return { ...readBrowserTests(report), seconds: (performance.now() - started) / 1000 };
}
