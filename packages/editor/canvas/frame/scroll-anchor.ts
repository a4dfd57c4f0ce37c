import type { EditorSession } from '../../core/session/types.ts';

type Anchor = {
  readonly element: Element;
  /** The held point of the element, as a share of its height from the top. */
  readonly elementShare: number;
  /** The vertical position of that point in the frame, as a share of the frame's height. */
  readonly frameShare: number;
};

/** The selected element if it's in view, otherwise the node in the center of the frame. */
function anchorElement({ ui, elements }: EditorSession, document: Document, view: Window) {
  const { innerWidth, innerHeight } = view;
  const selected = elements.get(ui.getState().selection.at(-1) ?? '');
  const box = selected?.getBoundingClientRect();
  if (box && box.height > 0 && box.bottom > 0 && box.top < innerHeight) return selected;
  const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
  return middle?.closest('[data-node-id]') ?? undefined;
}

/**
 * Keeps the visible content in view when a new page width makes everything above it longer or
 * shorter, or a new scale makes the frame higher. Call `hold` before the size changes.
 */
export function anchorScroll(session: EditorSession, document: Document, view: Window) {
  let anchor: Anchor | null = null;
  const restore = () => {
    if (!anchor) return;
    const { element, elementShare, frameShare } = anchor;
    anchor = null;
    const { top, height } = element.getBoundingClientRect();
    const by = top + elementShare * height - frameShare * view.innerHeight;
    if (element.isConnected && height > 0) view.scrollBy({ top: by, behavior: 'instant' });
  };
  view.addEventListener('resize', restore);
  return {
    hold: () => {
      const element = view.scrollY > 0 ? anchorElement(session, document, view) : undefined;
      if (!element) return;
      const { top, bottom, height } = element.getBoundingClientRect();
      const anchorY = Math.min(Math.max(view.innerHeight / 2, top), bottom);
      anchor = {
        element,
        elementShare: (anchorY - top) / height,
        frameShare: anchorY / view.innerHeight,
      };
    },
    close: () => view.removeEventListener('resize', restore),
  };
}
