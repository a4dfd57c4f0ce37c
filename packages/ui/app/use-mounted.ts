import { useEffect, useState } from 'react';

/**
 * False on the first render. Lazy-loaded dialogs open only after mounting, because Mantine
 * remembers the element to restore focus to when `opened` changes.
 */
export function useMounted(): boolean {
  const [isThere, setThere] = useState(false);
  useEffect(() => setThere(true), []);
  return isThere;
}
