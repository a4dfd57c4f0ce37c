import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runSteps } from './steps.ts';

const step = (code: number, counts?: { passed: number; failed: number }) => ({
  name: `exits with ${code}`,
  run: async () => ({ code, output: 'said', seconds: 1 }),
  ...(counts ? { counts: () => counts } : {}),
});

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

test('a step counts as one, and a step with tests as its tests', async () => {
  const results = await runSteps([step(0), step(1), step(0, { passed: 5, failed: 0 })]);
  expect(results).toMatchObject({ passed: 6, failed: 1, failures: ['── exits with 1\nsaid'] });
});

test('a step that fails although its tests passed counts as a failure', async () => {
  const both = [step(1, { passed: 4, failed: 1 }), step(1, { passed: 5, failed: 0 })];
  expect(await runSteps(both)).toMatchObject({ passed: 9, failed: 2 });
});
