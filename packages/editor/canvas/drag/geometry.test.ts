import { flatten } from '@plinth/model';
import { expect, test } from 'vitest';
import { createDocumentStore } from '../../core/store/document-store.ts';
import { createGeometry } from './geometry.ts';

const leaf = (id: string) => ({ id, widget: 'text', properties: {}, children: [] });

/** A page with children of 100 px height. Those in `pinned` don't scroll. */
function measured(pinned: readonly string[] = []) {
  const ids = ['a', 'b', 'c'];
  const root = { id: 'root', widget: 'column', properties: {}, children: ids.map(leaf) };
  const view = {
    scrollX: 0,
    scrollY: 0,
    getComputedStyle: (of: { id: string }) => ({
      position: pinned.includes(of.id) ? 'sticky' : 'static',
    }),
  };
  const asked: string[] = [];
  const element = (id: string) => ({
    id,
    parentElement: null,
    getBoundingClientRect: () => {
      asked.push(id);
      const top = ids.indexOf(id) * 100 - (pinned.includes(id) ? 0 : view.scrollY);
      return { left: 0, right: 50, top, bottom: top + 100 };
    },
  });
  const geometry = createGeometry({
    store: createDocumentStore(flatten(root).nodes.values()),
    frame: () => ({ defaultView: view }) as unknown as Document,
    element: (id) => element(id) as unknown as Element,
  });
  const tops = () => geometry.children('root').map(({ box }) => box.top);
  return { geometry, view, asked, tops };
}

test('measures children once until invalidated', () => {
  const { geometry, asked, tops } = measured();
  expect(tops()).toEqual([0, 100, 200]);
  tops();
  expect(asked).toEqual(['a', 'b', 'c']);
  geometry.invalidate();
  tops();
  expect(asked).toHaveLength(6);
});

test('doesn’t remeasure children that scroll with the page', () => {
  const { geometry, view, asked, tops } = measured();
  tops();
  view.scrollY = 30;
  geometry.applyScroll();
  expect(tops()).toEqual([-30, 70, 170]);
  view.scrollY = 50;
  geometry.applyScroll();
  expect(tops()).toEqual([-50, 50, 150]);
  expect(asked).toHaveLength(3);
});

test('remeasures pinned children after scrolling', () => {
  const { geometry, view, tops } = measured(['root', 'a', 'b', 'c']);
  tops();
  view.scrollY = 30;
  geometry.applyScroll();
  expect(tops()).toEqual([0, 100, 200]);
});

test('applies a pending scroll before measuring', () => {
  const { geometry, view, tops } = measured();
  geometry.invalidate();
  view.scrollY = 40;
  expect(tops()).toEqual([-40, 60, 160]);
  geometry.applyScroll();
  expect(tops()).toEqual([-40, 60, 160]);
});

test('shifts from the scroll position at the last invalidation', () => {
  const { geometry, view, tops } = measured();
  view.scrollY = 500;
  geometry.invalidate();
  expect(tops()).toEqual([-500, -400, -300]);
  view.scrollY = 510;
  geometry.applyScroll();
  expect(tops()).toEqual([-510, -410, -310]);
});
