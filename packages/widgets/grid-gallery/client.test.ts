// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { runScript } from '../kit/testing/run-script.ts';

type Item = { readonly top: number; readonly width: number };

/** A gallery of 1000 px with a gap of 20 px, as a browser lays it out. */
async function visit(...items: readonly Item[]) {
  document.body.innerHTML = `<ul data-grid-gallery="shown" style="column-gap:20px">${items
    .map(({ width }) => `<li style="flex-basis:${width}px"></li>`)
    .join('')}</ul>`;
  const list = document.querySelector('ul') as HTMLElement;
  Object.defineProperty(list, 'clientWidth', { value: 1000, configurable: true });
  for (const [index, { top }] of items.entries())
    Object.defineProperty(list.children[index], 'offsetTop', { value: top });
  let resize: () => void = () => undefined;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: (entries: readonly object[]) => void) {
        resize = () => callback([{ target: list }]);
      }
      observe(): void {
        resize();
      }
    },
  );
  await runScript(new URL('./client.ts', import.meta.url));
  return {
    list,
    resizeTo: (width: number) => {
      Object.defineProperty(list, 'clientWidth', { value: width });
      resize();
    },
    hidden: () => [...list.children].map((item) => (item as HTMLElement).hidden),
  };
}

test('hides an incomplete last row', async () => {
  const { hidden, list } = await visit(
    { top: 0, width: 480 },
    { top: 0, width: 480 },
    { top: 260, width: 300 },
    { top: 260, width: 300 },
  );
  expect(hidden()).toEqual([false, false, true, true]);
  expect(list.dataset.gridGallery).toBe('filled');
});

test('shows a last row that is nearly full, and lets it fill the width', async () => {
  const { hidden, list } = await visit(
    { top: 0, width: 900 },
    { top: 260, width: 440 },
    { top: 260, width: 440 },
  );
  expect(hidden()).toEqual([false, false, false]);
  expect(list.dataset.gridGallery).toBe('filled');
});

test('shows the only row', async () => {
  const { hidden, list } = await visit({ top: 0, width: 300 }, { top: 0, width: 300 });
  expect(hidden()).toEqual([false, false]);
  expect(list.dataset.gridGallery).toBe('shown');
});

test('decides again after the width changed', async () => {
  const { hidden, resizeTo } = await visit({ top: 0, width: 900 }, { top: 260, width: 500 });
  expect(hidden()).toEqual([false, true]);
  resizeTo(540);
  expect(hidden()).toEqual([false, false]);
});
