import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UPDATE_STEPS, type UpdateState } from '@plinth/contract';
import { afterAll, expect, test } from 'vitest';
import { createCrashCount, retryDelay } from './crashes.ts';
import { isNewer } from './install.ts';
import { nextTask, readState, writeState } from './state.ts';

const folder = mkdtempSync(join(tmpdir(), 'plinth-state-'));
afterAll(() => rmSync(folder, { recursive: true }));
const install = { folder, data: folder, updates: folder };

const state: UpdateState = {
  step: 'prepared',
  from: '3.1.6',
  to: '3.2.0',
  started: '2026-11-29T12:00:00.000Z',
  progress: null,
  backup: null,
  problem: null,
};
const problem = { key: 'ENDED', details: {} };

test('what comes next follows from the files', () => {
  expect(nextTask(null, '3.1.6')).toBe('run');
  expect(nextTask(state, '3.1.6')).toBe('swap');
  expect(nextTask({ ...state, step: 'swapping' }, '3.1.6')).toBe('swap');
  expect(nextTask({ ...state, step: 'swapping' }, '3.2.0')).toBe('watch');
  expect(nextTask({ ...state, step: 'watching' }, '3.2.0')).toBe('watch');
  for (const current of ['3.1.6', '3.2.0']) {
    expect(nextTask({ ...state, step: 'watching', problem }, current)).toBe('go_back');
  }
  const others = UPDATE_STEPS.filter(
    (step) => !['prepared', 'swapping', 'watching'].includes(step),
  );
  for (const step of others) expect(nextTask({ ...state, step }, '3.1.6')).toBe('run');
});

test('a state is kept, and a damaged one is none', () => {
  expect(readState(install)).toBeNull();
  writeState(install, state);
  expect(readState(install)).toEqual(state);
  for (const text of ['', '{"step":', '[]', 'null', '{"step":"prepared"}']) {
    writeFileSync(join(folder, 'state.json'), text);
    expect(readState(install)).toBeNull();
  }
});

test('versions are compared by number', () => {
  expect(isNewer('3.10.0', '3.9.9')).toBe(true);
  expect(isNewer('3.9.9', '3.10.0')).toBe(false);
  expect(isNewer('3.1.6', '3.1.6')).toBe(false);
});

test('what fails is tried again later and later', () => {
  expect([1, 2, 3, 8, 100].map(retryDelay)).toEqual([250, 500, 1000, 30_000, 30_000]);
});

test('crashes wait longer and longer, and the fifth within a minute ends it', () => {
  let now = 0;
  const crash = createCrashCount(() => now);
  expect([crash(), crash(), crash(), crash(), crash()]).toEqual([0, 250, 500, 1000, null]);
  now = 60_001;
  expect(crash()).toBe(0);
});
