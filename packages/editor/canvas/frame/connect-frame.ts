import type { NodeId } from '@plinth/model';
import { dropRules } from '../../core/commands/rules.ts';
import type { EditorSession } from '../../core/session/types.ts';
import { createCanvasSurface } from '../drag/canvas-surface.ts';
import { dimDragged } from '../drag/dim-dragged.ts';
import { createDragSession, type DropHandler } from '../drag/drag-session.ts';
import { createGeometry } from '../drag/geometry.ts';
import { createResolver } from '../drag/resolver.ts';
import type { SlotMaker } from '../drag/slot-maker.ts';
import type { CanvasHandle, ShownFrame } from './canvas-context.ts';
import { listenToFrame } from './frame-events.ts';
import { liftAboveSheet } from './lift-above-sheet.ts';
import { createOverlayScheduler } from './overlay-scheduler.ts';
import { panToSelection } from './pan-to-selection.ts';
import { revealSelection } from './reveal.ts';
import { scrollBelow } from './scroll-below.ts';
import { makeSingleTabStop } from './single-tab-stop.ts';

/** Handlers for events in the frame. */
export type CanvasEvents = {
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onPaste: (event: ClipboardEvent) => void;
  readonly onDrop: DropHandler;
  readonly editText: (id: NodeId, event: MouseEvent | null) => void;
};

/** Geometry of the page, and drag and drop on it. */
function connectDrag(session: EditorSession, shown: ShownFrame, onDrop: DropHandler) {
  const { frame: iframe, stage, document, window: view } = shown;
  const { store, elements, sections, ui } = session;
  const geometry = createGeometry({ store, frame: () => document, element: elements.get });
  const { resolve, slots } = createResolver({
    document: store.reader,
    geometry,
    rules: dropRules(session),
    roots: sections.map(({ root }) => root),
  });
  const drag = createDragSession({
    requestFrame: (callback) => requestAnimationFrame(callback),
    drop: onDrop,
  });
  const covered = () => ui.getState().covered;
  const surface = { iframe, stage, page: document, view, geometry, resolve, covered };
  drag.addSurface(createCanvasSurface(surface));
  const stops = [store.observe(drag.cancel), dimDragged(drag, view)];
  const measureSlot: SlotMaker['slotAt'] = (request) => {
    if (!drag.current()) geometry.invalidate();
    return slots.slotAt(request);
  };
  const close = () => {
    drag.cancel();
    for (const stop of stops) stop();
  };
  return { drag, slots, measureSlot, close };
}

/** Lets the user work on a shown page: pointer, keys, drag and drop, and overlays. */
export function connectFrame(
  session: EditorSession,
  shown: ShownFrame,
  events: CanvasEvents,
): { readonly canvas: CanvasHandle; readonly close: () => void } {
  const { frame: iframe, stage, document, window: view } = shown;
  const { close: closeDrag, ...dragging } = connectDrag(session, shown, events.onDrop);
  const overlay = createOverlayScheduler(session, { iframe, document, stage });
  const canvas: CanvasHandle = { ...shown, ...dragging, overlay };
  const keys = new AbortController();
  document.addEventListener('keydown', events.onKeyDown, { signal: keys.signal });
  document.addEventListener('paste', events.onPaste, { signal: keys.signal });
  const stops = [
    revealSelection(session, view),
    panToSelection(session, { iframe, stage, view }),
    liftAboveSheet(session, { iframe, stage, view }),
    listenToFrame({ session, canvas, editText: events.editText }),
    scrollBelow(stage, view),
    makeSingleTabStop({ iframe, stage }, document),
    closeDrag,
    overlay.close,
  ];
  const close = () => {
    keys.abort();
    for (const stop of stops) stop();
  };
  return { canvas, close };
}

export type ConnectFrame = typeof connectFrame;
