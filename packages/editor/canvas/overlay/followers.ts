import type { EditorSession } from '../../core/session/types.ts';

/** Measures the canvas and returns a function that draws, or null if there's nothing to draw. */
export type Follower = () => (() => void) | null;

type Frame = { readonly document: Document; readonly stage: HTMLElement };

/**
 * Updates everything drawn above the canvas. Measures all followers before any of them draws, so
 * the browser lays out the page only once.
 */
export function createFollowers(session: EditorSession, { document, stage }: Frame) {
  const followers = new Set<Follower>();
  const asked = new Set<Follower>();
  let frame: number | null = null;
  const stop = new AbortController();

  const draw = (some: Iterable<Follower>) => {
    const drawings = [...some].flatMap((measure) =>
      followers.has(measure) ? (measure() ?? []) : [],
    );
    for (const drawing of drawings) drawing();
  };
  const askAll = () => {
    frame ??= requestAnimationFrame(() => {
      frame = null;
      draw(followers);
    });
  };
  const resized = new ResizeObserver(askAll);
  resized.observe(document.body);
  resized.observe(stage);
  const stops = [session.store.observe(askAll), session.ui.subscribe(askAll)];
  for (const type of ['scroll', 'transitionend', 'load', 'toggle'])
    document.addEventListener(type, askAll, { capture: true, passive: true, signal: stop.signal });

  return {
    /** Runs a follower after every possible layout change on the canvas, at most once per frame. */
    add: (follower: Follower) => {
      followers.add(follower);
      askAll();
      return () => {
        followers.delete(follower);
        asked.delete(follower);
      };
    },
    /** Runs a follower before the next paint, together with all others requested until then. */
    ask: (follower: Follower) => {
      asked.add(follower);
      if (asked.size > 1) return;
      queueMicrotask(() => {
        const now = [...asked];
        asked.clear();
        draw(now);
      });
    },
    close: () => {
      if (frame !== null) cancelAnimationFrame(frame);
      followers.clear();
      resized.disconnect();
      for (const end of stops) end();
      stop.abort();
    },
  };
}

export type Followers = ReturnType<typeof createFollowers>;
