import { createContext, use } from 'react';
import type { DragSession } from '../drag/drag-session.ts';
import type { SlotMaker } from '../drag/slot-maker.ts';
import type { OverlayScheduler } from './overlay-scheduler.ts';
import type { Viewport } from './viewport.ts';

export type FrameWindow = Window &
  Pick<typeof globalThis, 'CSSStyleSheet' | 'DOMParser' | 'IntersectionObserver'>;

/** The loaded frame. It shows the page before the tools have loaded. */
export type ShownFrame = {
  readonly frame: HTMLIFrameElement;
  readonly stage: HTMLElement;
  readonly document: Document;
  readonly window: FrameWindow;
  /** Gives the page the focus: the text being edited, otherwise the stage, which has a name. */
  readonly focus: () => void;
  /** Style sheets of the page, without those of single widgets. */
  readonly sheets: readonly CSSStyleSheet[];
  /** Applies the site's style sheet, followed by unsaved design changes. */
  readonly showDesign: (css: string, colorCss: string) => void;
  /** Adds the styles of widgets that were loaded since. */
  readonly showLoadedWidgets: () => void;
  /** Keeps the visible content in place while `resize` changes the frame's size or scale. */
  readonly keepScrollPosition: (resize: () => void) => void;
  /** Position of the frame in the stage, for overlays. */
  readonly viewport: () => Viewport;
  /** Position of the frame in the window, for pointer events of the panel. */
  readonly windowViewport: () => Viewport;
};

/** The frame and its geometry: the only way for the rest of the editor to use the canvas. */
export type CanvasHandle = ShownFrame & {
  /** Slots by parent and index, for moves without a pointer. */
  readonly slots: SlotMaker;
  /** A slot as the page is now, outside of a drag. */
  readonly measureSlot: SlotMaker['slotAt'];
  readonly drag: DragSession;
  /** Elements drawn above the page that follow its layout. */
  readonly overlay: OverlayScheduler;
};

export const CanvasContext = createContext<CanvasHandle | null>(null);

/** null until the frame and the tools have loaded. */
export const useCanvas = (): CanvasHandle | null => use(CanvasContext);
