import { announce } from '@plinth/ui';
import { useEffect } from 'react';

/** ms without another key after which the result of a search is announced. */
const TYPING_PAUSE = 600;

/** Announces the result of a search once typing pauses; null for none. `search` changes with each key. */
export function useTypedAnnouncement(search: string, text: string | null): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another search may have the same result
  useEffect(() => {
    if (text === null) return;
    const timer = setTimeout(() => announce(text), TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [text, search]);
}
