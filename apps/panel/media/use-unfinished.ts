import { useEffect } from 'react';

/** Tells a picker whether closing it would discard a choice or an upload. */
export function useUnfinished(isUnfinished: boolean, tell: (isUnfinished: boolean) => void): void {
  useEffect(() => {
    tell(isUnfinished);
    return () => tell(false);
  }, [isUnfinished, tell]);
}
