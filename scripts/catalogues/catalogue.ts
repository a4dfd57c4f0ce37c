/**
 * Texts by flat dotted key. Plural forms have the suffixes `_one`, `_few`, `_many`, and `_other`;
 * what replaces “0 places” has `_zero`.
 */
export type Messages = { readonly [key: string]: string };

/** The texts of one bundle in one language. A widget's bundle is named `widgets/<widget>`. */
export type Catalogue = {
  /** The folder's name, such as `de`. */
  readonly language: string;
  readonly bundle: string;
  readonly messages: Messages;
};

export const ENGLISH = 'en';

/** Texts of all widgets load as one bundle, but each widget is translated separately. */
export const WIDGETS = 'widgets';

/** The bundle to load: `widgets/image` is part of `widgets`. */
export const loadedBundle = (bundle: string): string => bundle.split('/')[0] ?? bundle;

const PLURAL = /_(zero|one|two|few|many|other)$/;

/** The plural category of a key, such as `one`. Null for a key without plural forms. */
export const categoryOf = (key: string): string | null => PLURAL.exec(key)?.[1] ?? null;

/** The key as used in code, without its plural category. */
export const stemOf = (key: string): string => key.replace(PLURAL, '');

const englishForm = (key: string): string =>
  categoryOf(key) === null ? key : `${stemOf(key)}_other`;

/** The English text to compare a translation with. For plurals, the `other` form. */
export const englishText = (english: Messages, key: string): string =>
  english[englishForm(key)] ?? '';

/** A text for none, such as “Not used”, may be added to the plural forms of any language. */
export const isForNone = (category: string | null): boolean => category === 'zero';

/** The keys that a language needs, with its own plural forms. */
export const neededKeys = (english: Messages, rules: Intl.PluralRules): ReadonlySet<string> =>
  new Set(
    Object.keys(english).flatMap((key) =>
      categoryOf(key) === null || isForNone(categoryOf(key))
        ? [key]
        : rules.resolvedOptions().pluralCategories.map((category) => `${stemOf(key)}_${category}`),
    ),
  );

const FALLS_BACK: readonly string[] = ['editor', 'panel', WIDGETS];

/** Whether English texts stand in for those that a language lacks, so that a feature can ship. */
export const fallsBack = (bundle: string): boolean => FALLS_BACK.includes(loadedBundle(bundle));
