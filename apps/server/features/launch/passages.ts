import type { PropertyValue, WidgetNode } from '@plinth/model';

/** Shorter ones, such as “All services”, fit any business. */
const MIN_WORDS = 4;

const LINE_END = /<\/(?:p|h[1-6]|li|blockquote)>|<br>/;

const plainText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&nbsp;|\s+/g, ' ')
    .trim();

const isPassage = (text: string): boolean => text.split(' ').length >= MIN_WORDS;

function stringsIn(value: PropertyValue): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

/** The lines of a widget's texts that say something about a business, without markup. */
const ownPassages = ({ properties }: WidgetNode): readonly string[] =>
  stringsIn(properties)
    .flatMap((text) => text.split(LINE_END))
    .map(plainText)
    .filter(isPassage);

/** The passages of a document in reading order. */
export const passagesOf = (tree: WidgetNode): readonly string[] => [
  ...ownPassages(tree),
  ...tree.children.flatMap(passagesOf),
];
