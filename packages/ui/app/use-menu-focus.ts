import { useEffect } from 'react';

/** The button that opened an item's menu. */
const openerOf = (item: Element): HTMLElement | null => {
  const id = item.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return id ? document.getElementById(id) : null;
};

/** What the library focuses in a menu that has opened: nothing that has a name or acts. */
const PLACEHOLDER = '[role="menu"] > [role="presentation"]';

const firstItemOf = (placeholder: Element): HTMLElement | null | undefined =>
  placeholder.parentElement?.querySelector('[role^="menuitem"]:not(:disabled)');

/**
 * Focuses the first item of a menu that was opened without a pointer. Moves focus back to the menu's
 * button before a menu item acts: the item is about to unmount, and a dialog that it opens restores
 * focus to the previously focused element.
 */
export function useMenuFocus(): void {
  useEffect(() => {
    let isByPointer = false;
    const onKeyDown = () => {
      isByPointer = false;
    };
    const onClick = ({ target, detail }: MouseEvent) => {
      // Keys and screen readers click without a count.
      isByPointer = detail > 0;
      const item = target instanceof Element ? target.closest('[role="menuitem"]') : null;
      if (item) openerOf(item)?.focus({ preventScroll: true });
    };
    const onFocus = ({ target }: FocusEvent) => {
      if (isByPointer || !(target instanceof Element) || !target.matches(PLACEHOLDER)) return;
      firstItemOf(target)?.focus();
    };
    const stop = new AbortController();
    const options = { capture: true, signal: stop.signal };
    document.addEventListener('keydown', onKeyDown, options);
    document.addEventListener('click', onClick, options);
    document.addEventListener('focusin', onFocus, options);
    return () => stop.abort();
  }, []);
}
