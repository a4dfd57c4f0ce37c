import { useEffect } from 'react';

const dialogOf = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest('[aria-modal="true"]') : null;

/**
 * Returns focus to a dialog's opener if the dialog is removed with the focus inside it. Mantine
 * doesn't return it if the dialog is closed before it has taken the focus.
 */
export function useDialogFocus(): void {
  useEffect(() => {
    const openers = new Map<Element, HTMLElement>();
    const removals = new MutationObserver(() => {
      for (const [dialog, opener] of openers) {
        if (dialog.isConnected) continue;
        openers.delete(dialog);
        if (document.activeElement === document.body) opener.focus({ preventScroll: true });
      }
      if (openers.size === 0) removals.disconnect();
    });
    const noteOpener = ({ target, relatedTarget }: FocusEvent) => {
      const dialog = dialogOf(target);
      const isEntered = dialog !== null && dialogOf(relatedTarget) !== dialog;
      if (!isEntered || !(relatedTarget instanceof HTMLElement) || openers.has(dialog)) return;
      openers.set(dialog, relatedTarget);
      removals.observe(document.body, { childList: true, subtree: true });
    };
    document.addEventListener('focusin', noteOpener);
    return () => {
      document.removeEventListener('focusin', noteOpener);
      removals.disconnect();
    };
  }, []);
}
