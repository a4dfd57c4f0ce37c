/** How long a value is stored: permanently, or as long as the tab is open. */
type Lifetime = 'localStorage' | 'sessionStorage';

/**
 * Values that the browser refuses to store, because storage is full or forbidden. They last until
 * the page is closed.
 */
const unstored = new Map<string, string | null>();

/** Reads a stored text. Null if there is none. Never throws. */
export function readStorage(key: string, lifetime: Lifetime = 'localStorage'): string | null {
  const inMemory = unstored.get(key);
  if (inMemory !== undefined) return inMemory;
  try {
    return globalThis[lifetime].getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text. Null removes it. Never throws. */
export function writeStorage(
  key: string,
  text: string | null,
  lifetime: Lifetime = 'localStorage',
): void {
  try {
    if (text === null) globalThis[lifetime].removeItem(key);
    else globalThis[lifetime].setItem(key, text);
    unstored.delete(key);
  } catch {
    unstored.set(key, text);
  }
}

/** Reads a stored JSON value. Null if there is none or it's corrupt. */
export function readStorageJson(key: string, lifetime: Lifetime = 'localStorage'): unknown {
  try {
    return JSON.parse(readStorage(key, lifetime) ?? 'null');
  } catch {
    return null;
  }
}

export const writeStorageJson = (key: string, value: unknown): void =>
  writeStorage(key, JSON.stringify(value));
