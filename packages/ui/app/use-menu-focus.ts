import { useEffect } from 'react';

/** The button that opened an item's menu. */
const openerOf = (item: Element): HTMLElement | null => {
  const id = item.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return id ? document.getElementById(id) : null;
};

/**
 * Moves focus back to the menu's button before a menu item acts. The item is about to unmount, and
 * a dialog that it opens restores focus to the previously focused element.
 */
export function useMenuFocus(): void {
  useEffect(() => {
    const focusOpener = ({ target }: MouseEvent) => {
      const item = target instanceof Element ? target.closest('[role="menuitem"]') : null;
      if (item) openerOf(item)?.focus({ preventScroll: true });
    };
    document.addEventListener('click', focusOpener, { capture: true });
    return () => document.removeEventListener('click', focusOpener, { capture: true });
  }, []);
}
