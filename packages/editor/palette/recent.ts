const KEY = 'plinth.palette.recent';
const MOST = 6;

/** Ids of what was chosen in the palette lately, the last one first. */
export function recentIds(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** A browser that stores nothing forgets it. */
export function remember(id: string): void {
  const next = [id, ...recentIds().filter((other) => other !== id)].slice(0, MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // Full or forbidden: the palette works without.
  }
}
