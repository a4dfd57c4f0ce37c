import type { Dragged } from '../../core/commands/drop-target.ts';
import type { DragSession } from './drag-session.ts';

/** Opacity of dragged widgets at their original position. */
const OPACITY = 0.4;

type FrameWindow = Window & { readonly CSSStyleSheet: typeof CSSStyleSheet };

/** Dims dragged widgets with a separate style sheet, so no element of the page is modified. */
export function dimDragged(drag: DragSession, view: FrameWindow): () => void {
  const { document } = view;
  const sheet = new view.CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  let dimmed: Dragged['ids'] = new Set();
  const stop = drag.subscribe((state) => {
    const ids = state?.dragged.ids ?? new Set();
    if (ids === dimmed || ids.size + dimmed.size === 0) return;
    dimmed = ids;
    const selector = [...ids].map((id) => `[data-node-id="${CSS.escape(id)}"]`).join();
    sheet.replaceSync(selector && `${selector}{opacity:${OPACITY}!important}`);
  });
  return () => {
    stop();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}
