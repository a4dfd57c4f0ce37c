import { useEffect, useState } from 'react';

/**
 * False while a component is drawn for the first time. A dialog that loads when it is asked for opens
 * once it is there: only an opening tells it where the focus has to go back to.
 */
export function useMounted(): boolean {
  const [isThere, setThere] = useState(false);
  useEffect(() => setThere(true), []);
  return isThere;
}
