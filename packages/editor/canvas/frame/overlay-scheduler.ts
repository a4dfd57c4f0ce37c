import type { EditorSession } from '../../core/session/types.ts';

/** Measures the canvas and returns a function that draws, or null if there's nothing to draw. */
export type OverlayUpdate = () => (() => void) | null;

type Frame = {
  readonly iframe: HTMLIFrameElement;
  readonly document: Document;
  readonly stage: HTMLElement;
};

/**
 * Updates everything drawn above the canvas. Measures everything before drawing, so the browser lays
 * out the page only once.
 */
export function createOverlayScheduler(session: EditorSession, { iframe, document, stage }: Frame) {
  const updates = new Set<OverlayUpdate>();
  const requested = new Set<OverlayUpdate>();
  let frame: number | null = null;
  const stop = new AbortController();

  const draw = (some: Iterable<OverlayUpdate>) => {
    const drawings = [...some].flatMap((measure) =>
      updates.has(measure) ? (measure() ?? []) : [],
    );
    for (const drawing of drawings) drawing();
  };
  const requestAll = () => {
    frame ??= requestAnimationFrame(() => {
      frame = null;
      draw(updates);
    });
  };
  const resizeObserver = new ResizeObserver(requestAll);
  resizeObserver.observe(document.body);
  resizeObserver.observe(stage);
  const mutationObserver = new MutationObserver(requestAll);
  // Widgets also render what is loaded for them.
  mutationObserver.observe(document.body, { childList: true, subtree: true });
  // The frame is moved and scaled by its style.
  mutationObserver.observe(iframe, { attributeFilter: ['style'] });
  const stops = [session.store.observe(requestAll), session.ui.subscribe(requestAll)];
  for (const type of ['scroll', 'transitionend', 'load', 'toggle'])
    document.addEventListener(type, requestAll, {
      capture: true,
      passive: true,
      signal: stop.signal,
    });

  stage.addEventListener('scroll', requestAll, { passive: true, signal: stop.signal });

  return {
    /** Runs an update after every possible layout change on the canvas, at most once per frame. */
    add: (update: OverlayUpdate) => {
      updates.add(update);
      requestAll();
      return () => {
        updates.delete(update);
        requested.delete(update);
      };
    },
    /** Runs an update before the next paint, together with all others requested until then. */
    request: (update: OverlayUpdate) => {
      requested.add(update);
      if (requested.size > 1) return;
      queueMicrotask(() => {
        const now = [...requested];
        requested.clear();
        draw(now);
      });
    },
    close: () => {
      if (frame !== null) cancelAnimationFrame(frame);
      updates.clear();
      resizeObserver.disconnect();
      mutationObserver.disconnect();
      for (const end of stops) end();
      stop.abort();
    },
  };
}

export type OverlayScheduler = ReturnType<typeof createOverlayScheduler>;
