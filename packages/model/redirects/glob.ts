/**
 * Patterns in which `*` matches any run of characters. Matching scans the text once per literal
 * part and never backtracks, so no pattern can make it slow.
 */
export type Glob = {
  /** Literal text around the wildcards: always one part more than there are wildcards. */
  readonly parts: readonly string[];
};

export const parseGlob = (pattern: string): Glob => ({ parts: pattern.split('*') });

/** The text each wildcard matched, shortest match from the left. Null if the text doesn't match. */
export function matchGlob({ parts }: Glob, text: string): readonly string[] | null {
  const first = parts[0] ?? '';
  if (parts.length === 1) return text === first ? [] : null;
  const last = parts.at(-1) ?? '';
  // Both ends first, which is quick and rules out most texts.
  if (!text.endsWith(last) || !text.startsWith(first)) return null;
  const captures: string[] = [];
  let at = first.length;
  for (const part of parts.slice(1, -1)) {
    const found = text.indexOf(part, at);
    if (found < 0) return null;
    captures.push(text.slice(at, found));
    at = found + part.length;
  }
  const end = text.length - last.length;
  if (end < at) return null;
  return [...captures, text.slice(at, end)];
}

/** Replaces `$1` to `$9` with the text that the wildcards matched. */
export const substituteCaptures = (template: string, captures: readonly string[]): string =>
  template.replaceAll(/\$([1-9])/g, (_, number) => captures[Number(number) - 1] ?? '');
