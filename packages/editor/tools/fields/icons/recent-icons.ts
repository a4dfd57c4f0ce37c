import { readStorageJson, writeStorageJson } from '@plinth/ui';
import { COLUMNS } from './icon-grid.ts';

const KEY = 'plinth_recent_icons';

/** Names of icons recently chosen in this browser, newest first: as many as are in a row. */
export function recentIcons(): readonly string[] {
  const stored = readStorageJson(KEY);
  return Array.isArray(stored) ? stored.filter((name) => typeof name === 'string') : [];
}

export function rememberIcon(name: string): void {
  const others = recentIcons().filter((other) => other !== name);
  writeStorageJson(KEY, [name, ...others].slice(0, COLUMNS));
}
