import { useEffect, useState } from 'react';

/**
 * False on the first render. Lazy-loaded dialogs open only after mounting, because Mantine
 * remembers the element to restore focus to when `opened` changes.
 */
export function useMounted(): boolean {
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return isMounted;
}
