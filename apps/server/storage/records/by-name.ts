/** Names in the order of a dictionary, which databases sort by code or by rules of their own. */

/** The rules of all languages that have none of their own; numbers count as such. */
const collator = new Intl.Collator('en', { numeric: true });

export const compareNames = (one: string, other: string): number => collator.compare(one, other);

type Named = { readonly id: number; readonly name: string };

export const byName = (one: Named, other: Named): number =>
  compareNames(one.name, other.name) || one.id - other.id;
