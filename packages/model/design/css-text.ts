/**
 * Quotes a CSS string. Escapes every character that could end the string, the declaration, or a
 * style element.
 */
export function cssString(text: string): string {
  const safe = text.replace(/[^\p{L}\p{N} ,.:/_~%?&=+#()@!-]/gu, (character) => {
    const code = character.codePointAt(0) ?? 0;
    return `\\${code.toString(16)} `;
  });
  return `"${safe}"`;
}

export const cssUrl = (url: string): string => `url(${cssString(url)})`;

/** Formats a CSS number with at most four decimals and no exponent. */
export const cssNumber = (value: number): string => String(Number(value.toFixed(4)));

export const cssPixels = (value: number): string => (value === 0 ? '0' : `${cssNumber(value)}px`);
