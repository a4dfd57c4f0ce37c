import type { EditorSession } from '../../core/session/types.ts';
import { measureBlocks } from './measure-blocks.ts';

type FrameWindow = Window & Pick<typeof globalThis, 'IntersectionObserver'>;

/** Widgets from which on a page is long. */
const LONG = 800;
/** On the root of a long page while it rests: not while all of it is laid out for a moment. */
const RESTING = 'data-resting';
/** On a block that is in sight, or less than the frame's height away. */
const NEAR = 'data-near';
const BLOCK = '.moto-widget-section > [data-node-id]';
/** Frames after which a browser has kept the size of what it was made to lay out. */
const KEPT = 3;

export const FAR_BLOCKS = `
${BLOCK} { contain-intrinsic-block-size: auto 400px; }
html[${RESTING}] ${BLOCK}:not([${NEAR}]) { content-visibility: auto; }
`;

const nothing = () => undefined;

async function frames(view: Window, count: number): Promise<void> {
  for (let left = count; left > 0; left--)
    await new Promise((resolve) => view.requestAnimationFrame(resolve));
}

/**
 * Blocks out of sight of a long page are neither laid out nor painted, so that a change costs what it
 * costs on a short one. A block near the sight is exactly as visitors get it: only one that is far is
 * contained. Each is measured once, so that the page is as long as it will be. `follow` has to hear
 * of every element that comes.
 */
export function watchOffscreenBlocks(
  session: EditorSession,
  document: Document,
  view: FrameWindow,
) {
  if (session.store.reader.nodes.size < LONG) return { follow: nothing, close: nothing };
  const root = document.documentElement;
  const inSight = new WeakSet<Element>();

  const look = (entries: readonly IntersectionObserverEntry[]) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) inSight.add(target);
      else inSight.delete(target);
      target.toggleAttribute(NEAR, isIntersecting);
    }
  };
  const observer = new view.IntersectionObserver(look, { root: document, rootMargin: '100% 0px' });

  const measuring = measureBlocks(session, {
    measure: (block) => {
      if (!block.isConnected || block.hasAttribute(NEAR)) return false;
      block.setAttribute(NEAR, '');
      block.getBoundingClientRect();
      return true;
    },
    keep: async (measured) => {
      await frames(view, KEPT);
      for (const block of measured) block.toggleAttribute(NEAR, inSight.has(block));
    },
  });

  let wakings = 0;
  let { innerWidth } = view;
  // What is skipped does not hear of another width: for a moment everything is laid out.
  const wake = async () => {
    if (view.innerWidth === innerWidth) return;
    innerWidth = view.innerWidth;
    root.removeAttribute(RESTING);
    const waking = ++wakings;
    await frames(view, KEPT);
    if (waking === wakings) root.setAttribute(RESTING, '');
  };
  view.addEventListener('resize', wake);
  root.setAttribute(RESTING, '');

  return {
    follow: (element: Element) => {
      if (!element.matches(BLOCK)) return;
      observer.observe(element);
      measuring.add(element);
    },
    close: () => {
      view.removeEventListener('resize', wake);
      observer.disconnect();
      measuring.close();
    },
  };
}
