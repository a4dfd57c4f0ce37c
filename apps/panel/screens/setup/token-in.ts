/** The token of a setup link, or the token alone. Null for any other text. */
export const tokenIn = (link: string): string | null =>
  /^(?:\S*\/setup\/)?([\w-]{20,128})\/?$/.exec(link.trim())?.[1] ?? null;
