import { readStorage, writeStorage } from '@plinth/ui';
import type { CSSProperties } from 'react';

/** Widths of the side panel in px. */
export const PANEL_WIDTH = { least: 240, usual: 280, most: 420 } as const;

const STEP = 16;
const STORED = 'plinth_panel_width';

export const withinBounds = (width: number): number =>
  Math.round(Math.min(PANEL_WIDTH.most, Math.max(PANEL_WIDTH.least, width)));

/** The width last used in this browser. */
export function readPanelWidth(): number {
  const stored = Number(readStorage(STORED) ?? Number.NaN);
  return Number.isFinite(stored) ? withinBounds(stored) : PANEL_WIDTH.usual;
}

export const storePanelWidth = (width: number): void => writeStorage(STORED, String(width));

/** The width after a key press on the divider; null for other keys. */
export function widthByKey(key: string, width: number): number | null {
  switch (key) {
    case 'ArrowLeft':
      return withinBounds(width - STEP);
    case 'ArrowRight':
      return withinBounds(width + STEP);
    case 'Home':
      return PANEL_WIDTH.least;
    case 'End':
      return PANEL_WIDTH.most;
    default:
      return null;
  }
}

/** The width as a CSS variable; on small screens, panels are full-width sheets and ignore it. */
export const panelStyle = (width: number) =>
  ({ '--pl-panel-width': `${width}px` }) as CSSProperties;
