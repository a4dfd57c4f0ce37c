import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readBrowserTests } from './browser-tests.ts';

const folder = mkdtempSync(join(tmpdir(), 'plinth-browser-tests-'));
afterAll(() => rmSync(folder, { recursive: true }));

const spec = (title: string, status: string, ...errors: (string | null)[]) => ({
  file: 'a.journey.ts',
  line: 1,
  title,
  tests: [
    { status, results: errors.map((message) => (message === null ? {} : { error: { message } })) },
  ],
});

test('a journey that passes on its second try is passed, and listed with its first error', () => {
  const file = join(folder, 'report.json');
  const inner = {
    specs: [spec('passes', 'expected', null), spec('flakes', 'flaky', 'late', null)],
  };
  const outer = {
    specs: [spec('fails', 'unexpected', 'no', 'no again'), spec('skips', 'skipped')],
  };
  writeFileSync(file, JSON.stringify({ suites: [{ ...outer, suites: [inner] }] }));
  expect(readBrowserTests(file)).toEqual({
    counts: { passed: 2, failed: 2 },
    failed: [
      { name: 'a.journey.ts:1 fails', error: 'no' },
      { name: 'a.journey.ts:1 skips', error: 'did not run' },
    ],
    flaky: [{ name: 'a.journey.ts:1 flakes', error: 'late' }],
  });
});

test('a run without a report, or without a test, has failed', () => {
  expect(readBrowserTests(join(folder, 'none.json')).counts).toEqual({ passed: 0, failed: 1 });
  const empty = join(folder, 'empty.json');
  writeFileSync(empty, JSON.stringify({ suites: [] }));
  expect(readBrowserTests(empty).counts).toEqual({ passed: 0, failed: 1 });
});
