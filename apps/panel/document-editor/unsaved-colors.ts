import type { UnsavedColors } from '@plinth/editor';

const KEY = 'plinth-colors';
const HEX = /^#[\da-f]{6}$/;

type Change = readonly [number, string];

const isChange = (pair: unknown): pair is Change =>
  Array.isArray(pair) && Number.isInteger(pair[0]) && HEX.test(String(pair[1]));

function stored(): readonly Change[] {
  try {
    const pairs: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(pairs) ? pairs.filter(isChange) : [];
  } catch {
    return [];
  }
}

/** Unsaved site colors in this tab; they survive a reload and opening other pages. */
export const unsavedColors: UnsavedColors = {
  get current() {
    return new Map(stored());
  },
  set current(changes) {
    try {
      if (changes.size === 0) sessionStorage.removeItem(KEY);
      else sessionStorage.setItem(KEY, JSON.stringify([...changes]));
    } catch {
      // Without browser storage, the colors last until the editor closes.
    }
  },
};
