/** How long the browser keeps something: for good, or as long as the tab is open. */
type Lifetime = 'localStorage' | 'sessionStorage';

/** What the browser refuses to keep, because it is full or may not, lasts as long as the page. */
const unkept = new Map<string, string | null>();

/** What this browser keeps under a key, null when there is nothing. Never throws. */
export function kept(key: string, lifetime: Lifetime = 'localStorage'): string | null {
  const held = unkept.get(key);
  if (held !== undefined) return held;
  try {
    return globalThis[lifetime].getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text in this browser; null forgets it. Never throws. */
export function keep(key: string, text: string | null, lifetime: Lifetime = 'localStorage'): void {
  try {
    if (text === null) globalThis[lifetime].removeItem(key);
    else globalThis[lifetime].setItem(key, text);
    unkept.delete(key);
  } catch {
    unkept.set(key, text);
  }
}

/** The JSON value kept under a key; null when there is none, or somebody spoilt it. */
export function keptValue(key: string): unknown {
  try {
    return JSON.parse(kept(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Keeps a JSON value in this browser. */
export const keepValue = (key: string, value: unknown): void => keep(key, JSON.stringify(value));
