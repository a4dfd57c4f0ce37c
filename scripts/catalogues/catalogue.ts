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
