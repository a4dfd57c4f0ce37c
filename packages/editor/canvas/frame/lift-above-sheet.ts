import type { EditorSession } from '../../core/session/types.ts';
import { liftFor } from './lift.ts';
import { readViewport, toWindow } from './viewport.ts';

type Frame = {
  readonly iframe: HTMLIFrameElement;
  readonly stage: HTMLElement;
  readonly view: Window;
};

/** Keeps the selection visible above a sheet: scrolls, and moves the page up where it ends. */
export function liftAboveSheet({ ui, elements }: EditorSession, { iframe, stage, view }: Frame) {
  const follow = () => {
    const { selection, sheetTop, lift: before } = ui.getState();
    const element = elements.get(selection.at(-1) ?? '');
    if (sheetTop === null || !element) {
      if (before !== 0) ui.setState({ lift: 0 });
      return;
    }
    const viewport = readViewport(iframe);
    const { top, bottom } = toWindow(viewport, element.getBoundingClientRect());
    const { scrollHeight } = view.document.documentElement;
    const { scroll, lift } = liftFor({
      box: { top: top + before, bottom: bottom + before },
      free: { top: stage.getBoundingClientRect().top, bottom: sheetTop },
      scrollable: (scrollHeight - view.innerHeight - view.scrollY) * viewport.zoom,
    });
    if (scroll !== 0) view.scrollBy({ top: scroll / viewport.zoom, behavior: 'instant' });
    if (lift !== before) ui.setState({ lift });
  };
  let frame: number | null = null;
  const stop = ui.subscribe((now, before) => {
    const isMoved = now.selection !== before.selection || now.sheetTop !== before.sheetTop;
    if (!isMoved || (now.sheetTop === null && now.lift === 0)) return;
    // New widgets have rendered by the next frame, and are revealed by the one after.
    frame ??= requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        frame = null;
        follow();
      });
    });
  });
  return () => {
    stop();
    if (frame !== null) cancelAnimationFrame(frame);
  };
}
