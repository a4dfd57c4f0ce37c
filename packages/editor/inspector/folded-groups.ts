const STORED = 'plinth_folded_groups';

const read = (): ReadonlySet<string> => {
  try {
    const names: unknown = JSON.parse(localStorage.getItem(STORED) ?? '[]');
    return new Set(Array.isArray(names) ? names.map(String) : []);
  } catch {
    return new Set();
  }
};

const keyOf = (widget: string, group: string): string => `${widget} ${group}`;

/** Whether the person has folded a widget's group in this browser. */
export const isFolded = (widget: string, group: string): boolean =>
  read().has(keyOf(widget, group));

export function storeFolded(widget: string, group: string, isOn: boolean): void {
  const names = new Set(read());
  if (isOn) names.add(keyOf(widget, group));
  else names.delete(keyOf(widget, group));
  try {
    localStorage.setItem(STORED, JSON.stringify([...names]));
  } catch {
    // A full store forgets it with the tab.
  }
}
