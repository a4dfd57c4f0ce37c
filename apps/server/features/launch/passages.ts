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

type Found = { readonly path: string; readonly value: string };

function stringsIn(value: PropertyValue, path: readonly string[] = []): readonly Found[] {
  if (typeof value === 'string') return [{ path: path.join('.'), value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => stringsIn(part, [...path, name]));
}

/** A line that visitors read, without markup, and the property of the widget that has it. */
export type Passage = { readonly text: string; readonly node: string; readonly path: string };

/** The lines of a widget’s texts, without site facts. */
const ownPassages = ({ id, properties: { layer_name, ...properties } }: WidgetNode) =>
  stringsIn(properties)
    .filter(({ value }) => isText(value))
    .flatMap(({ value, path }) =>
      value
        .split(LINE_END)
        .filter((line) => !hasFact(line))
        .map((line): Passage => ({ text: plainText(line), node: id, path })),
    )
    .filter(({ text }) => text !== '');

/** The passages of a document in reading order. */
export const passagesOf = (tree: WidgetNode): readonly Passage[] => [
  ...ownPassages(tree),
  ...tree.children.flatMap(passagesOf),
];
