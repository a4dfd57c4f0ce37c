import type { EditorSession } from '../../core/session/types.ts';
import { panFor } from './pan.ts';
import { readViewport, toWindow } from './viewport.ts';

type Frame = { readonly iframe: HTMLIFrameElement; readonly stage: HTMLElement };

/** Moves the page aside when a panel covers the selection, and back when nothing is covered. */
export function panToSelection({ ui, elements }: EditorSession, { iframe, stage }: Frame) {
  const follow = () => {
    const { selection, covered, coveredRight, pan } = ui.getState();
    const box = elements.get(selection.at(-1) ?? '')?.getBoundingClientRect();
    if (covered === 0 && coveredRight === 0 && pan === 0) return;
    const viewport = readViewport(iframe);
    const origin = stage.getBoundingClientRect().left;
    const inStage = (left: number, right: number) => ({
      left: left - origin,
      right: right - origin,
    });
    const shown = box && toWindow(viewport, box);
    const pageLeft = viewport.left + stage.scrollLeft - pan;
    const next =
      shown === undefined
        ? 0
        : panFor(inStage(shown.left, shown.right), {
            ...{ pan, covered, coveredRight, stageWidth: stage.clientWidth },
            page: inStage(pageLeft, pageLeft + iframe.clientWidth * viewport.zoom),
          });
    if (Math.abs(next - pan) >= 1) ui.setState({ pan: next });
  };
  let frame: number | null = null;
  const stop = ui.subscribe((now, before) => {
    const isMoved =
      now.selection !== before.selection ||
      now.covered !== before.covered ||
      now.coveredRight !== before.coveredRight ||
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
