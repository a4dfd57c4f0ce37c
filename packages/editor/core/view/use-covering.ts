import { type RefObject, useLayoutEffect } from 'react';
import { useSession } from '../session/context.ts';
import { isSmallScreen } from './small-screen.ts';

/** What a panel covers: the canvas from its left or its right edge. */
const SIDES = {
  left: { state: 'covered', property: '--pl-covered' },
  right: { state: 'coveredEnd', property: '--pl-covered-end' },
} as const;

/** Tells the canvas how much of it a floating panel covers, and notices where the panel ends. */
export function useCovering(
  panel: RefObject<HTMLElement | null>,
  side: keyof typeof SIDES,
  isFloating: boolean,
): void {
  const { ui } = useSession();
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element) return;
    const { state, property } = SIDES[side];
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      if (isSmallScreen()) return;
      const covered = isFloating ? element.offsetWidth : 0;
      ui.setState({ [state]: covered });
      style.setProperty(property, `${covered}px`);
      if (side === 'left')
        style.setProperty('--pl-panels-end', `${element.getBoundingClientRect().right}px`);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      ui.setState({ [state]: 0 });
      style.removeProperty(property);
      if (side === 'left') style.removeProperty('--pl-panels-end');
    };
  }, [ui, panel, side, isFloating]);
}
