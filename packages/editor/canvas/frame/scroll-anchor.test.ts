// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { EditorSession } from '../../core/session/types.ts';
import { anchorScroll } from './scroll-anchor.ts';

const PAGE = 3000;
const STAGE = 600;
const NODES = { header: [0, 100], one: [100, 1000], two: [1000, 1200], three: [1200, PAGE] };
type Name = keyof typeof NODES;

/** A page of nodes at these heights, in a frame at scale 1. */
function scrolledTo(scrollY: number, selected: Name | null = null) {
  let zoom = 1;
  let at = scrollY;
  const elements = new Map<string, Element>();
  const view = Object.assign(new EventTarget(), {
    innerWidth: 1280,
    innerHeight: STAGE,
    getComputedStyle: (element: Element) => ({
      position: element === elements.get('header') ? 'sticky' : 'static',
    }),
    scrollBy: ({ top }: { readonly top: number }) => {
      at = Math.min(Math.max(at + top, 0), PAGE - STAGE / zoom);
    },
  });
  for (const [name, [top = 0, bottom = 0]] of Object.entries(NODES)) {
    const element = document.createElement('div');
    element.dataset.nodeId = name;
    document.body.append(element);
    element.getBoundingClientRect = () => new DOMRect(0, top - at, 1280, bottom - top);
    elements.set(name, element);
  }
  const state = { selection: selected === null ? [] : [selected] };
  const page = {
    elementsFromPoint: () => {
      const isThere = ([, [top = 0, bottom = 0]]: [string, number[]]) => top <= at && at < bottom;
      const [[name = ''] = []] = Object.entries(NODES).filter(isThere);
      return ['header', name].map((each) => elements.get(each));
    },
  };
  const anchor = anchorScroll(
    { ui: { getState: () => state }, elements } as unknown as EditorSession,
    page as unknown as Document,
    view as unknown as Window,
  );
  return {
    zoomTo: (next: number) => {
      anchor.keep(() => {
        zoom = next;
        view.innerHeight = STAGE / next;
      });
      view.dispatchEvent(new Event('resize'));
    },
    scroll: (by: number) => view.scrollBy({ top: by }),
    scrollY: () => Math.round(at),
    /** px of the stage. */
    topOf: (name: Name) => Math.round(((NODES[name][0] ?? 0) - at) * zoom),
  };
}

test('without a visible selection, what is at the top stays there', () => {
  for (const selected of [null, 'three'] as const) {
    const page = scrolledTo(400, selected);
    for (const zoom of [0.6, 0.9, 1]) {
      page.zoomTo(zoom);
      expect(page.scrollY()).toBe(400);
    }
  }
});

test('a visible selection stays in its place', () => {
  const page = scrolledTo(800, 'two');
  const middle = () => page.topOf('two') + (page.topOf('three') - page.topOf('two')) / 2;
  expect(middle()).toBe(300);
  page.zoomTo(0.6);
  expect(middle()).toBeCloseTo(300, 0);
});

test('a size that is set back restores the place, also after an end of the page', () => {
  const page = scrolledTo(10, 'one');
  page.zoomTo(0.5);
  expect(page.scrollY()).toBe(0);
  page.zoomTo(0.7);
  page.zoomTo(1);
  expect(page.scrollY()).toBe(10);
  page.zoomTo(0.5);
  page.scroll(50);
  page.zoomTo(1);
  expect(page.scrollY()).not.toBe(10);
});
