import { readStorageJson, writeStorageJson } from '@plinth/ui';

const STORED = 'plinth_folded_groups';

const read = (): ReadonlySet<string> => {
  const names = readStorageJson(STORED);
  return new Set(Array.isArray(names) ? names.map(String) : []);
};

const keyOf = (widget: string, group: string): string => `${widget} ${group}`;

/** Whether a widget's group is collapsed in this browser. */
export const isFolded = (widget: string, group: string): boolean =>
  read().has(keyOf(widget, group));

export function storeFolded(widget: string, group: string, isOn: boolean): void {
  const names = new Set(read());
  if (isOn) names.add(keyOf(widget, group));
  else names.delete(keyOf(widget, group));
  writeStorageJson(STORED, [...names]);
}
