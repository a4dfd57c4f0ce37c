import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const ENVIRONMENT = '// @vitest-environment happy-dom';

const packageTests = [
  'packages/**/*.test.{ts,tsx}',
  'apps/!(server)/**/*.test.{ts,tsx}',
  'scripts/**/*.test.ts',
  'e2e/conformance/*.test.tsx',
];

const excluded = ['**/node_modules/**', '**/dist/**', '**/fixtures/**'];

/** Tests that start with this comment need a document. */
const domTests = globSync(packageTests, { cwd: import.meta.dirname, exclude: excluded }).filter(
  (file) => readFileSync(`${import.meta.dirname}/${file}`, 'utf8').startsWith(ENVIRONMENT),
);

export default defineConfig({
  test: {
    exclude: excluded,
    pool: 'threads',
    // Test files share nothing that has to be thrown away between them: modules are loaded once.
    isolate: false,
    // A stub that a test leaves behind would fail the next file of the same worker.
    unstubGlobals: true,
    maxWorkers: Math.max(2, availableParallelism()),
    // Only matters when something hangs: other steps may keep the computer busy.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    // Without it, every empty frame is reported as an error.
    environmentOptions: { happyDOM: { settings: { enableIframePageLoading: true } } },
    // What tests read without importing it: any of them may depend on it.
    forceRerunTriggers: [
      '**/package-lock.json',
      '**/vitest.{config,setup}.ts',
      '**/{themes,blocks}/**/*.json',
      '**/{scripts/fixtures,packages/i18n/locales,docs}/**',
    ],
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.{ts,tsx}'],
          exclude: ['**/*.heavy.test.ts'],
          globalSetup: ['apps/server/testing/global-setup.ts'],
        },
      },
      {
        // They start whole processes or convert images: `npm test` runs them, `npm run check` does not.
        extends: true,
        test: {
          name: 'heavy',
          include: ['{apps/server,apps/supervisor,scripts}/**/*.heavy.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          globalSetup: ['apps/server/testing/global-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'rest',
          setupFiles: ['vitest.setup.ts'],
          include: packageTests,
          exclude: ['**/*.heavy.test.ts', ...domTests],
        },
      },
      {
        // A worker ends when its next file needs another environment, and the next worker loads
        // all modules again. So tests with a document are a project of their own.
        extends: true,
        test: {
          name: 'dom',
          setupFiles: ['vitest.setup.ts'],
          include: domTests,
        },
      },
    ],
  },
});
