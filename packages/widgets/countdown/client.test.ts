// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { renderView } from '../kit/testing/render-view.tsx';
import { runScript } from '../kit/testing/run-script.ts';
import { schema } from './schema.ts';
import { View } from './view.tsx';

const NOW = Date.parse('2026-12-24T16:59:58.500Z');
const event = { at: '2026-12-24T17:00:00.000Z', time_zone: 'UTC' };
const timer = { type: 'timer', duration: { days: 0, hours: 0, minutes: 1 }, units: ['seconds'] };

async function visit(properties: object, language = 'en') {
  document.documentElement.lang = language;
  document.body.innerHTML = renderView({
    schema,
    View,
    properties: { units: ['minutes', 'seconds'], ...properties },
    data: { now: NOW - 100_000 },
    site: { language: 'en' },
  });
  await runScript(new URL('./client.ts', import.meta.url));
}

/** Has the texts of `en`, but no formats yet: those of other runs stay in the worker. */
const unusedLanguage = (): string => `en-x-${crypto.randomUUID().slice(0, 8)}`;

const numbers = () =>
  [...document.querySelectorAll('.moto-countdown-number')].map(({ textContent }) => textContent);

const isHidden = () => document.querySelector('.root')?.hasAttribute('hidden');

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  localStorage.clear();
  return () => vi.useRealTimers();
});

test('counts down to the event, and stops at 0', async () => {
  await visit({ event });
  expect(numbers()).toEqual(['00', '02']);
  expect(document.querySelector('[data-shown]')).not.toBeNull();
  vi.advanceTimersByTime(500);
  expect(numbers()).toEqual(['00', '01']);
  expect(document.querySelectorAll('.moto-countdown-label')[1]?.textContent).toBe('second');
  vi.advanceTimersByTime(1000);
  expect(numbers()).toEqual(['00', '00']);
  expect(vi.getTimerCount()).toBe(0);
  expect(isHidden()).toBe(false);
});

test('creates formats only for what changes, and once', async () => {
  const later = {
    event: { ...event, at: '2026-12-24T18:30:00.000Z' },
    units: ['hours', 'seconds'],
  };
  await visit(later);
  const created = vi.spyOn(Intl, 'NumberFormat');
  await visit(later, unusedLanguage());
  vi.advanceTimersByTime(5000);
  const units = created.mock.calls.map(([, options]) => options?.unit);
  expect(units).toEqual([undefined, 'second']);
  created.mockRestore();
});

test('is hidden once the event begins', async () => {
  await visit({ event, on_end: 'hide' });
  vi.advanceTimersByTime(1400);
  expect(isHidden()).toBe(false);
  vi.advanceTimersByTime(100);
  expect(isHidden()).toBe(true);
});

test('a timer runs on where the visitor left it', async () => {
  await visit(timer);
  expect(numbers()).toEqual(['60']);
  vi.advanceTimersByTime(20_000);
  await visit(timer);
  expect(numbers()).toEqual(['40']);
  vi.setSystemTime(NOW + 3_600_000);
  await visit({ ...timer, on_end: 'hide' });
  expect(isHidden()).toBe(true);
});

test('a timer starts again with another duration, or without storage', async () => {
  await visit(timer);
  vi.advanceTimersByTime(20_000);
  await visit({ ...timer, duration: { days: 0, minutes: 2 } });
  expect(numbers()).toEqual(['120']);
  const getItem = () => {
    throw new Error('blocked');
  };
  vi.stubGlobal('localStorage', { getItem });
  await visit(timer);
  expect(numbers()).toEqual(['60']);
  vi.unstubAllGlobals();
});
