import { check } from './check.ts';
import { findBrowser } from './lib/browser.ts';
import { EDITOR_HOST, JOURNEYS, runBrowserTests } from './lib/browser-tests.ts';
import { addCounts } from './lib/counts.ts';
import { recordTest, testedState } from './lib/last-test.ts';

const state = testedState();
const browser = findBrowser();
const checked = await check({ since: null, heavy: true });
const host = await runBrowserTests(EDITOR_HOST, browser);
const journeys = await runBrowserTests(JOURNEYS, browser);
const { passed, failed } = addCounts(checked, host.counts, journeys.counts);
const seconds = {
  ...checked.seconds,
  'editor host': host.seconds,
  journeys: journeys.seconds,
};
recordTest({ ...state, seconds, passed, failed, flaky: journeys.flaky });
// The output of the browser tests has pushed these far up.
const failures = [
  ...checked.failures,
  ...[...host.failed, ...journeys.failed].map(({ name, error }) => `${name}\n${error}`),
];
for (const failure of failures) console.log(`\n${failure}`);
console.log(`\n${passed} passed, ${failed} failed`);
for (const { name, error } of journeys.flaky) console.log(`\nFlaky: ${name}\n${error}`);
process.exitCode = failed > 0 ? 1 : 0;
