/** Maximum size of cached texts in characters. */
const MAX_CHARACTERS = 8 * 1024 * 1024;

const values = new Map<string, unknown>();
let size = 0;

const evictOldest = (): void => {
  for (const text of values.keys()) {
    if (size <= MAX_CHARACTERS) return;
    values.delete(text);
    size -= text.length;
  }
};

/**
 * Parses JSON through an LRU cache: the same text returns the same object, which must not be
 * modified. Rendering caches results by document identity.
 */
export function parseShared(text: string): unknown {
  const isKnown = values.has(text);
  const value: unknown = isKnown ? values.get(text) : JSON.parse(text);
  if (isKnown) values.delete(text);
  else size += text.length;
  values.set(text, value);
  if (!isKnown) evictOldest();
  return value;
}
