import type { PropertyValue, WidgetNode } from '@plinth/model';
import { FACT_TAG } from '@plinth/widgets/kit';

const LINE_END = /<\/(?:p|h[1-6]|li|td|blockquote)>|<br>/;

/** Rich text, or several words: settings such as colors and sizes have neither. */
const isText = (value: string): boolean => /[<\s]/.test(value);

/** A line with a fact is about the owner’s business. */
const hasFact = (line: string): boolean => line.includes(`<${FACT_TAG} `);

const plainText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&nbsp;|\s+/g, ' ')
    .trim();

function stringsIn(value: PropertyValue): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

/** The lines of a widget’s texts that visitors read, without markup and without site facts. */
const ownPassages = ({ properties: { layer_name, ...properties } }: WidgetNode) =>
  stringsIn(properties)
    .filter(isText)
    .flatMap((text) => text.split(LINE_END))
    .filter((line) => !hasFact(line))
    .map(plainText)
    .filter((line) => line !== '');

/** The passages of a document in reading order. */
export const passagesOf = (tree: WidgetNode): readonly string[] => [
  ...ownPassages(tree),
  ...tree.children.flatMap(passagesOf),
];
