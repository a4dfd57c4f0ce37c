/** Levels of the headings in a rich text, in document order. */
export const headingLevels = (html: string): readonly number[] =>
  [...html.matchAll(/<h([1-6])[\s>]/g)].map(([, level]) => Number(level));

/** Makes every h1 of a rich text an h2. Its text style keeps its look. */
export const withoutMainHeadings = (html: string): string =>
  html.replaceAll(/(<\/?)h1(?=[\s>])/g, '$1h2');

export type HeadingFault = {
  /** Index of the heading. */
  readonly index: number;
  readonly reason: 'no_first' | 'second' | 'jump';
  /** The level it should have. */
  readonly wanted: number;
};

/** Checks the headings of a page in reading order: exactly one h1, and no skipped level. */
export function headingFaults(levels: readonly number[]): readonly HeadingFault[] {
  if (levels.length === 0) return [];
  const top = levels.indexOf(1);
  if (top === -1) return [{ index: 0, reason: 'no_first', wanted: 1 }];
  return levels.flatMap((level, index): HeadingFault[] => {
    const before = levels[index - 1] ?? 1;
    if (level === 1 && index > top) return [{ index, reason: 'second', wanted: 2 }];
    return level > before + 1 ? [{ index, reason: 'jump', wanted: before + 1 }] : [];
  });
}
