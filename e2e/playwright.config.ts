import { defineConfig } from 'playwright/test';
import { browserOptions, chosenTests } from './support/browser-options.ts';

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  workers: 2,
  ...chosenTests,
  testMatch: '**/*.journey.ts',
  // A journey that passes on its second try is listed as flaky at the end of `npm test`.
  retries: 1,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: '../.cache/playwright.json' }]],
  use: browserOptions,
});
