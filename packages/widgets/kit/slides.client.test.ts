// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { runScript } from './testing/run-script.ts';

const WIDTH = 100;

const dots = (count: number) =>
  `<div class="moto-slides-dots">${'<button></button>'.repeat(count)}</div>`;

const markup = (attributes: string, count: number) => `
  <div class="moto-slides" ${attributes}>
    <div class="moto-slides-bar"><button class="moto-slides-pause"></button>${dots(count)}</div>
    <button class="moto-slides-arrow moto-slides-previous"></button>
    <button class="moto-slides-arrow moto-slides-next"></button>
    <div class="moto-slides-list" tabindex="0">${'<div><a href="/">Link</a></div>'.repeat(count)}</div>
  </div>`;

const find = (selector: string) => document.querySelector(selector) as HTMLElement;
const list = () => find('.moto-slides-list');
const slides = () => [...list().children] as HTMLElement[];
const current = () => slides().map((slide) => (slide.inert ? '-' : 'x'));
const pages = () =>
  [...document.querySelectorAll<HTMLElement>('.moto-slides-dots > button')]
    .filter(({ hidden }) => !hidden)
    .map((dot) => (dot.hasAttribute('aria-current') ? 'x' : '-'));

/** Lays slides out in a row that shows some of them. */
function layOut(visible: number): void {
  Object.defineProperty(list(), 'clientWidth', { value: WIDTH * visible });
  list().scrollBy = vi.fn();
  for (const [index, slide] of slides().entries())
    slide.getBoundingClientRect = () => new DOMRect(index * WIDTH, 0, WIDTH, 50);
}

type Visit = { readonly count?: number; readonly visible?: number; readonly isReduced?: boolean };

async function visit(attributes: string, { count = 3, visible, isReduced = false }: Visit = {}) {
  document.body.innerHTML = markup(attributes, count);
  if (visible !== undefined) layOut(visible);
  vi.stubGlobal('matchMedia', () => ({ matches: isReduced }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly measured: () => void;
      constructor(measured: () => void) {
        this.measured = measured;
      }
      observe() {
        this.measured();
      }
    },
  );
  find('.moto-slides').getBoundingClientRect = () => new DOMRect(0, 0, WIDTH, 50);
  await runScript(new URL('./slides.client.ts', import.meta.url));
}

const press = (key: string, target = list()) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

const FADE = 'data-slides="fade" data-step="1"';
const PLAYING = `${FADE} data-loops="" data-duration="5" data-play="Play" data-pause="Pause"`;

beforeEach(() => {
  vi.useFakeTimers();
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

test('shows one slide, and moves by arrows, dots, and keys', async () => {
  await visit(FADE);
  expect(current()).toEqual(['x', '-', '-']);
  expect(find('.moto-slides').dataset.ready).toBe('');
  find('.moto-slides-next').click();
  expect(current()).toEqual(['-', 'x', '-']);
  expect(pages()).toEqual(['-', 'x', '-']);
  find('.moto-slides-dots > :last-child').click();
  expect(current()).toEqual(['-', '-', 'x']);
  press('ArrowLeft');
  expect(current()).toEqual(['-', 'x', '-']);
  press('ArrowRight', slides()[1]?.querySelector('a') as HTMLElement);
  expect(current()).toEqual(['-', 'x', '-']);
});

test('stops at the ends unless it loops', async () => {
  await visit(FADE);
  expect(find('.moto-slides-previous').getAttribute('aria-disabled')).toBe('true');
  find('.moto-slides-previous').click();
  expect(current()).toEqual(['x', '-', '-']);
  await visit(`${FADE} data-loops=""`);
  expect(find('.moto-slides-previous').getAttribute('aria-disabled')).toBe('false');
  find('.moto-slides-previous').click();
  expect(current()).toEqual(['-', '-', 'x']);
});

test('plays until it is paused, and says so', async () => {
  await visit(PLAYING);
  const pause = find('.moto-slides-pause');
  expect([pause.getAttribute('aria-label'), list().ariaLive]).toEqual(['Pause', 'off']);
  vi.advanceTimersByTime(10_000);
  expect(current()).toEqual(['-', '-', 'x']);
  vi.advanceTimersByTime(5000);
  expect(current()).toEqual(['x', '-', '-']);
  pause.click();
  expect([pause.getAttribute('aria-label'), list().ariaLive]).toEqual(['Play', 'polite']);
  vi.advanceTimersByTime(20_000);
  expect(current()).toEqual(['x', '-', '-']);
  pause.click();
  vi.advanceTimersByTime(5000);
  expect(current()).toEqual(['-', 'x', '-']);
});

test('waits while the visitor points at it, or has the focus in it', async () => {
  await visit(PLAYING);
  const root = find('.moto-slides');
  const point = (type: string) =>
    root.dispatchEvent(new PointerEvent(type, { pointerType: 'mouse' }));
  point('pointerenter');
  vi.advanceTimersByTime(20_000);
  expect(current()).toEqual(['x', '-', '-']);
  point('pointerleave');
  vi.advanceTimersByTime(5000);
  expect(current()).toEqual(['-', 'x', '-']);
  list().dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  vi.advanceTimersByTime(20_000);
  expect(current()).toEqual(['-', 'x', '-']);
  list().dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  vi.advanceTimersByTime(5000);
  expect(current()).toEqual(['-', '-', 'x']);
});

test('a click ends playing if the owner chose so', async () => {
  await visit(PLAYING);
  find('.moto-slides-next').click();
  vi.advanceTimersByTime(5000);
  expect(current()).toEqual(['-', '-', 'x']);
  await visit(`${PLAYING} data-stops=""`);
  find('.moto-slides-next').click();
  vi.advanceTimersByTime(20_000);
  expect(current()).toEqual(['-', 'x', '-']);
});

test('does not play by itself for visitors who prefer reduced motion', async () => {
  await visit(PLAYING, { isReduced: true });
  vi.advanceTimersByTime(20_000);
  expect(current()).toEqual(['x', '-', '-']);
  find('.moto-slides-pause').click();
  vi.advanceTimersByTime(5000);
  expect(current()).toEqual(['-', 'x', '-']);
});

test('a swipe moves slides that fade', async () => {
  await visit(FADE);
  const touch = (type: string, clientX: number) => {
    const points = [{ clientX }];
    list().dispatchEvent(
      Object.assign(new Event(type), { touches: points, changedTouches: points }),
    );
  };
  touch('touchstart', 200);
  touch('touchend', 100);
  expect(current()).toEqual(['-', 'x', '-']);
  touch('touchstart', 100);
  touch('touchend', 130);
  expect(current()).toEqual(['-', 'x', '-']);
});

test('scrolls a row by several slides, and follows when it is scrolled', async () => {
  await visit('data-slides="slide" data-step="2"', { count: 5, visible: 2 });
  expect(current()).toEqual(['x', 'x', '-', '-', '-']);
  expect(pages()).toEqual(['x', '-', '-']);
  find('.moto-slides-next').click();
  expect(list().scrollBy).toHaveBeenCalledWith({ left: 2 * WIDTH, behavior: 'smooth' });
  expect(current()).toEqual(['-', '-', 'x', 'x', '-']);
  find('.moto-slides-next').click();
  expect(current()).toEqual(['-', '-', '-', 'x', 'x']);
  expect(pages()).toEqual(['-', '-', 'x']);
  list().scrollLeft = WIDTH;
  list().dispatchEvent(new Event('scroll'));
  vi.advanceTimersByTime(200);
  expect(current()).toEqual(['-', 'x', 'x', '-', '-']);
});

test('has nothing to move if all slides fit', async () => {
  await visit('data-slides="slide" data-step="1"', { visible: 4 });
  expect(find('.moto-slides').dataset.ready).toBe('still');
  expect(current()).toEqual(['x', 'x', 'x']);
});
