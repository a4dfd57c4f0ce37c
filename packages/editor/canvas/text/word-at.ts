const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

type Range = { readonly start: number; readonly end: number };

/** The word at an offset of a text, or the one that ends there; empty where there is none. */
export function wordAt(text: string, offset: number): Range {
  const segments = segmenter.segment(text);
  const word = [offset, offset - 1]
    .map((at) => (at < 0 ? undefined : segments.containing(at)))
    .find((segment) => segment?.isWordLike);
  if (!word) return { start: offset, end: offset };
  return { start: word.index, end: word.index + word.segment.length };
}
