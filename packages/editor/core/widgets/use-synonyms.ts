import { useI18n } from '@plinth/i18n/react';
import { loadOnce, useRetried } from '@plinth/ui';
import { useMemo } from 'react';
import { widgetSynonyms } from './widget-name.ts';

const otherSynonyms = loadOnce(async () => (await import('@plinth/widgets/synonyms')).synonymsOf);

/** Search synonyms of widgets; English only until the others have loaded. */
export type Synonyms = {
  /** In the user's language and English. */
  readonly wordsOf: (widget: string) => string;
  /** In all languages, because users may search in a language other than the panel's. */
  readonly allWordsOf: (widget: string) => string;
};

/** `isNeeded` loads the synonyms of other languages, for a search. */
export function useSynonyms(isNeeded = true): Synonyms {
  const { t, locale } = useI18n();
  const { value: synonymsOf } = useRetried(otherSynonyms, isNeeded);
  return useMemo(() => {
    const english = (widget: string) => widgetSynonyms(t, widget);
    return {
      wordsOf: (widget) => `${english(widget)}, ${synonymsOf?.(widget, locale) ?? ''}`,
      allWordsOf: (widget) => `${english(widget)}, ${synonymsOf?.(widget, null) ?? ''}`,
    };
  }, [t, locale, synonymsOf]);
}
