/** Letters of scripts that are written from right to left, such as Hebrew and Arabic. */
const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** The `dir` of an element with a text: only letters from right to left need one. */
export const textDirection = (text: string): 'auto' | undefined =>
  RIGHT_TO_LEFT.test(text) ? 'auto' : undefined;

const BLOCKS: ReadonlySet<string> = new Set([
  ...['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'pre', 'ul', 'ol', 'td', 'th'],
]);

/** Whether a block has its own direction. Paragraphs in a list follow the list, as its bullets do. */
export const hasOwnDirection = (tag: string, outer: readonly string[]): boolean =>
  BLOCKS.has(tag) && !(tag === 'p' && outer.includes('li'));
