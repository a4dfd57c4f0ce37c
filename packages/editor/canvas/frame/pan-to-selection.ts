import type { NodeId } from '@plinth/model';
import { type Box, toBox } from '../../core/geometry/box.ts';
import type { EditorSession } from '../../core/session/types.ts';
import { contentBoxes } from '../overlay/content-boxes.ts';
import type { IdlePointer } from './idle-pointer.ts';
import { panFor } from './pan.ts';
import { slide } from './slide.ts';
import { readViewport, toWindow } from './viewport.ts';

type Frame = {
  readonly iframe: HTMLIFrameElement;
  readonly stage: HTMLElement;
  readonly page: Document;
  readonly pointer: IdlePointer;
};

/** The box of a node, or of its text and images if the node is wider than `width`. */
function shownBox(element: Element, page: Document, width: number): Box {
  const box = toBox(element.getBoundingClientRect());
  if (box.right - box.left <= width) return box;
  const content = contentBoxes(page, box);
  if (content.length === 0) return box;
  return {
    ...box,
    left: Math.max(box.left, Math.min(...content.map(({ left }) => left))),
    right: Math.min(box.right, Math.max(...content.map(({ right }) => right))),
  };
}

/** Moves the page aside when a panel covers the selection, and back when nothing is covered. */
export function panToSelection(
  { ui, elements }: EditorSession,
  { iframe, stage, page, pointer }: Frame,
) {
  let stopSliding = () => {};
  /** Where the page is on its way to. */
  let target = 0;
  const panForSelection = (selected: NodeId | undefined): number => {
    const { covered, coveredEnd, pan } = ui.getState();
    const element = elements.get(selected ?? '');
    if (!element) return 0;
    const viewport = readViewport(iframe);
    const origin = stage.getBoundingClientRect().left - stage.scrollLeft;
    const stageWidth = stage.clientWidth;
    const free = { left: covered, right: stageWidth - coveredEnd };
    const width = (free.right - free.left) / viewport.zoom;
    const box = toWindow(viewport, shownBox(element, page, width));
    const left = viewport.left - origin - pan;
    const right = left + iframe.getBoundingClientRect().width;
    const edges = { left: box.left - origin, right: box.right - origin };
    return panFor(edges, { pan, free, page: { left, right }, stageWidth });
  };
  const follow = () => {
    const { selection, covered, coveredEnd, pan } = ui.getState();
    if (covered === 0 && coveredEnd === 0 && pan === 0) return;
    const next = panForSelection(selection.at(-1));
    if (Math.abs(next - target) < 1 && target !== pan) return;
    stopSliding();
    target = next;
    if (Math.abs(next - pan) >= 1)
      stopSliding = slide(pan, next, (shown) => ui.setState({ pan: shown }));
  };
  let frame: number | null = null;
  let stopWaiting = () => {};
  const stop = ui.subscribe((now, before) => {
    const isMoved =
      now.selection !== before.selection ||
      now.covered !== before.covered ||
      now.coveredEnd !== before.coveredEnd ||
      now.shownWidth !== before.shownWidth ||
      now.shownZoom !== before.shownZoom;
    if (!isMoved) return;
    // New widgets have rendered by the next frame.
    frame ??= requestAnimationFrame(() => {
      frame = null;
      stopWaiting();
      stopWaiting = pointer.whenIdle(follow);
    });
  });
  return () => {
    stop();
    stopWaiting();
    stopSliding();
    if (frame !== null) cancelAnimationFrame(frame);
  };
}
