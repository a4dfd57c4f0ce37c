import type { SetIcon } from '@plinth/widgets/icon-set';

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[-_\s]+/g, ' ')
    .trim();

/** The name of an icon in words, such as “Arrow right”. */
export function iconLabel(name: string): string {
  const words = plain(name);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const NONE = 4;

/** Whether a word in a text begins with the search. */
const hasWord = (text: string, search: string): boolean => ` ${text}`.includes(` ${search}`);

/** Crossed out, which is rarely wanted. */
const isCrossed = ({ name }: SetIcon): boolean => name.endsWith('_off');

/**
 * Icons whose name or another word for it begins with each word of the search: first those named so,
 * then those whose name has the words. All icons without a search.
 */
export function searchIcons(icons: readonly SetIcon[], search: string): readonly SetIcon[] {
  const wanted = plain(search);
  if (wanted === '') return icons;
  const parts = wanted.split(' ');
  const rank = ({ name, words }: SetIcon): number => {
    const named = plain(name);
    if (named === wanted) return 0;
    if (parts.every((part) => hasWord(named, part))) return 1;
    const all = ` ${named},${words}`.replaceAll(/[,_-]/g, ' ');
    if (!parts.every((part) => hasWord(all, part))) return NONE;
    return named.includes(wanted) ? 2 : 3;
  };
  return icons
    .map((icon) => ({ icon, rank: rank(icon) }))
    .filter((found) => found.rank < NONE)
    .sort((a, b) => Number(isCrossed(a.icon)) - Number(isCrossed(b.icon)) || a.rank - b.rank)
    .map(({ icon }) => icon);
}
