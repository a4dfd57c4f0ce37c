import { createContext, use } from 'react';
import type { DragSession } from '../drag/drag-session.ts';
import type { SlotMaker } from '../drag/slot-maker.ts';
import type { Followers } from '../overlay/followers.ts';
import type { Viewport } from './viewport.ts';

/** The loaded frame and what measures it; panel parts reach the canvas only through this. */
export type CanvasHandle = {
  readonly frame: HTMLIFrameElement;
  readonly document: Document;
  readonly window: Window;
  /** Slots by parent and index, for what chooses them without a pointer. */
  readonly slots: SlotMaker;
  readonly drag: DragSession;
  /** What is drawn over the page and follows it. */
  readonly followers: Followers;
  /** Shows the site's style sheet, and after it what is tried but not saved. */
  readonly showDesign: (css: string, draft: string) => void;
  /** Before the page gets another width: what is looked at stays in sight. */
  readonly holdPlace: () => void;
  /** Where the frame lies in the stage, for overlays. */
  readonly viewport: () => Viewport;
  /** Where the frame lies in the window, for pointer events of the panel. */
  readonly windowViewport: () => Viewport;
};

export const CanvasContext = createContext<CanvasHandle | null>(null);

/** null until the frame has loaded. */
export const useCanvas = (): CanvasHandle | null => use(CanvasContext);
