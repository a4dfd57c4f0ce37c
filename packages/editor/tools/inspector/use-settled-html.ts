import type { NodeId } from '@plinth/model';
import { useMemo, useSyncExternalStore } from 'react';
import { type CanvasHandle, useCanvas } from '../../canvas/frame/canvas-context.ts';
import { useSession } from '../../core/session/context.ts';
import type { EditorSession } from '../../core/session/types.ts';
import { htmlOf } from './use-inspected-texts.ts';

/** ms without a key before the settings follow a text that is being written. */
const PAUSE_MS = 250;

function settledHtml(session: EditorSession, canvas: CanvasHandle | null, ids: readonly NodeId[]) {
  const current = (): string => ids.map((id) => htmlOf(session, id) ?? '').join('');
  let settled = current();
  return {
    read: () => settled,
    subscribe: (listener: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const settle = () => {
        settled = current();
        listener();
      };
      settled = current();
      const follow = () => {
        clearTimeout(timer);
        const isWriting = canvas !== null && document.activeElement === canvas.frame;
        if (isWriting) timer = setTimeout(settle, PAUSE_MS);
        else settle();
      };
      const stops = ids.map((id) => session.store.subscribe(id, follow));
      return () => {
        clearTimeout(timer);
        for (const stop of stops) stop();
      };
    },
  };
}

/**
 * The HTML of texts, one after the other. While a text is written on the page, this only follows
 * pauses, to keep typing fast.
 */
export function useSettledHtml(ids: readonly NodeId[]): string {
  const session = useSession();
  const canvas = useCanvas();
  const html = useMemo(() => settledHtml(session, canvas, ids), [session, canvas, ids]);
  return useSyncExternalStore(html.subscribe, html.read);
}
