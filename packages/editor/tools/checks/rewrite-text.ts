import { withColor } from '../../core/design/text-classes.ts';

const TAG = /(<[^>]*>)/;
const CLASS = /\sclass="([^"]*)"/;

const isWords = (token: string): boolean =>
  !token.startsWith('<') && token.replaceAll('&nbsp;', ' ').trim() !== '';

const withClass = (tag: string, next: string | null): string =>
  tag.replace(CLASS, '').replace(/^<\w+/, (name) => (next ? `${name} class="${next}"` : name));

/** Applies a theme color to text run `at` of the HTML; counts non-blank text nodes from 0. */
export function colorWords(html: string, at: number, token: string): string {
  const tokens = html.split(TAG);
  const spans: number[] = [];
  let words = -1;
  for (const [index, each] of tokens.entries()) {
    if (each.startsWith('<span')) spans.push(index);
    if (each.startsWith('</span')) spans.pop();
    if (!isWords(each)) continue;
    words += 1;
    if (words !== at) continue;
    const colored = spans.findLast((span) =>
      CLASS.exec(tokens[span] ?? '')?.[1]?.includes('moto-color'),
    );
    if (colored === undefined) tokens[index] = `<span class="moto-${token}">${each}</span>`;
    else {
      const tag = tokens[colored] ?? '';
      tokens[colored] = withClass(tag, withColor(CLASS.exec(tag)?.[1] ?? null, token));
    }
  }
  return tokens.join('');
}

const styleOf = (level: number): string => `moto-text_heading-${Math.min(4, level)}`;

/** Changes the level of heading `at` without changing its appearance. */
export function withHeadingLevel(html: string, at: number, level: number): string {
  let count = -1;
  return html.replaceAll(
    /<h([1-6])((?:\s[^<>]*)?)>([\s\S]*?)<\/h\1>/g,
    (whole, old: string, attributes: string, inner: string) => {
      count += 1;
      if (count !== at) return whole;
      const classes = CLASS.exec(attributes)?.[1] ?? '';
      const classAttribute = classes.includes('moto-text_')
        ? attributes
        : `${attributes.replace(CLASS, '')} class="${`${classes} ${styleOf(Number(old))}`.trim()}"`;
      return `<h${level}${classAttribute}>${inner}</h${level}>`;
    },
  );
}
