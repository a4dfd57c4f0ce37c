import { spawn } from 'node:child_process';
import { expect, test } from 'vitest';
import { cpuTimeOf } from './cpu-time.ts';

const supportsIt = process.platform === 'linux';

test('counts the time in which a process works, and no other', async () => {
  if (!supportsIt) return expect(cpuTimeOf(process.pid)).toBe(Number.POSITIVE_INFINITY);
  const asleep = spawn('sleep', ['60']);
  try {
    const before = cpuTimeOf(process.pid);
    const end = process.cpuUsage();
    while (process.cpuUsage(end).user < 300_000) JSON.parse('[1]');
    expect(cpuTimeOf(process.pid) - before).toBeGreaterThanOrEqual(200);
    expect(cpuTimeOf(asleep.pid)).toBeLessThan(200);
  } finally {
    asleep.kill();
  }
});

test('is unlimited for a process that is gone', () => {
  expect(cpuTimeOf(undefined)).toBe(Number.POSITIVE_INFINITY);
});
