import { defineConfig } from 'playwright/test';
import { browserOptions, chosenTests } from './support/browser-options.ts';

/** Journeys that depend on gesture timing run alone. */
const ALONE = '**/*.alone.journey.ts';

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  workers: 2,
  ...chosenTests,
  projects: [
    { name: 'side by side', testMatch: '**/*.journey.ts', testIgnore: ALONE },
    { name: 'alone', testMatch: ALONE, dependencies: ['side by side'], workers: 1 },
  ],
  // A journey that passes on its second try is listed as flaky at the end of `npm test`.
  retries: 1,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: '../.cache/playwright.json' }]],
  use: browserOptions,
});
