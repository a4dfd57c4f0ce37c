import { type RefObject, useLayoutEffect } from 'react';
import { useSession } from '../core/session/context.ts';
import { isSmallScreen } from '../core/view/small-screen.ts';

/** Tells the canvas how much of it a floating panel covers, and notices where the panel ends. */
export function useCovering(panel: RefObject<HTMLElement | null>, isFloating: boolean): void {
  const { ui } = useSession();
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      const isSmall = isSmallScreen();
      const covered = isFloating && !isSmall ? element.offsetWidth : 0;
      ui.setState({ covered });
      if (isSmall) return;
      style.setProperty('--pl-covered', `${covered}px`);
      style.setProperty('--pl-panels-end', `${element.getBoundingClientRect().right}px`);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      ui.setState({ covered: 0 });
      style.removeProperty('--pl-covered');
      style.removeProperty('--pl-panels-end');
    };
  }, [ui, panel, isFloating]);
}
