import { useEffect } from 'react';

/** The button of the menu that an item stands in. */
const openerOf = (item: Element): HTMLElement | null => {
  const id = item.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return id ? document.getElementById(id) : null;
};

/**
 * Whoever takes an item of a menu is back at the menu's button before the item acts: the item is
 * about to go, and a dialog that it opens gives the focus back to where it found it.
 */
export function useMenuFocus(): void {
  useEffect(() => {
    const taken = ({ target }: MouseEvent) => {
      const item = target instanceof Element ? target.closest('[role="menuitem"]') : null;
      if (item) openerOf(item)?.focus({ preventScroll: true });
    };
    document.addEventListener('click', taken, { capture: true });
    return () => document.removeEventListener('click', taken, { capture: true });
  }, []);
}
