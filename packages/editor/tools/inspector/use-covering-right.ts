import { type RefObject, useLayoutEffect } from 'react';
import { useSession } from '../../core/session/context.ts';
import { isSmallScreen } from '../../core/view/small-screen.ts';

/** Tells the canvas how much of it the floating inspector covers at the right. */
export function useCoveringRight(panel: RefObject<HTMLElement | null>, isFloating: boolean): void {
  const { ui } = useSession();
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element || !isFloating) return;
    // Also called when it opens and closes: it then has a width and none.
    const observer = new ResizeObserver(() => {
      ui.setState({ coveredRight: isSmallScreen() ? 0 : element.offsetWidth });
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      ui.setState({ coveredRight: 0 });
    };
  }, [ui, panel, isFloating]);
}
