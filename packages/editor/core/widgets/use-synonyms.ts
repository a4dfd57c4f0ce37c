import type { Locale } from '@plinth/i18n';
import { useI18n } from '@plinth/i18n/react';
import { useEffect, useMemo, useState } from 'react';
import { widgetSynonyms } from './widget-name.ts';

type Words = (widget: string, locale: Locale | null) => string;

/** Search synonyms of widgets; English only until the others have loaded. */
export type Synonyms = {
  /** In the user's language and English. */
  readonly wordsOf: (widget: string) => string;
  /** In all languages, because users may search in a language other than the panel's. */
  readonly allWordsOf: (widget: string) => string;
};

export function useSynonyms(): Synonyms {
  const { t, locale } = useI18n();
  const [words, setWords] = useState<{ readonly of: Words } | null>(null);
  useEffect(() => {
    let isCanceled = false;
    void import('@plinth/widgets/synonyms').then(({ synonymsOf }) => {
      if (!isCanceled) setWords({ of: synonymsOf });
    });
    return () => {
      isCanceled = true;
    };
  }, []);
  return useMemo(() => {
    const english = (widget: string) => widgetSynonyms(t, widget);
    return {
      wordsOf: (widget) => `${english(widget)}, ${words?.of(widget, locale) ?? ''}`,
      allWordsOf: (widget) => `${english(widget)}, ${words?.of(widget, null) ?? ''}`,
    };
  }, [t, locale, words]);
}
