import { type FocusEvent, type MouseEvent, useEffect, useRef } from 'react';

const tilesIn = (library: Element | null): HTMLElement[] => [
  ...(library?.querySelectorAll<HTMLElement>('.media-tile') ?? []),
];

/**
 * Restores focus when the focused element disappears, for example when a file moves to another folder:
 * to the tile that took its position, or to the upload button when no files are left.
 */
export function useRestoredFocus() {
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
    // Removing the focused element fires no blur event.
    onBlur: () => {
      last.current = null;
    },
    // Keyboard users trigger click events, too.
    onClick: ({ target }: MouseEvent) => {
      const place = placeOf(target);
      if (place >= 0) clicked.current = place;
    },
  };
}
