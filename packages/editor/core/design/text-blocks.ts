import { htmlText } from '../properties/plain-text.ts';
import { textStyleOf, withTextStyle } from './text-classes.ts';

const BLOCK = /<(p|h[1-6]|blockquote|li|td|th)((?:\s[^<>]*)?)>/g;
const CLASS = /\sclass="([^"]*)"/;

/** Default text styles of elements without a style class. */
const ELEMENT_STYLES: { readonly [tag: string]: string } = {
  h1: 'heading-1',
  h2: 'heading-2',
  h3: 'heading-3',
  h4: 'heading-4',
  h5: 'heading-4',
  h6: 'heading-4',
};

/** The text style of a block with this tag and these classes. */
export const blockStyle = (tag: string, classes: string | null): string =>
  textStyleOf(classes) ?? ELEMENT_STYLES[tag] ?? 'normal';

/** The tag whose blocks have this style by default; undefined if none does. */
export const tagOfStyle = (style: string): string | undefined =>
  style === 'normal'
    ? 'p'
    : Object.keys(ELEMENT_STYLES).find((tag) => ELEMENT_STYLES[tag] === style);

/** Class names of the text styles in a text, in order and without duplicates. */
export function stylesIn(html: string): readonly string[] {
  const found = [...html.matchAll(BLOCK)].map(([, tag = '', attributes = '']) =>
    blockStyle(tag, CLASS.exec(attributes)?.[1] ?? null),
  );
  return [...new Set(found)];
}

/** The words of the first block with a text style. */
export function wordsOfStyle(html: string, style: string): string {
  const blocks = [...html.matchAll(BLOCK)];
  const at = blocks.findIndex(
    ([, tag = '', attributes = '']) =>
      blockStyle(tag, CLASS.exec(attributes)?.[1] ?? null) === style,
  );
  return htmlText(html.slice(blocks[at]?.index, blocks[at + 1]?.index));
}

/** Replaces one text style by another in all blocks of a text. */
export const replaceStyle = (html: string, before: string, after: string): string =>
  html.replaceAll(BLOCK, (whole, tag: string, attributes: string) => {
    const classes = CLASS.exec(attributes)?.[1] ?? null;
    if (blockStyle(tag, classes) !== before) return whole;
    const next = withTextStyle(classes, after);
    return `<${tag}${attributes.replace(CLASS, '')}${next ? ` class="${next}"` : ''}>`;
  });
