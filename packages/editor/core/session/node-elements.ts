import type { NodeId } from '@plinth/model';

type FrameWindow = Window & { readonly MutationObserver: typeof MutationObserver };

const NODE = 'data-node-id';

/**
 * Index of elements in the frame by node. It is updated from added elements, so a lookup takes
 * constant time and finds elements that were just inserted.
 */
export function createElements() {
  const index = new Map<NodeId, Element>();
  let observer: MutationObserver | null = null;
  let tell: (element: Element) => void = () => undefined;

  const add = (element: Element) => {
    index.set(element.getAttribute(NODE) ?? '', element);
    tell(element);
  };

  const note = (records: readonly MutationRecord[]) => {
    for (const { addedNodes } of records) {
      for (const added of addedNodes) {
        const element = added as Partial<Element>;
        if (element.hasAttribute?.(NODE)) add(added as Element);
        for (const inner of element.querySelectorAll?.(`[${NODE}]`) ?? []) add(inner);
      }
    }
  };

  return {
    /** Starts to index a document, and calls `onElement` for each node's element; null stops. */
    watch: (document: Document | null, onElement: (element: Element) => void = () => undefined) => {
      observer?.disconnect();
      observer = null;
      tell = onElement;
      index.clear();
      const view = document?.defaultView as FrameWindow | null | undefined;
      if (!document || !view) return;
      for (const element of document.querySelectorAll(`[${NODE}]`)) add(element);
      observer = new view.MutationObserver(note);
      observer.observe(document, { childList: true, subtree: true });
    },
    get: (id: NodeId): Element | undefined => {
      note(observer?.takeRecords() ?? []);
      const known = index.get(id);
      if (known && !known.isConnected) index.delete(id);
      return known?.isConnected ? known : undefined;
    },
  };
}

export type Elements = ReturnType<typeof createElements>;
