import { createContext, use } from 'react';
import type { DragSession } from '../drag/drag-session.ts';
import type { SlotMaker } from '../drag/slot-maker.ts';
import type { OverlayScheduler } from '../overlay/overlay-scheduler.ts';
import type { Viewport } from './viewport.ts';

/** The loaded frame and its geometry: the only way for the rest of the editor to use the canvas. */
export type CanvasHandle = {
  readonly frame: HTMLIFrameElement;
  readonly document: Document;
  readonly window: Window;
  /** Gives the page the focus: the text being edited, otherwise the stage, which has a name. */
  readonly focus: () => void;
  /** Slots by parent and index, for moves without a pointer. */
  readonly slots: SlotMaker;
  readonly drag: DragSession;
  /** Style sheets of the page, without those of single widgets. */
  readonly sheets: readonly CSSStyleSheet[];
  /** Elements drawn above the page that follow its layout. */
  readonly overlay: OverlayScheduler;
  /** Applies the site's style sheet, followed by unsaved design changes. */
  readonly showDesign: (css: string, colorCss: string) => void;
  /** Keeps the visible content in view; call before the frame's size changes. */
  readonly holdScrollPosition: () => void;
  /** Position of the frame in the stage, for overlays. */
  readonly viewport: () => Viewport;
  /** Position of the frame in the window, for pointer events of the panel. */
  readonly windowViewport: () => Viewport;
};

export const CanvasContext = createContext<CanvasHandle | null>(null);

/** null until the frame has loaded. */
export const useCanvas = (): CanvasHandle | null => use(CanvasContext);
