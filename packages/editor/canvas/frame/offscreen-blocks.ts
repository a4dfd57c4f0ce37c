import type { EditorSession } from '../../core/session/types.ts';
import { measureBlocks } from './measure-blocks.ts';

type FrameWindow = Window & Pick<typeof globalThis, 'IntersectionObserver'>;

/** Number of widgets from which a page counts as long. */
const LONG_PAGE = 800;
/** Set on the root of a long page, except while everything is laid out. */
const RESTING = 'data-resting';
/** Set on blocks in the viewport or less than one frame height away. */
const NEAR = 'data-near';
const BLOCK = '.moto-widget-section > [data-node-id]';
/** Frames that browsers need to cache the size of a block. */
const CACHE_FRAMES = 3;

export const OFFSCREEN_STYLES = `
${BLOCK} { contain-intrinsic-block-size: auto 400px; }
html[${RESTING}] ${BLOCK}:not([${NEAR}]) { content-visibility: auto; }
`;

const noop = () => undefined;

async function nextFrames(view: Window, count: number): Promise<void> {
  for (let left = count; left > 0; left--)
    await new Promise((resolve) => view.requestAnimationFrame(resolve));
}

/**
 * Skips layout and paint of offscreen blocks on long pages, so changes cost as little as on short
 * ones. Blocks near the viewport render exactly as for visitors; only distant ones are contained.
 * Each block is measured once, so the page has its full height. Call `follow` for every new
 * element.
 */
export function watchOffscreenBlocks(
  session: EditorSession,
  document: Document,
  view: FrameWindow,
) {
  if (session.store.reader.nodes.size < LONG_PAGE) return { follow: noop, close: noop };
  const root = document.documentElement;
  const inViewport = new WeakSet<Element>();

  const handleIntersection = (entries: readonly IntersectionObserverEntry[]) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) inViewport.add(target);
      else inViewport.delete(target);
      target.toggleAttribute(NEAR, isIntersecting);
    }
  };
  const observer = new view.IntersectionObserver(handleIntersection, {
    root: document,
    rootMargin: '100% 0px',
  });

  const measuring = measureBlocks(session, {
    measure: (block) => {
      if (!block.isConnected || block.hasAttribute(NEAR)) return false;
      block.setAttribute(NEAR, '');
      block.getBoundingClientRect();
      return true;
    },
    cacheSizes: async (measured) => {
      await nextFrames(view, CACHE_FRAMES);
      for (const block of measured) block.toggleAttribute(NEAR, inViewport.has(block));
    },
  });

  let relayouts = 0;
  let { innerWidth } = view;
  // Skipped blocks don't react to a new width, so everything is laid out once.
  const relayout = async () => {
    if (view.innerWidth === innerWidth) return;
    innerWidth = view.innerWidth;
    root.removeAttribute(RESTING);
    const run = ++relayouts;
    await nextFrames(view, CACHE_FRAMES);
    if (run === relayouts) root.setAttribute(RESTING, '');
  };
  view.addEventListener('resize', relayout);
  root.setAttribute(RESTING, '');

  return {
    follow: (element: Element) => {
      if (!element.matches(BLOCK)) return;
      observer.observe(element);
      measuring.add(element);
    },
    close: () => {
      view.removeEventListener('resize', relayout);
      observer.disconnect();
      measuring.close();
    },
  };
}
