const USE = /var\(\s*(--[\w-]+)\s*,/g;

/** The text up to the parenthesis that closes the one before it. */
function untilClosed(text: string): string {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
    if (depth < 0) return text.slice(0, at);
  }
  return text;
}

/** Variables in a CSS value, with what applies where they aren't set. */
export const variableFallbacks = (css: string): readonly (readonly [string, string])[] =>
  [...css.matchAll(USE)].map(({ 0: use, 1: name = '', index }) => [
    name,
    untilClosed(css.slice(index + use.length)).trim(),
  ]);
