import type { EditorSession } from '../../core/session/types.ts';

type Held = {
  readonly element: Element;
  /** Share of the element's height, from its top, at which it is looked at. */
  readonly part: number;
  /** Share of the frame's height at which that is. */
  readonly at: number;
};

/** What is selected, as long as it is in sight; else what stands in the middle. */
function lookedAt({ ui, elements }: EditorSession, document: Document, view: Window) {
  const { innerWidth, innerHeight } = view;
  const selected = elements.get(ui.getState().selection.at(-1) ?? '');
  const box = selected?.getBoundingClientRect();
  if (box && box.height > 0 && box.bottom > 0 && box.top < innerHeight) return selected;
  const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
  return middle?.closest('[data-node-id]') ?? undefined;
}

/**
 * Keeps what is looked at in sight while the page gets another width, on which everything above it
 * becomes longer or shorter. The answer is called before that.
 */
export function anchorScroll(session: EditorSession, document: Document, view: Window) {
  let held: Held | null = null;
  const restore = () => {
    if (!held) return;
    const { element, part, at } = held;
    held = null;
    const { top, height } = element.getBoundingClientRect();
    const by = top + part * height - at * view.innerHeight;
    if (element.isConnected && height > 0) view.scrollBy({ top: by, behavior: 'instant' });
  };
  view.addEventListener('resize', restore);
  return {
    hold: () => {
      const element = view.scrollY > 0 ? lookedAt(session, document, view) : undefined;
      if (!element) return;
      const { top, bottom, height } = element.getBoundingClientRect();
      const place = Math.min(Math.max(view.innerHeight / 2, top), bottom);
      held = { element, part: (place - top) / height, at: place / view.innerHeight };
    },
    close: () => view.removeEventListener('resize', restore),
  };
}
