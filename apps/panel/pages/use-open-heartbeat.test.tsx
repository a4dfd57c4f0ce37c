// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { answerCalls } from '../testing/answer-calls.ts';
import { useOpenHeartbeat } from './use-open-heartbeat.ts';

/** Opens a page in the editor; returns what the server was told. */
function open() {
  vi.useFakeTimers();
  onTestFinished(() => {
    cleanup();
    vi.useRealTimers();
  });
  const calls = answerCalls({});
  const { unmount } = renderHook(() => useOpenHeartbeat(7));
  const told = async () => {
    await vi.advanceTimersByTimeAsync(100);
    const params = calls.map((call) => call.params as { id: number; is_open: boolean });
    return params.map(({ id, is_open }) => [id, is_open]);
  };
  return { unmount, told };
}

const OPEN = [7, true];
const CLOSED = [7, false];

test('the server knows which pages are open in an editor', async () => {
  const { unmount, told } = open();
  expect(await told()).toEqual([OPEN]);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await told()).toEqual([OPEN, OPEN]);
  unmount();
  expect(await told()).toEqual([OPEN, OPEN, CLOSED]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await told()).toHaveLength(3);
});

test('closing the tab closes the page, and a tab that comes back opens it', async () => {
  const { told } = open();
  await told();
  window.dispatchEvent(new Event('pagehide'));
  expect(await told()).toEqual([OPEN, CLOSED]);
  window.dispatchEvent(new Event('pageshow'));
  expect(await told()).toEqual([OPEN, CLOSED, OPEN]);
});
