import { useT } from '@plinth/i18n/react';
import { useEffect } from 'react';
import { announce } from './announcer.tsx';

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

/** Announces the number of results once typing pauses; `found` is undefined while they load. */
export function useResultsAnnouncement(search: string, found: number | undefined): void {
  const t = useT();
  const text =
    found === 0 ? t('COMMON.TEXT.NO_RESULTS') : t('COMMON.TEXT.RESULTS', { count: found ?? 0 });
  useTypedAnnouncement(search, found !== undefined && search.trim() !== '' ? text : null);
}
