// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { runScript } from '../kit/testing/run-script.ts';

const link = () => document.querySelector('a') as HTMLAnchorElement;
const scroll = vi.fn();

async function visit(attributes: string, isReduced = false) {
  document.body.innerHTML = `<a href="#top" ${attributes}></a>`;
  vi.stubGlobal('scrollY', 1000);
  vi.stubGlobal('scrollTo', scroll);
  vi.stubGlobal('matchMedia', () => ({ matches: isReduced }));
  await runScript(new URL('./client.ts', import.meta.url));
}

const positions = () => scroll.mock.calls.map(([{ top }]) => top);

beforeEach(() => {
  scroll.mockClear();
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'performance'] });
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

test('scrolls to the top in the chosen time, and puts the focus there', async () => {
  await visit('data-back-to-top="500"');
  link().focus();
  link().click();
  expect(document.activeElement).toBe(document.body);
  vi.advanceTimersByTime(200);
  expect(positions().length).toBeGreaterThan(5);
  expect(positions().at(-1)).toBeGreaterThan(0);
  vi.advanceTimersByTime(400);
  expect(positions().at(-1)).toBe(0);
});

test('stops when the visitor scrolls', async () => {
  await visit('data-back-to-top="500"');
  link().click();
  vi.advanceTimersByTime(100);
  const count = positions().length;
  dispatchEvent(new Event('wheel'));
  vi.advanceTimersByTime(500);
  expect(positions()).toHaveLength(count);
});

test('jumps for visitors who prefer reduced motion, and without a duration', async () => {
  await visit('data-back-to-top="500"', true);
  link().click();
  expect(positions()).toEqual([0]);
  await visit('data-back-to-top="0"');
  link().click();
  expect(positions()).toEqual([0, 0]);
});

test('a floating one is shown after some scrolling', async () => {
  await visit('data-back-to-top="500" data-offset="300"');
  expect(link().dataset.shown).toBe('true');
  vi.stubGlobal('scrollY', 300);
  dispatchEvent(new Event('scroll'));
  expect(link().dataset.shown).toBe('false');
});
