import type { EditorSession } from '../../core/session/types.ts';

/** Reads where things are on the canvas, and answers how to draw what follows them; null: nothing to draw. */
export type Follower = () => (() => void) | null;

type Frame = { readonly document: Document; readonly stage: HTMLElement };

/**
 * Everything that is drawn over the canvas follows it through here: all of it is measured before any of
 * it is drawn, so that the browser lays the page out once, however much follows.
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
    /** From now on, after everything that may move things on the canvas, at most once a frame. */
    add: (follower: Follower) => {
      followers.add(follower);
      askAll();
      return () => {
        followers.delete(follower);
        asked.delete(follower);
      };
    },
    /** Before the next paint, together with all others that are asked for until then. */
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
