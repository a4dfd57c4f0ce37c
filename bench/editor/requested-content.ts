import { contentOf, type Leaf, type Shape } from './content.ts';

/** The content that the URL's query requests. */
export const requestedBlocks = (() => {
  const query = new URLSearchParams(location.search);
  const shape: Shape = query.get('shape') === 'flat' ? 'flat' : 'nested';
  return contentOf(Number(query.get('count') ?? 100), shape);
})();

export const leaves: readonly Leaf[] = requestedBlocks.flatMap(({ columns }) => columns.flat());
export const buttons: readonly Leaf[] = leaves.filter(({ kind }) => kind === 'button');

/** The button for call number `index`. Consecutive calls jump across the page. */
export const buttonAt = (index: number): Leaf => {
  const leaf = buttons[(index * 37) % buttons.length];
  if (!leaf) throw new Error('The page has no buttons');
  return leaf;
};
