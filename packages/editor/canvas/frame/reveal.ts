import { ancestors, type NodeId } from '@plinth/model';
import { INSPECTORS } from '@plinth/widgets/inspectors';
import type { EditorSession } from '../../core/session/types.ts';

/** px of a widget that have to be in view. */
const SEEN = 48;

/** Scroll attempts; laying out blocks on the way may move the widget. */
const TRIES = 3;

/** Lets ancestors that may hide a node, such as tabs, reveal it, outermost first. */
function revealIn({ store, elements }: EditorSession, id: NodeId): void {
  const path = [id, ...ancestors(store.reader, id).map((above) => above.id)];
  for (const child of path.slice(0, -1).reverse()) {
    const { widget = '' } = store.node(store.node(child)?.parent ?? '') ?? {};
    const element = elements.get(child);
    if (element) INSPECTORS[widget]?.reveal?.(element);
  }
}

/** Scrolls to a newly selected or targeted node if hardly any of it is in view. */
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
    // New widgets have rendered by the next frame.
    if (next !== undefined) view.requestAnimationFrame(() => reveal(next, TRIES));
  });
}
