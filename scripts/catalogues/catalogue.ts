/** Texts by flat dotted key; plural forms carry `_one`, `_few`, `_many`, `_other`. */
export type Messages = { readonly [key: string]: string };

/** The texts of one bundle in one language. A widget's bundle is named `widgets/<widget>`. */
export type Catalogue = {
  /** The folder's name, such as `de`. */
  readonly language: string;
  readonly bundle: string;
  readonly messages: Messages;
};

export const ENGLISH = 'en';

/** Texts of all widgets load together, although each widget's are complete for themselves. */
export const WIDGETS = 'widgets';

/** The bundle that loads: `widgets/image` loads with `widgets`. */
export const loadedBundle = (bundle: string): string => bundle.split('/')[0] ?? bundle;

const PLURAL = /_(zero|one|two|few|many|other)$/;

/** The plural category that a key is for, such as `one`; null for a key with a single form. */
export const categoryOf = (key: string): string | null => PLURAL.exec(key)?.[1] ?? null;

/** The key as code names it, without its plural category. */
export const stemOf = (key: string): string => key.replace(PLURAL, '');
