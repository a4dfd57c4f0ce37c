import { useEffect } from 'react';
import type { CanvasHandle } from '../canvas/frame/canvas-context.ts';
import { afterPaint } from '../core/scheduling/after-paint.ts';
import { useSession } from '../core/session/context.ts';
import { openMode, wantsInspector } from '../core/view/inspector-state.ts';
import { isSmallScreen } from '../core/view/small-screen.ts';

/**
 * Opens the inspector for a selection and folds it without one, as the user wants it. It may open
 * where the page was clicked, so it waits for a double click to end and for the outline to paint.
 */
export function useInspectorFold(canvas: CanvasHandle | null): void {
  const { ui } = useSession();
  useEffect(() => {
    if (!canvas) return;
    let cancel = () => {};
    const isRight = () =>
      isSmallScreen() || wantsInspector(ui.getState()) === ui.getState().isInspecting;
    const apply = () => {
      if (!isRight()) ui.setState(({ isInspecting }) => ({ isInspecting: !isInspecting }));
    };
    const applyAfterPaint = () => {
      cancel = afterPaint(apply);
    };
    const follow = () => {
      cancel();
      if (isRight()) return;
      if (ui.getState().isInspecting) applyAfterPaint();
      else {
        const stopWaiting = canvas.whenPointerIsIdle(applyAfterPaint);
        if (!isRight()) cancel = stopWaiting;
      }
    };
    const stop = ui.subscribe((now, before) => {
      if (now.requestedSetting !== null && now.requestedSetting !== before.requestedSetting)
        ui.setState(({ inspectorMode }) => ({ inspectorMode: openMode(inspectorMode) }));
      follow();
    });
    let wasSmall = isSmallScreen();
    const resize = () => {
      const isSmall = isSmallScreen();
      // As a sheet it would cover the page.
      if (isSmall && !wasSmall) ui.setState({ isInspecting: false });
      wasSmall = isSmall;
      follow();
    };
    window.addEventListener('resize', resize, { passive: true });
    follow();
    return () => {
      stop();
      cancel();
      window.removeEventListener('resize', resize);
    };
  }, [ui, canvas]);
}
