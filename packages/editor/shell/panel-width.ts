import { keep, kept } from '@plinth/ui';
import type { CSSProperties } from 'react';

/** px of the side panel. */
export const PANEL_WIDTH = { least: 240, usual: 280, most: 420 } as const;

const STEP = 16;
const STORED = 'plinth_panel_width';

export const withinBounds = (width: number): number =>
  Math.round(Math.min(PANEL_WIDTH.most, Math.max(PANEL_WIDTH.least, width)));

/** As the person left it in this browser. */
export function readPanelWidth(): number {
  const stored = Number(kept(STORED) ?? Number.NaN);
  return Number.isFinite(stored) ? withinBounds(stored) : PANEL_WIDTH.usual;
}

export const storePanelWidth = (width: number): void => keep(STORED, String(width));

/** The width that a key on the divider asks for; null for keys that mean nothing there. */
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

/** The width as the style sheet reads it: on small screens panels are sheets as wide as the screen. */
export const panelStyle = (width: number) =>
  ({ '--pl-panel-width': `${width}px` }) as CSSProperties;
