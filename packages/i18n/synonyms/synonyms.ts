import type { Locale } from '../locales.ts';
import words from './widgets.json' with { type: 'json' };

const WORDS: { readonly [L in Locale]?: { readonly [widget: string]: string } } = words;

/**
 * Words by which people look for a widget, separated by commas: in one language, or with null in all of
 * them. English words stand beside the widgets themselves.
 */
export const synonymsOf = (widget: string, locale: Locale | null): string =>
  (locale === null ? Object.values(WORDS) : [WORDS[locale]])
    .flatMap((language) => language?.[widget] ?? [])
    .join(', ');
