/** Characters of JSON text whose values stay in memory. */
const LIMIT = 8 * 1024 * 1024;

const values = new Map<string, unknown>();
let size = 0;

const forgetOldest = (): void => {
  for (const text of values.keys()) {
    if (size <= LIMIT) return;
    values.delete(text);
    size -= text.length;
  }
};

/**
 * JSON whose value nobody changes: the same text is the same object, least recently used texts are
 * parsed anew. Rendering remembers what it worked out for a document by its identity.
 */
export function parseShared(text: string): unknown {
  const isKnown = values.has(text);
  const value: unknown = isKnown ? values.get(text) : JSON.parse(text);
  if (isKnown) values.delete(text);
  else size += text.length;
  values.set(text, value);
  if (!isKnown) forgetOldest();
  return value;
}
