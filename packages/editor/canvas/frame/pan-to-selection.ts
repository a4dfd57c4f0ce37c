import { type Box, toBox } from '../../core/geometry/box.ts';
import type { EditorSession } from '../../core/session/types.ts';
import { LEAST_SCALE } from './fit.ts';
import { type Panned, panFor, possiblePan, scrollFor } from './pan.ts';
import { readViewport, toWindow } from './viewport.ts';

type Frame = {
  readonly iframe: HTMLIFrameElement;
  readonly stage: HTMLElement;
  readonly view: Window;
};

/**
 * Moves the page aside when panels cover the selection, and back when nothing is covered. Scrolling
 * sideways shows what is below the panels.
 */
export function panToSelection({ ui, elements }: EditorSession, { iframe, stage, view }: Frame) {
  const inStage = ({ left, right }: Box) => {
    const origin = stage.getBoundingClientRect().left;
    return { left: left - origin, right: right - origin };
  };
  const measure = (): Panned => {
    const { covered, coveredRight, pan } = ui.getState();
    const shown = inStage(toBox(iframe.getBoundingClientRect()));
    const unmoved = stage.scrollLeft - pan;
    return {
      pan,
      free: { left: covered, right: stage.clientWidth - coveredRight },
      page: {
        left: Math.max(0, shown.left + unmoved),
        right: Math.min(stage.clientWidth, shown.right + unmoved),
      },
    };
  };
  const panTo = (next: number) => {
    if (Math.abs(next - ui.getState().pan) >= 1) ui.setState({ pan: next });
  };
  const spanOfSelection = () => {
    const box = elements.get(ui.getState().selection.at(-1) ?? '')?.getBoundingClientRect();
    return box && inStage(toWindow(readViewport(iframe), toBox(box)));
  };
  const follow = () => {
    const { covered, coveredRight, pan, zoom, shownZoom } = ui.getState();
    // Beside pinned panels, a page of the least scale may be wider than the stage.
    const overflows = zoom === 'fit' && shownZoom === LEAST_SCALE;
    const before = overflows && spanOfSelection();
    if (before) stage.scrollLeft += scrollFor(before, measure().free);
    if (covered === 0 && coveredRight === 0 && pan === 0) return;
    const span = spanOfSelection();
    panTo(span ? panFor(span, measure()) : 0);
  };
  const scroll = ({ deltaX, ctrlKey }: WheelEvent) => {
    const { covered, coveredRight, pan } = ui.getState();
    if (deltaX === 0 || ctrlKey || (covered === 0 && coveredRight === 0)) return;
    panTo(possiblePan(pan - deltaX, measure()));
  };
  let frame: number | null = null;
  const stop = ui.subscribe((now, before) => {
    // The frame has this size already, and is painted next.
    if (now.shownWidth !== before.shownWidth || now.shownZoom !== before.shownZoom) follow();
    const isMoved =
      now.selection !== before.selection ||
      now.covered !== before.covered ||
      now.coveredRight !== before.coveredRight;
    if (!isMoved) return;
    // New widgets have rendered by the next frame.
    frame ??= requestAnimationFrame(() => {
      frame = null;
      follow();
    });
  });
  view.addEventListener('wheel', scroll, { passive: true });
  return () => {
    stop();
    view.removeEventListener('wheel', scroll);
    if (frame !== null) cancelAnimationFrame(frame);
  };
}
