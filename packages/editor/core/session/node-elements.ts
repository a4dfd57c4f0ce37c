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
  let notify: (element: Element) => void = () => undefined;

  const add = (element: Element) => {
    index.set(element.getAttribute(NODE) ?? '', element);
    notify(element);
  };

  const handleMutations = (records: readonly MutationRecord[]) => {
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
      notify = onElement;
      index.clear();
      const view = document?.defaultView as FrameWindow | null | undefined;
      if (!document || !view) return;
      for (const element of document.querySelectorAll(`[${NODE}]`)) add(element);
      observer = new view.MutationObserver(handleMutations);
      observer.observe(document, { childList: true, subtree: true });
    },
    get: (id: NodeId): Element | undefined => {
      handleMutations(observer?.takeRecords() ?? []);
      const cached = index.get(id);
      if (cached && !cached.isConnected) index.delete(id);
      return cached?.isConnected ? cached : undefined;
    },
  };
}

export type Elements = ReturnType<typeof createElements>;
