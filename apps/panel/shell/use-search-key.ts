import { isModalOpen } from '@plinth/ui';
import { useEffect } from 'react';

const isSearchKey = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' && ctrlKey !== metaKey && !shiftKey && !altKey;

/** Calls `open` on Ctrl+K and ⌘K, unless something else has taken the key or a dialog is open. */
export function useSearchKey(open: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isSearchKey(event)) return;
      event.preventDefault();
      if (!isModalOpen()) open();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [open]);
}
