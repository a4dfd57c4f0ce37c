import { check } from './check.ts';
import { findBrowser } from './lib/browser.ts';
import { addCounts, clearReport } from './lib/counts.ts';
import { journeyReport, readJourneys } from './lib/journeys.ts';
import { recordTest, testedState } from './lib/last-test.ts';
import { root } from './lib/root.ts';
import { show } from './lib/run.ts';
import { runSteps } from './lib/steps.ts';
import { unitTests } from './lib/unit-tests.ts';

const state = testedState();
const browser = findBrowser();
const checked = await check({ since: null });
const heavy = unitTests({ name: 'heavy tests', projects: ['heavy'] });
const heavyResults = await runSteps([heavy.step]);
clearReport(journeyReport);
const began = performance.now();
await show(
  process.execPath,
  [`${root}node_modules/playwright/cli.js`, 'test', '--config', 'e2e/playwright.config.ts'],
  {
    CHROMIUM: browser,
  },
);
const journeySeconds = (performance.now() - began) / 1000;
const journeys = readJourneys();
const { passed, failed } = addCounts(checked, heavy.counts(), journeys.counts);
const seconds = { ...checked.seconds, ...heavyResults.seconds, journeys: journeySeconds };
recordTest({ ...state, seconds, passed, failed, flaky: journeys.flaky });
// The output of the journeys has pushed these far up.
const failures = [
  ...checked.failures,
  ...heavyResults.failures,
  ...journeys.failed.map(({ name, error }) => `${name}\n${error}`),
];
for (const failure of failures) console.log(`\n${failure}`);
console.log(`\n${passed} passed, ${failed} failed`);
for (const { name, error } of journeys.flaky) console.log(`\nFlaky: ${name}\n${error}`);
process.exitCode = failed > 0 ? 1 : 0;
