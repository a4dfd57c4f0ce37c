import { toastStart } from '@plinth/ui';
import { type RefObject, useLayoutEffect } from 'react';
import { useSession } from '../core/session/context.ts';
import { isSmallScreen } from '../core/view/small-screen.ts';

/** Tells the canvas how much of it a floating panel covers, and toasts where the panel ends. */
export function useCovering(panel: RefObject<HTMLElement | null>, isFloating: boolean): void {
  const { ui } = useSession();
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      const isSmall = isSmallScreen();
      const covered = isFloating && !isSmall ? element.offsetWidth : 0;
      ui.setState({ covered });
      toastStart.set(isSmall ? null : element.getBoundingClientRect().right);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      ui.setState({ covered: 0 });
      toastStart.set(null);
    };
  }, [ui, panel, isFloating]);
}
