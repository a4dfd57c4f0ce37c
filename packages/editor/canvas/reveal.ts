import type { NodeId } from '@plinth/model';
import type { EditorSession } from '../session/types.ts';

/** px of a widget that count as seen. */
const SEEN = 48;

/** Times that it is scrolled to: what is laid out on the way there may move it. */
const TRIES = 3;

/** Scrolls the page to what is selected or was led to, by whatever way, when hardly anything of it is in sight. */
export function revealSelection({ ui, elements }: EditorSession, view: Window): () => void {
  let wanted: NodeId | undefined;
  const reveal = (id: NodeId, tries: number) => {
    const element = elements.get(id);
    if (!element || id !== wanted) return;
    const { top, bottom, height } = element.getBoundingClientRect();
    const seen = Math.min(bottom, view.innerHeight) - Math.max(top, 0);
    if (seen >= Math.min(SEEN, height)) return;
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    if (tries > 1) view.requestAnimationFrame(() => reveal(id, tries - 1));
  };
  return ui.subscribe(({ selection, ledTo }, before) => {
    const id = selection.at(-1);
    const isLed = ledTo !== null && ledTo !== before.ledTo;
    if (!isLed && id === before.selection.at(-1)) return;
    const next = isLed ? ledTo.id : id;
    wanted = next;
    // What was just added is drawn by the next frame.
    if (next !== undefined) view.requestAnimationFrame(() => reveal(next, TRIES));
  });
}
