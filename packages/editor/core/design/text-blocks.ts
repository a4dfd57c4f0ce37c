import { textStyleOf, withTextStyle } from './text-classes.ts';

const BLOCK = /<(p|h[1-6]|blockquote|li|td|th)((?:\s[^<>]*)?)>/g;
const CLASS = /\sclass="([^"]*)"/;

/** What text without a style of its own looks like. */
const ELEMENT_STYLES: { readonly [tag: string]: string } = {
  h1: 'heading-1',
  h2: 'heading-2',
  h3: 'heading-3',
  h4: 'heading-4',
  h5: 'heading-4',
  h6: 'heading-4',
};

/** The class names of the text styles that a text uses, in their order, each once. */
export function stylesIn(html: string): readonly string[] {
  const found = [...html.matchAll(BLOCK)].map(
    ([, tag = '', attributes = '']) =>
      textStyleOf(CLASS.exec(attributes)?.[1] ?? null) ?? ELEMENT_STYLES[tag] ?? 'normal',
  );
  return [...new Set(found)];
}

/** The text with one style in place of another in all of its blocks. */
export const withStyle = (html: string, before: string, after: string): string =>
  html.replaceAll(BLOCK, (whole, tag: string, attributes: string) => {
    const classes = CLASS.exec(attributes)?.[1] ?? null;
    const current = textStyleOf(classes) ?? ELEMENT_STYLES[tag] ?? 'normal';
    if (current !== before) return whole;
    const next = withTextStyle(classes, after);
    return `<${tag}${attributes.replace(CLASS, '')}${next ? ` class="${next}"` : ''}>`;
  });
