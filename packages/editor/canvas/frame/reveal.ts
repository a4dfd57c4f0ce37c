import { ancestors, type NodeId } from '@plinth/model';
import { INSPECTORS } from '@plinth/widgets/inspectors';
import type { EditorSession } from '../../core/session/types.ts';

/** px of a widget that have to be in view. */
const MIN_VISIBLE = 48;

/** Scroll attempts; laying out blocks on the way may move the widget. */
const MAX_TRIES = 3;

/** Lets ancestors that may hide a node, such as accordions, reveal it, outermost first. */
function revealInAncestors({ store, elements }: EditorSession, id: NodeId): void {
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
  let target: NodeId | undefined;
  const reveal = (id: NodeId, tries: number) => {
    const element = elements.get(id);
    if (!element || id !== target) return;
    if (tries === MAX_TRIES) revealInAncestors(session, id);
    const { top, bottom, height } = element.getBoundingClientRect();
    const visible = Math.min(bottom, view.innerHeight) - Math.max(top, 0);
    if (visible >= Math.min(MIN_VISIBLE, height)) return;
    const block = height > view.innerHeight ? 'start' : 'center';
    element.scrollIntoView({ block, behavior: 'instant' });
    if (tries > 1) view.requestAnimationFrame(() => reveal(id, tries - 1));
  };
  return ui.subscribe(({ selection, scrollTarget }, before) => {
    const id = selection.at(-1);
    const isTargeted = scrollTarget !== null && scrollTarget !== before.scrollTarget;
    if (!isTargeted && id === before.selection.at(-1)) return;
    const next = isTargeted ? scrollTarget.id : id;
    target = next;
    // New widgets have rendered by the next frame.
    if (next !== undefined) view.requestAnimationFrame(() => reveal(next, MAX_TRIES));
  });
}
