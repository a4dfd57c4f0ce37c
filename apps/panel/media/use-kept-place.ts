import { type FocusEvent, type MouseEvent, useEffect, useRef } from 'react';

const tilesIn = (library: Element | null): HTMLElement[] => [
  ...(library?.querySelectorAll<HTMLElement>('.media-tile') ?? []),
];

/**
 * What has the focus may go: a file into another folder, the bar with the ticks. The focus stays with
 * the files then, at the place of what was ticked, or goes to the button that brings the first.
 */
export function useKeptPlace() {
  const library = useRef<HTMLElement>(null);
  const last = useRef<{ readonly element: Element; readonly place: number } | null>(null);
  const clicked = useRef(0);
  const placeOf = (target: EventTarget): number =>
    tilesIn(library.current).findIndex((tile) => tile.contains(target as Node));
  useEffect(() => {
    if (!last.current || last.current.element.isConnected) return;
    const { place } = last.current;
    last.current = null;
    const tiles = tilesIn(library.current);
    const tile = tiles[Math.min(place < 0 ? clicked.current : place, tiles.length - 1)];
    const next = tile
      ? tile.querySelector('button')
      : library.current?.querySelector<HTMLElement>('[data-upload]');
    next?.focus();
  });
  return {
    ref: library,
    onFocus: ({ target }: FocusEvent) => {
      last.current = { element: target, place: placeOf(target) };
    },
    // What goes with the focus on it does not tell.
    onBlur: () => {
      last.current = null;
    },
    // By keys as well: ticks come by clicks.
    onClick: ({ target }: MouseEvent) => {
      const place = placeOf(target);
      if (place >= 0) clicked.current = place;
    },
  };
}
