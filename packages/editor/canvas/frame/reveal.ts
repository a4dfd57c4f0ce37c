import { ancestors, type NodeId } from '@plinth/model';
import { INSPECTORS } from '@plinth/widgets/inspectors';
import type { EditorSession } from '../../core/session/types.ts';

/** px of a widget that count as seen. */
const SEEN = 48;

/** Times that it is scrolled to: what is laid out on the way there may move it. */
const TRIES = 3;

/** Has the widgets around a node, from the outside in, show what they hide of it. */
function revealIn({ store, elements }: EditorSession, id: NodeId): void {
  const path = [id, ...ancestors(store.reader, id).map((above) => above.id)];
  for (const child of path.slice(0, -1).reverse()) {
    const { widget = '' } = store.node(store.node(child)?.parent ?? '') ?? {};
    const element = elements.get(child);
    if (element) INSPECTORS[widget]?.reveal?.(element);
  }
}

/** Scrolls the page to what is selected or was led to, by whatever way, when hardly anything of it is in sight. */
export function revealSelection(session: EditorSession, view: Window): () => void {
  const { ui, elements } = session;
  let wanted: NodeId | undefined;
  const reveal = (id: NodeId, tries: number) => {
    const element = elements.get(id);
    if (!element || id !== wanted) return;
    if (tries === TRIES) revealIn(session, id);
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
