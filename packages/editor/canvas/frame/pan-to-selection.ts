import type { EditorSession } from '../../core/session/types.ts';
import { panFor } from './pan.ts';
import { readViewport, toWindow } from './viewport.ts';

type Frame = { readonly iframe: HTMLIFrameElement; readonly stage: HTMLElement };

/** Moves the page aside when a panel covers the selection, and back when nothing is covered. */
export function panToSelection({ ui, elements }: EditorSession, { iframe, stage }: Frame) {
  const follow = () => {
    const { selection, covered, pan } = ui.getState();
    const box = elements.get(selection.at(-1) ?? '')?.getBoundingClientRect();
    if (covered === 0 && pan === 0) return;
    const left = box && toWindow(readViewport(iframe), box).left;
    const origin = stage.getBoundingClientRect().left;
    const pageLeft = readViewport(iframe).left - origin + stage.scrollLeft - pan;
    const next = left === undefined ? 0 : panFor(left - origin, { pan, covered, pageLeft });
    if (Math.abs(next - pan) >= 1) ui.setState({ pan: next });
  };
  let frame: number | null = null;
  const stop = ui.subscribe((now, before) => {
    const isMoved =
      now.selection !== before.selection ||
      now.covered !== before.covered ||
      now.shownWidth !== before.shownWidth ||
      now.shownZoom !== before.shownZoom;
    if (!isMoved) return;
    // New widgets have rendered by the next frame.
    frame ??= requestAnimationFrame(() => {
      frame = null;
      follow();
    });
  });
  return () => {
    stop();
    if (frame !== null) cancelAnimationFrame(frame);
  };
}
