// @vitest-environment happy-dom
import { notificationsStore } from '@mantine/notifications';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isAnnouncing } from '../app/announcer.tsx';
import { clearToasts, toast } from './toast.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  clearToasts();
  vi.useRealTimers();
});

const roleOf = () => notificationsStore.getState().notifications.at(-1)?.role;

test('a toast is announced, unless it is an alert or the caller announces it', () => {
  toast('Couldn’t save', { kind: 'error' });
  expect([roleOf(), isAnnouncing()]).toEqual(['alert', false]);
  toast('“Button” deleted', { kind: 'info', isSilent: true });
  expect([roleOf(), isAnnouncing()]).toEqual(['group', false]);
  toast('Settings saved');
  expect([roleOf(), isAnnouncing()]).toEqual(['group', true]);
  vi.runOnlyPendingTimers();
});
