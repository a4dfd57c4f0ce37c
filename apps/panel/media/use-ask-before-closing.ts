import { useEffect } from 'react';

/** Lets the browser ask before it closes the tab. */
export const useAskBeforeClosing = (isAsking: boolean): void => {
  useEffect(() => {
    if (!isAsking) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isAsking]);
};
