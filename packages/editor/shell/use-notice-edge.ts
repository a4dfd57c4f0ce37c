import { useEffect } from 'react';
import type { CanvasHandle } from '../canvas/frame/canvas-context.ts';
import { stageBox } from '../canvas/overlay/use-overlay-update.ts';
import { useSession, useUi } from '../core/session/context.ts';

/** Keeps banners and toasts at the edge of the page that is farther from the text being edited. */
export function useNoticeEdge(canvas: CanvasHandle | null): void {
  const session = useSession();
  const editing = useUi(({ textEditing }) => textEditing);
  useEffect(() => {
    if (!canvas || editing === null) return;
    const { dataset } = document.documentElement;
    const stop = canvas.overlay.add(() => {
      const box = stageBox(session, canvas, editing);
      const height = canvas.frame.parentElement?.clientHeight ?? 0;
      const isLow = box !== null && box.top + box.bottom > height;
      return () => {
        dataset.notices = isLow ? 'top' : 'bottom';
      };
    });
    return () => {
      stop();
      delete dataset.notices;
    };
  }, [session, canvas, editing]);
}
