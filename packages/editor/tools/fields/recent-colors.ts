import { readStorageJson, writeStorageJson } from '@plinth/ui';

const KEY = 'plinth_recent_colors';
const MAX_COLORS = 8;

/** Values recently picked in this browser, newest first. */
export function recentColors(): readonly string[] {
  const stored = readStorageJson(KEY);
  return Array.isArray(stored) ? stored.filter((value) => typeof value === 'string') : [];
}

export function rememberColor(value: string): void {
  const others = recentColors().filter((other) => other !== value);
  writeStorageJson(KEY, [value, ...others].slice(0, MAX_COLORS));
}
