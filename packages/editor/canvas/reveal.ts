import type { EditorSession } from '../session/types.ts';

/** px of a widget that count as seen. */
const SEEN = 48;

/** Scrolls the page to what is selected, by whatever way, when hardly anything of it is in sight. */
export function revealSelection({ ui, elements }: EditorSession, view: Window): () => void {
  const reveal = () => {
    const id = ui.getState().selection.at(-1);
    const element = id === undefined ? undefined : elements.get(id);
    if (!element) return;
    const { top, bottom, height } = element.getBoundingClientRect();
    const seen = Math.min(bottom, view.innerHeight) - Math.max(top, 0);
    if (seen < Math.min(SEEN, height)) element.scrollIntoView({ block: 'center' });
  };
  return ui.subscribe(({ selection }, before) => {
    // What was just added is drawn by the next frame.
    if (selection.at(-1) !== before.selection.at(-1)) view.requestAnimationFrame(reveal);
  });
}
