import { check } from './check.ts';
import { findBrowser } from './lib/browser.ts';
import {
  addCounts,
  clearReport,
  playwrightCounts,
  playwrightFailures,
  playwrightReport,
} from './lib/counts.ts';
import { root } from './lib/root.ts';
import { show } from './lib/run.ts';
import { runSteps } from './lib/steps.ts';
import { unitTests } from './lib/unit-tests.ts';

const browser = findBrowser();
const checked = await check({ since: null });
const heavy = unitTests({ name: 'heavy tests', projects: ['heavy'] });
const heavyResults = await runSteps([heavy.step]);
clearReport(playwrightReport);
await show(
  process.execPath,
  [`${root}node_modules/playwright/cli.js`, 'test', '--config', 'e2e/playwright.config.ts'],
  {
    CHROMIUM: browser,
  },
);
const { passed, failed } = addCounts(checked, heavy.counts(), playwrightCounts());
// The output of the journeys has pushed these far up.
const failures = [...checked.failures, ...heavyResults.failures, ...playwrightFailures()];
for (const failure of failures) console.log(`\n${failure}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
