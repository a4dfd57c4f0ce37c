import { onTestFinished, vi } from 'vitest';

/**
 * Replaces timers until the test ends. Those that are waiting then run: the client sends its calls
 * from a timer, and without it no later test of the same worker could send one.
 */
export const useFakeTimers = (options: Parameters<typeof vi.useFakeTimers>[0] = {}) => {
  vi.useFakeTimers(options);
  onTestFinished(() => {
    vi.runOnlyPendingTimers();
    vi.useRealTimers();
  });
};
