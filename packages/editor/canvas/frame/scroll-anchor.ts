import type { NodeId } from '@plinth/model';
import type { EditorSession } from '../../core/session/types.ts';
import { isPinned } from '../drag/geometry.ts';

type Anchor = {
  readonly element: Element;
  readonly selected: NodeId | undefined;
  /** The held point of the element, as a share of its height from the top. */
  readonly elementShare: number;
  /** The vertical position of that point in the frame, as a share of the frame's height. */
  readonly frameShare: number;
};

const isInView = (element: Element, { innerHeight }: Window): boolean => {
  const { top, bottom, height } = element.getBoundingClientRect();
  return height > 0 && bottom > 0 && top < innerHeight;
};

/** The node at a height of the frame, below those that stay there while the page scrolls. */
const elementAt = (document: Document, view: Window, y: number): Element | undefined =>
  document
    .elementsFromPoint(view.innerWidth / 2, y)
    .flatMap((element) => element.closest('[data-node-id]') ?? [])
    .find((element) => !isPinned(element, view));

/**
 * Keeps the selection in its place while the frame gets another size or scale. If it isn't visible,
 * the top of what is stays, or its middle while another width moves everything.
 */
export function anchorScroll({ ui, elements }: EditorSession, document: Document, view: Window) {
  let anchor: Anchor | null = null;
  /** Where the anchor was left, which can't be its place at an end of the page. */
  let leftAt = Number.NaN;
  let isResizing = false;

  /** The former anchor if it's still where it was left: changing the size back restores the place. */
  const former = (): Anchor | null => {
    const isSame = anchor?.selected === ui.getState().selection.at(-1);
    const isThere = anchor?.element.isConnected && isSame;
    return isThere && anchor?.element.getBoundingClientRect().top === leftAt ? anchor : null;
  };
  /** An anchor in the selection, otherwise at this height of the frame. */
  const find = (y: number): Anchor | null => {
    const selected = ui.getState().selection.at(-1);
    const own = elements.get(selected ?? '');
    const isSelection = own !== undefined && isInView(own, view);
    const element = isSelection ? own : elementAt(document, view, y);
    const { top = 0, bottom = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
    if (!element || height === 0) return null;
    const anchorY = Math.min(Math.max(isSelection ? view.innerHeight / 2 : y, top), bottom);
    return {
      ...{ element, selected },
      elementShare: (anchorY - top) / height,
      frameShare: anchorY / view.innerHeight,
    };
  };
  const restore = () => {
    if (!anchor) return;
    const { element, elementShare, frameShare } = anchor;
    const { top, height } = element.getBoundingClientRect();
    const by = top + elementShare * height - frameShare * view.innerHeight;
    if (height > 0) view.scrollBy({ top: by, behavior: 'instant' });
    leftAt = element.getBoundingClientRect().top;
  };
  const settle = () => {
    if (isResizing) restore();
    isResizing = false;
  };
  view.addEventListener('resize', settle);
  return {
    /** Resizes the frame. Its page is laid out at once, so that it isn't seen elsewhere first. */
    keep: (resize: () => void) => {
      const width = view.innerWidth;
      const kept = former() ?? find(0);
      const middle = former() ?? find(view.scrollY > 0 ? view.innerHeight / 2 : 0);
      resize();
      anchor = view.innerWidth === width ? kept : middle;
      isResizing = true;
      restore();
    },
    close: () => view.removeEventListener('resize', settle),
  };
}
