import type { DragSession } from './drag-session.ts';

/** What the dragged widget looks like where it still stands: there, but leaving. */
const OPACITY = 0.4;

type FrameWindow = Window & { readonly CSSStyleSheet: typeof CSSStyleSheet };

/** Pales what is being dragged by a sheet of its own: no element of the page is touched. */
export function dimDragged(drag: DragSession, view: FrameWindow): () => void {
  const { document } = view;
  const sheet = new view.CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  let shown: string | null = null;
  const stop = drag.subscribe((state) => {
    const id = state?.dragged.id ?? null;
    if (id === shown) return;
    shown = id;
    const selector = id === null ? '' : `[data-node-id="${CSS.escape(id)}"]`;
    sheet.replaceSync(selector && `${selector}{opacity:${OPACITY}!important}`);
  });
  return () => {
    stop();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}
