/** Texts by flat dotted key; plural forms carry `_one`, `_few`, `_many`, `_other`. */
export type Messages = { readonly [key: string]: string };
