import { defineConfig } from 'playwright/test';
import { browserOptions, chosenTests } from '../e2e/support/browser-options.ts';

/** Tests of the editor without the product: no server, no sign-in, nothing shared, no retries. */
export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.host.ts',
  outputDir: '../test-results/host',
  globalSetup: './global-setup.ts',
  workers: 2,
  ...chosenTests,
  fullyParallel: true,
  timeout: 60_000 * Number(process.env.CPU_SLOWDOWN ?? 1),
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: '../.cache/playwright-host.json' }]],
  use: browserOptions,
});
