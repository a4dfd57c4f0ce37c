/** How long a value is stored: permanently, or as long as the tab is open. */
type Lifetime = 'localStorage' | 'sessionStorage';

/**
 * Values that the browser refuses to store, because storage is full or forbidden. They last until
 * the page is closed.
 */
const unkept = new Map<string, string | null>();

/** Reads a stored text. Null if there is none. Never throws. */
export function kept(key: string, lifetime: Lifetime = 'localStorage'): string | null {
  const held = unkept.get(key);
  if (held !== undefined) return held;
  try {
    return globalThis[lifetime].getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text. Null removes it. Never throws. */
export function keep(key: string, text: string | null, lifetime: Lifetime = 'localStorage'): void {
  try {
    if (text === null) globalThis[lifetime].removeItem(key);
    else globalThis[lifetime].setItem(key, text);
    unkept.delete(key);
  } catch {
    unkept.set(key, text);
  }
}

/** Reads a stored JSON value. Null if there is none or it's corrupt. */
export function keptValue(key: string): unknown {
  try {
    return JSON.parse(kept(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Stores a JSON value. */
export const keepValue = (key: string, value: unknown): void => keep(key, JSON.stringify(value));
