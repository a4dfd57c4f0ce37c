import { ColorValue } from '@plinth/model';

const VARIABLE = /var\(--moto-([\w-]+)/g;

/** The theme color that a declaration consists of or ends in; null if it mixes colors. */
export function themeColorIn(declared: string): string | null {
  if (declared.includes('color-mix(')) return null;
  const tokens = [...declared.matchAll(VARIABLE)].map(([, name = '']) => name.replaceAll('-', '_'));
  return tokens.find((token) => ColorValue.safeParse(token).success) ?? null;
}
