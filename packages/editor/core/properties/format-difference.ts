import type { MessageKey } from '@plinth/i18n';

/** Elements that format text, by tag. */
const TAGS: { readonly [tag: string]: MessageKey } = {
  ...{ strong: 'EDITOR.TEXT.BOLD', b: 'EDITOR.TEXT.BOLD' },
  ...{ em: 'EDITOR.TEXT.ITALIC', i: 'EDITOR.TEXT.ITALIC' },
  ...{ u: 'EDITOR.TEXT.UNDERLINE', s: 'EDITOR.TEXT.STRIKE' },
  ...{ ul: 'EDITOR.TEXT.BULLETS', ol: 'EDITOR.TEXT.NUMBERS' },
  ...{ a: 'EDITOR.TEXT.LINK', blockquote: 'EDITOR.TEXT.QUOTE' },
};

const PATTERNS: readonly (readonly [RegExp, MessageKey])[] = [
  [/^<h\d/, 'EDITOR.TEXT.LEVEL'],
  [/^moto-text_/, 'EDITOR.TEXT.STYLE'],
  [/^moto-align-/, 'EDITOR.TEXT.ALIGN'],
  [/^(?:moto-color|color:)/, 'EDITOR.TEXT.COLOR'],
  [/^font-size:/, 'EDITOR.TEXT.SIZE'],
];

/** The opening tags of HTML, and the classes and styles in them; a link counts with its attributes. */
const partsOf = (html: string): readonly string[] =>
  [...html.matchAll(/<([a-z]\w*)([^>]*)>/g)].flatMap(([, tag = '', attributes = '']) => {
    const [, classes = ''] = /\sclass="([^"]*)"/.exec(attributes) ?? [];
    const [, styles = ''] = /\sstyle="([^"]*)"/.exec(attributes) ?? [];
    const own = tag === 'a' ? `<a${attributes}` : `<${tag}`;
    return [own, ...classes.split(/\s+/), ...styles.split(/;\s*/)];
  });

const labelOf = (part: string): MessageKey | undefined =>
  TAGS[/^<(\w+)/.exec(part)?.[1] ?? ''] ?? PATTERNS.find(([pattern]) => pattern.test(part))?.[1];

function countsOf(html: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const part of partsOf(html)) counts.set(part, (counts.get(part) ?? 0) + 1);
  return counts;
}

const paragraphsIn = (html: string): number => html.match(/<(?:p|h\d|li)\b/g)?.length ?? 0;

/** Formats that each paragraph has, also an added one. */
const OF_PARAGRAPHS: ReadonlySet<MessageKey> = new Set([
  'EDITOR.TEXT.LEVEL',
  'EDITOR.TEXT.STYLE',
  'EDITOR.TEXT.ALIGN',
]);

/** Names of the formats in which two rich texts differ: “Bold”, “Text color”. */
export function formatDifference(before: string, after: string): readonly MessageKey[] {
  const [old, now] = [countsOf(before), countsOf(after)];
  const changed = [...new Set([...old.keys(), ...now.keys()])].filter(
    (part) => old.get(part) !== now.get(part),
  );
  const isAdded = paragraphsIn(before) !== paragraphsIn(after);
  const labels = new Set(changed.flatMap((part) => labelOf(part) ?? []));
  return [...labels].filter((label) => !isAdded || !OF_PARAGRAPHS.has(label));
}
