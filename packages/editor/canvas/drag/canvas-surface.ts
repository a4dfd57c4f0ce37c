import { type Box, toBox } from '../../core/geometry/box.ts';
import { readViewport, toFrame } from '../frame/viewport.ts';
import type { Geometry } from './geometry.ts';
import type { Resolver } from './resolver.ts';
import type { Surface } from './surface.ts';

type Dependencies = {
  readonly iframe: HTMLIFrameElement;
  readonly stage: HTMLElement;
  readonly page: Document;
  readonly view: Window;
  readonly geometry: Geometry;
  readonly resolve: Resolver;
  /** px from the left edge that a floating panel covers. */
  readonly covered: () => number;
};

type WatchOptions = {
  readonly iframe: HTMLIFrameElement;
  readonly page: Document;
  readonly view: Window;
  readonly onScroll: () => void;
  readonly onChange: () => void;
};

/** Listens to everything that may invalidate measurements, such as panels that move the frame. */
function watchPage({ iframe, page, view, onScroll, onChange }: WatchOptions): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const handleScroll = ({ target }: Event) => (target === page ? onScroll() : onChange());
  page.addEventListener('scroll', handleScroll, { capture: true, passive: true, signal });
  page.addEventListener('load', onChange, { capture: true, signal });
  page.addEventListener('transitionend', onChange, { capture: true, signal });
  view.addEventListener('resize', onChange, { signal });
  window.addEventListener('resize', onChange, { signal });
  const resizeObserver = new ResizeObserver(onChange);
  resizeObserver.observe(page.body);
  const mutationObserver = new MutationObserver(onChange);
  mutationObserver.observe(page.body, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  mutationObserver.observe(iframe, { attributeFilter: ['style'] });
  return () => {
    stop.abort();
    resizeObserver.disconnect();
    mutationObserver.disconnect();
  };
}

/**
 * The page in its frame as a drop surface. The stage around a narrow frame counts as its edge; what
 * a floating panel at the left covers doesn't. The floating inspector goes away during a drag.
 */
export function createCanvasSurface(dependencies: Dependencies): Surface {
  const { iframe, stage, page, view, geometry, resolve, covered } = dependencies;
  let viewport: ReturnType<typeof readViewport> | null = null;
  let box: Box | null = null;

  const getViewport = () => {
    viewport ??= readViewport(iframe);
    return viewport;
  };
  const invalidate = () => {
    geometry.invalidate();
    viewport = null;
    box = null;
  };
  return {
    name: 'canvas',
    box: () => {
      box ??= toBox(stage.getBoundingClientRect());
      return { ...box, left: box.left + covered() };
    },
    resolve: (point, dragged, last) => resolve(toFrame(getViewport(), point), dragged, last),
    scrollBy: (px) => {
      const before = view.scrollY;
      view.scrollBy({ top: px / getViewport().zoom, behavior: 'instant' });
      if (view.scrollY === before) return false;
      geometry.applyScroll();
      return true;
    },
    invalidate,
    watch: (changed) =>
      watchPage({
        iframe,
        page,
        view,
        onScroll: () => {
          geometry.applyScroll();
          changed();
        },
        onChange: () => {
          invalidate();
          changed();
        },
      }),
  };
}
