import { type Box, toBox } from '../../core/geometry/box.ts';
import { readViewport, toFrame } from '../frame/viewport.ts';
import type { Geometry } from './geometry.ts';
import type { Resolver } from './resolver.ts';
import type { Surface } from './surface.ts';

type Needs = {
  readonly iframe: HTMLIFrameElement;
  readonly stage: HTMLElement;
  readonly page: Document;
  readonly view: Window;
  readonly geometry: Geometry;
  readonly resolve: Resolver;
};

type Watched = {
  readonly page: Document;
  readonly view: Window;
  readonly scrolled: () => void;
  readonly changed: () => void;
};

/** Listens to everything in the frame that may invalidate measurements. */
function watchPage({ page, view, scrolled, changed }: Watched): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const onScroll = ({ target }: Event) => (target === page ? scrolled() : changed());
  page.addEventListener('scroll', onScroll, { capture: true, passive: true, signal });
  page.addEventListener('load', changed, { capture: true, signal });
  page.addEventListener('transitionend', changed, { capture: true, signal });
  view.addEventListener('resize', changed, { signal });
  window.addEventListener('resize', changed, { signal });
  const resized = new ResizeObserver(changed);
  resized.observe(page.body);
  const mutated = new MutationObserver(changed);
  mutated.observe(page.body, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  return () => {
    stop.abort();
    resized.disconnect();
    mutated.disconnect();
  };
}

/** The page in its frame as a drop surface. The stage around a narrow frame counts as its edge. */
export function createCanvasSurface(needs: Needs): Surface {
  const { iframe, stage, page, view, geometry, resolve } = needs;
  let viewport: ReturnType<typeof readViewport> | null = null;
  let box: Box | null = null;

  const scale = () => {
    viewport ??= readViewport(iframe);
    return viewport;
  };
  const forget = () => {
    geometry.forget();
    viewport = null;
    box = null;
  };
  return {
    name: 'canvas',
    box: () => {
      box ??= toBox(stage.getBoundingClientRect());
      return box;
    },
    resolve: (point, dragged, last) => resolve(toFrame(scale(), point), dragged, last),
    scrollBy: (px) => {
      const before = view.scrollY;
      view.scrollBy({ top: px / scale().zoom, behavior: 'instant' });
      if (view.scrollY === before) return false;
      geometry.scrolled();
      return true;
    },
    forget,
    watch: (changed) =>
      watchPage({
        page,
        view,
        scrolled: () => {
          geometry.scrolled();
          changed();
        },
        changed: () => {
          forget();
          changed();
        },
      }),
  };
}
