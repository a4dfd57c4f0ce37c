import { friendlyUrl } from '../urls/friendly-url.ts';

const MAX_BASE_LENGTH = 48;

/** Derives a free class name from a name: `night-sky`, `night-sky-2`. */
export function freeClassName(name: string, taken: ReadonlySet<string>, fallback: string): string {
  const base = friendlyUrl(name).slice(0, MAX_BASE_LENGTH) || fallback;
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? base : `${base}-${number}`;
    if (!taken.has(candidate)) return candidate;
  }
}
