import type { Locale } from '@plinth/i18n';
import { useI18n } from '@plinth/i18n/react';
import { useEffect, useMemo, useState } from 'react';
import { widgetSynonyms } from './widget-name.ts';

type Words = (widget: string, locale: Locale | null) => string;

/** Other words for widgets; until the foreign ones are loaded, English alone. */
export type Synonyms = {
  /** In the person's language and in English. */
  readonly wordsOf: (widget: string) => string;
  /** In every language: a person may think in another one than the panel's. */
  readonly allWordsOf: (widget: string) => string;
};

export function useSynonyms(): Synonyms {
  const { t, locale } = useI18n();
  const [words, setWords] = useState<{ readonly of: Words } | null>(null);
  useEffect(() => {
    let isGone = false;
    void import('@plinth/widgets/synonyms').then(({ synonymsOf }) => {
      if (!isGone) setWords({ of: synonymsOf });
    });
    return () => {
      isGone = true;
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
