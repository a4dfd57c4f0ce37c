// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Announcer, announce, isAnnouncing } from './announcer.tsx';

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

test('texts shortly after each other are read together', () => {
  vi.useFakeTimers();
  render(<Announcer />);
  const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
  announce('First');
  wait(20);
  announce('Second');
  wait(20);
  expect(isAnnouncing()).toBe(true);
  expect(screen.getByRole('status').textContent).not.toContain('First');
  wait(20);
  expect(isAnnouncing()).toBe(false);
  expect(screen.getByRole('status').textContent).toBe('FirstSecond');
});
