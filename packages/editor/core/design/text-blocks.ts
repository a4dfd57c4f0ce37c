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

/** Words with a style of their own, whatever the style of their block. */
const RUN = /<span\s[^<>]*?class="([^"]*\bmoto-text_[^"]*)"[^<>]*>(.*?)<\/span>/gs;

/** `words` are also empty where only a site fact or an image is shown. */
type Styled = { readonly style: string; readonly words: string; readonly isEmpty: boolean };

/** How many words with a style of their own come before the others of a block. */
const runsBeforeWords = (block: string): number =>
  [...block.matchAll(RUN)].filter(
    ({ index }) => htmlText(block.slice(0, index).replaceAll(RUN, '')) === '',
  ).length;

/** Each block with its style, and the words in it that have another. */
function partsOf(html: string): readonly Styled[] {
  const blocks = [...html.matchAll(BLOCK)];
  return blocks.flatMap(({ index, 1: tag = '', 2: attributes = '' }, at) => {
    const block = html.slice(index, blocks[at + 1]?.index);
    const runs = [...block.matchAll(RUN)].flatMap(([, classes = '', words = '']) => {
      const style = textStyleOf(classes);
      return style === null ? [] : [{ style, words: htmlText(words), isEmpty: false }];
    });
    const style = blockStyle(tag, CLASS.exec(attributes)?.[1] ?? null);
    const words = htmlText(block.replaceAll(RUN, ''));
    if (words === '' && runs.length > 0) return runs;
    const isEmpty = words === '' && !/<(?:data|img)\s/.test(block);
    const first = runsBeforeWords(block);
    return [...runs.slice(0, first), { style, words, isEmpty }, ...runs.slice(first)];
  });
}

/** The parts that show something, such as the paragraph in a quote; the first one in an empty text. */
function styledParts(html: string): readonly Styled[] {
  const parts = partsOf(html);
  const shown = parts.filter(({ isEmpty }) => !isEmpty);
  return shown.length > 0 ? shown : parts.slice(0, 1);
}

/** Class names of the text styles in a text, in order and without duplicates. */
export const stylesIn = (html: string): readonly string[] => [
  ...new Set(styledParts(html).map(({ style }) => style)),
];

/** The first words with a text style. */
export const wordsOfStyle = (html: string, style: string): string =>
  styledParts(html).find((part) => part.style === style)?.words ?? '';

const SPAN = /<span((?:\s[^<>]*)?)>/g;

const withClass = (tag: string, attributes: string, classes: string | null): string =>
  `<${tag}${attributes.replace(CLASS, '')}${classes ? ` class="${classes}"` : ''}>`;

/** Replaces one text style by another in all blocks and words of a text. */
export const replaceStyle = (html: string, before: string, after: string): string =>
  html
    .replaceAll(BLOCK, (whole, tag: string, attributes: string) => {
      const classes = CLASS.exec(attributes)?.[1] ?? null;
      if (blockStyle(tag, classes) !== before) return whole;
      return withClass(tag, attributes, withTextStyle(classes, after));
    })
    .replaceAll(SPAN, (whole, attributes: string) => {
      const classes = CLASS.exec(attributes)?.[1] ?? null;
      if (textStyleOf(classes) !== before) return whole;
      return withClass('span', attributes, withTextStyle(classes, after));
    });
