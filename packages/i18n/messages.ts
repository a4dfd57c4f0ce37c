/** Texts by flat dotted key. Plural forms end with `_zero`, `_one`, `_few`, `_many`, or `_other`. */
export type Messages = { readonly [key: string]: string };
