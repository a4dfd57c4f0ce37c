import { SYNONYMS } from './registry/synonyms.gen.ts';

/**
 * Words by which people look for a widget, separated by commas: in one language, or with null in all of
 * them. English words are messages of the widgets.
 */
export const synonymsOf = (widget: string, locale: string | null): string =>
  (locale === null ? Object.values(SYNONYMS) : [SYNONYMS[locale]])
    .flatMap((language) => language?.[widget] ?? [])
    .join(', ');
