// @vitest-environment happy-dom
import { toast } from '@plinth/ui';
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { useFakeTimers } from '../testing/fake-timers.ts';
import { renderPanel } from '../testing/render-panel.tsx';
import { Bell } from './bell.tsx';

/** How long a toast is shown in ms, without its exit animation. */
const SHOWN = 5_000;

const pass = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => useFakeTimers());

const show = async (text: string, kind: 'success' | 'error') => {
  renderPanel(<Bell />);
  act(() => void toast(text, { kind }));
  await vi.waitFor(() => screen.getByTestId(`toast-${kind}`));
};

test.each([['success'], ['error']] as const)(
  'a toast (%s) disappears after its time, but not while hovered',
  async (kind) => {
    await show('Settings saved', kind);
    const shown = () => screen.queryByTestId(`toast-${kind}`);
    fireEvent.mouseEnter(screen.getByTestId(`toast-${kind}`));
    await pass(3 * SHOWN);
    expect(shown()).not.toBe(null);
    fireEvent.mouseLeave(screen.getByTestId(`toast-${kind}`));
    await pass(SHOWN - 500);
    expect(shown()).not.toBe(null);
    await pass(1_500);
    expect(shown()).toBe(null);
  },
);

test('a toast stays while focused', async () => {
  await show('Couldn’t save', 'error');
  const close = () => screen.getByTestId('toast-error').querySelector('button');
  act(() => close()?.focus());
  await pass(3 * SHOWN);
  expect(screen.queryByTestId('toast-error')).not.toBe(null);
  act(() => close()?.blur());
  await pass(SHOWN + 1_500);
  expect(screen.queryByTestId('toast-error')).toBe(null);
});

test('the bell lists toasts that are gone', async () => {
  // Nothing in the list takes the focus that the popover traps.
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  onTestFinished(() => warned.mockRestore());
  await show('Port saved', 'success');
  act(() => void toast('Pier saved'));
  await pass(2 * SHOWN);
  expect(screen.queryByTestId('toast-success')).toBe(null);
  fireEvent.click(screen.getByTestId('bell'));
  await pass(SHOWN);
  const entries = [...document.querySelectorAll('.bell-list > li')];
  const texts = entries.slice(0, 2).map((entry) => entry.lastElementChild?.textContent);
  expect(texts).toEqual(['Pier saved', 'Port saved']);
});
