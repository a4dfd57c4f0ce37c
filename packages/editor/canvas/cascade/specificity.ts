/** Matches what counts as a class in a selector. */
const CLASSES = /\.[\w-]+|\[[^\]]*\]|(?<!:):(?!is|not|where|has\b)[\w-]+/g;
const IDS = /#[\w-]+/g;
const ELEMENTS = /(?<![\w.#:[-])[a-z][\w-]*|::[\w-]+/g;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/**
 * The specificity of a selector as one number. For `:is` and `:not`, all arguments count instead of
 * the largest one, which is enough for the simple selectors of widgets and themes.
 */
export function specificity(selector: string): number {
  const counted = selector.replace(/:where\((?:[^()]|\([^()]*\))*\)/g, '');
  const elements = counted.replace(CLASSES, ' ').replace(IDS, ' ');
  return count(counted, IDS) * 10_000 + count(counted, CLASSES) * 100 + count(elements, ELEMENTS);
}
