/**
 * Removes the characters that match `mask` from typed text and returns the new caret position. `mask`
 * matches one character.
 */
export function maskedValue(
  typed: string,
  caret: number,
  mask: RegExp | undefined,
): { readonly value: string; readonly caret: number } {
  if (!mask) return { value: typed, caret };
  const strip = (text: string) => text.replaceAll(new RegExp(mask.source, `g${mask.flags}`), '');
  return { value: strip(typed), caret: strip(typed.slice(0, caret)).length };
}
