import { type RefObject, useLayoutEffect } from 'react';
import { isSmallScreen } from '../view/small-screen.ts';
import { useSession } from './context.ts';

/** Tells the canvas where a sheet begins to cover it. */
export function useSheetTop(sheet: RefObject<HTMLElement | null>, isOpen: boolean): void {
  const { ui } = useSession();
  useLayoutEffect(() => {
    const element = sheet.current;
    if (!element || !isOpen) return;
    const measure = () => {
      const { top, height } = element.getBoundingClientRect();
      ui.setState({ sheetTop: isSmallScreen() && height > 0 ? Math.round(top) : null });
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
      ui.setState({ sheetTop: null });
    };
  }, [ui, sheet, isOpen]);
}
