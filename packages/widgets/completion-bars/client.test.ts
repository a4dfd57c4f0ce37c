// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { runScript } from '../kit/testing/run-script.ts';

type Entry = { readonly target: Element; readonly isIntersecting: boolean };

const bars = () => [...document.querySelectorAll('.moto-bar')];
const observed = new Set<Element>();
let scroll: (entries: readonly Entry[]) => void;

/** Two growing bars, and one in a widget that isn't animated. */
async function visit() {
  const bar = '<div class="moto-bar"><meter></meter><div></div></div>';
  document.body.innerHTML = `<ul data-completion-bars="">${bar}${bar}</ul><ul>${bar}</ul>`;
  const animations = bars().map(() => {
    const animation = {
      ...{ playState: 'running', currentTime: 400 },
      pause: vi.fn(() => {
        animation.playState = 'paused';
      }),
      play: vi.fn(),
    };
    return animation;
  });
  for (const [index, { lastElementChild }] of bars().entries())
    Object.assign(lastElementChild as Element, { getAnimations: () => [animations[index]] });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof scroll) {
        scroll = callback;
      }
      observe = (element: Element) => observed.add(element);
      unobserve = (element: Element) => observed.delete(element);
    },
  );
  await runScript(new URL('./client.ts', import.meta.url));
  return animations;
}

const entry = (index: number, isIntersecting: boolean): Entry => ({
  ...{ target: bars()[index] as Element, isIntersecting },
});

beforeEach(() => {
  observed.clear();
  return () => vi.unstubAllGlobals();
});

test('a bar grows once, on load or when it comes into view', async () => {
  const [first, second] = await visit();
  scroll([entry(0, true), entry(1, false)]);
  expect(first?.play).not.toHaveBeenCalled();
  expect(first?.pause).not.toHaveBeenCalled();
  expect(second).toMatchObject({ currentTime: 0 });
  expect(second?.pause).toHaveBeenCalledOnce();
  expect([...observed]).toEqual([bars()[1]]);
  scroll([entry(1, true)]);
  expect(second?.play).toHaveBeenCalledOnce();
  expect(observed.size).toBe(0);
});

test('leaves bars alone that are not animated', async () => {
  await visit();
  expect([...observed]).toEqual(bars().slice(0, 2));
});
