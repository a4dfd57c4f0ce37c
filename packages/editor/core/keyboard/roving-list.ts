import type { KeyboardEvent } from 'react';

type Walk = { readonly count: number; readonly columns: number };

/** Where a key leads from a place in a list; -1 stands for before it. Null: nowhere. */
export function indexByKey(key: string, at: number, { count, columns }: Walk): number | null {
  const places: { readonly [key: string]: number } =
    at < 0
      ? { ArrowDown: 0 }
      : {
          ArrowDown: at + columns,
          ArrowUp: at - columns,
          Home: 0,
          End: count - 1,
          ...(columns > 1 && { ArrowRight: at + 1, ArrowLeft: at - 1 }),
        };
  const next = places[key];
  return next !== undefined && next >= 0 && next < count ? next : null;
}

/** Arrow keys, Home and End lead from one `data-walk` to the next, and from what is above to the first. */
export function moveFocusInList(event: KeyboardEvent<HTMLElement>, columns = 1): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-walk]')];
  const at = items.indexOf(event.target as HTMLElement);
  const next = indexByKey(event.key, at, { count: items.length, columns });
  if (next === null) return;
  event.preventDefault();
  items[next]?.focus();
}
