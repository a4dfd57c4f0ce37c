/** What visitors can find. */
export type FoundOwner = { readonly kind: 'page' | 'post'; readonly id: number };

/** The id of an owner's entry in the index: pages and posts alternate. */
export const entryId = ({ kind, id }: FoundOwner): number => id * 2 + (kind === 'post' ? 1 : 0);

export const ownerOf = (entry: number): FoundOwner => ({
  kind: entry % 2 === 1 ? 'post' : 'page',
  id: Math.floor(entry / 2),
});
