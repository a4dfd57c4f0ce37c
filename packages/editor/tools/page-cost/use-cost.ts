import { type NodeId, nestFrom } from '@plinth/model';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useCanvas } from '../../canvas/frame/canvas-context.ts';
import type { DocumentCost } from '../../core/ports/preview/port.ts';
import { useSession, useUi } from '../../core/session/context.ts';
import { currentSections } from '../../core/session/current-sections.ts';
import { useServices } from '../../core/session/services.ts';
import { fontBytes } from './font-bytes.ts';
import { imageBytes } from './image-bytes.ts';

/** ms without changes before the page is measured again. */
const DEBOUNCE_MS = 1200;

export type ShownCost = {
  readonly cost: DocumentCost;
  /** null while images are loading. */
  readonly pictures: number | null;
  /** Of the whole page. */
  readonly fonts: number;
};

/** Weight of the page or one widget; updates after a pause in editing. */
export function useCost(widget: NodeId | null): ShownCost | null {
  const session = useSession();
  const canvas = useCanvas();
  const { preview } = useServices().ports;
  const { store, elements, history } = session;
  const device = useUi((ui) => ui.device);
  const subscribe = useCallback((listener: () => void) => store.observe(listener), [store]);
  const steps = useSyncExternalStore(subscribe, () => history.data().done.at(-1));
  const [shown, setShown] = useState<ShownCost | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new device or step invalidates the measurement
  useEffect(() => {
    let isUnmounted = false;
    setShown(null);
    const measure = async () => {
      const root = widget === null ? canvas?.document.body : elements.get(widget);
      const tree = widget === null ? undefined : nestFrom(store.reader, widget);
      const cost = await preview.cost(
        currentSections(session),
        tree ? session.toStored(tree).id : null,
      );
      if (!isUnmounted && root)
        setShown({ cost, pictures: imageBytes(root), fonts: fontBytes(root.ownerDocument) });
    };
    const timer = setTimeout(() => void measure().catch(() => undefined), DEBOUNCE_MS);
    return () => {
      isUnmounted = true;
      clearTimeout(timer);
    };
  }, [session, canvas, elements, preview, widget, steps, device]);
  return shown;
}
