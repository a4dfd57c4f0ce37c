// @vitest-environment happy-dom
import { notificationsStore } from '@mantine/notifications';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearOldToasts, clearToasts, toast } from './toast.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  clearToasts();
  vi.useRealTimers();
});

const shown = () => notificationsStore.getState().notifications.length;

test('a new screen keeps what led to it and errors, and nothing older', () => {
  toast('Saved');
  toast('Couldn’t save', { kind: 'error' });
  vi.advanceTimersByTime(1500);
  toast('“Prices” created');
  clearOldToasts();
  expect(shown()).toBe(2);
  vi.advanceTimersByTime(1500);
  clearOldToasts();
  expect(shown()).toBe(1);
});
