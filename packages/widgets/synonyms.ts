import { SYNONYMS } from './registry/synonyms.gen.ts';

/**
 * Comma-separated search terms for a widget, in one language, or in all if `locale` is null.
 * English terms are messages of the widgets.
 */
export const synonymsOf = (widget: string, locale: string | null): string =>
  (locale === null ? Object.values(SYNONYMS) : [SYNONYMS[locale]])
    .flatMap((language) => language?.[widget] ?? [])
    .join(', ');
