import type { KeyboardEvent } from 'react';

type ListShape = { readonly count: number; readonly columns: number };

/** The index that a key moves to from `at`, where -1 is before the list; null for none. */
export function indexByKey(key: string, at: number, { count, columns }: ListShape): number | null {
  const targets: { readonly [key: string]: number } =
    at < 0
      ? { ArrowDown: 0 }
      : {
          ArrowDown: at + columns,
          ArrowUp: at - columns,
          Home: 0,
          End: count - 1,
          ...(columns > 1 && { ArrowRight: at + 1, ArrowLeft: at - 1 }),
        };
  const next = targets[key];
  return next !== undefined && next >= 0 && next < count ? next : null;
}

/** Moves focus among `data-walk` items, or from above to the first, with arrow keys, Home, and End. */
export function moveFocusInList(event: KeyboardEvent<HTMLElement>, columns = 1): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-walk]')];
  const at = items.indexOf(event.target as HTMLElement);
  const next = indexByKey(event.key, at, { count: items.length, columns });
  if (next === null) return;
  event.preventDefault();
  items[next]?.focus();
}
