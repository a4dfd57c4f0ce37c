import { readStorageJson, writeStorageJson } from '@plinth/ui';

const KEY = 'plinth.palette.recent';
const MOST = 6;

/** Ids of entries recently chosen in the palette, newest first. */
export function recentIds(): readonly string[] {
  const stored = readStorageJson(KEY);
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
}

export const remember = (id: string): void =>
  writeStorageJson(KEY, [id, ...recentIds().filter((other) => other !== id)].slice(0, MOST));
