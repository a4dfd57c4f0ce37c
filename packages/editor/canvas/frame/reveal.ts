import { ancestors, type NodeId } from '@plinth/model';
import { INSPECTORS } from '@plinth/widgets/inspectors';
import type { EditorSession } from '../../core/session/types.ts';
import { scrollToShow } from './scroll-to-show.ts';
import { stickyBottom } from './sticky-bottom.ts';

/** Scroll attempts; laying out blocks on the way may move the widget. */
const MAX_TRIES = 3;

/** Lets ancestors that may hide a node, such as accordions, reveal it, outermost first. */
export function revealInAncestors({ store, elements }: EditorSession, id: NodeId): void {
  const path = [id, ...ancestors(store.reader, id).map((above) => above.id)];
  for (const child of path.slice(0, -1).reverse()) {
    const { widget = '' } = store.node(store.node(child)?.parent ?? '') ?? {};
    const element = elements.get(child);
    if (element) INSPECTORS[widget]?.reveal?.(element);
  }
}

type Target = { readonly id: NodeId; readonly isMostNeeded: boolean };

/**
 * Scrolls to a newly selected or targeted node, such as the place of an undone step, if hardly any of
 * it is in view, and to an added one, or the one selected instead of a deleted one, if most of it
 * isn't.
 */
export function revealSelection(session: EditorSession, view: Window): () => void {
  const { ui, elements, store } = session;
  let target: Target | null = null;
  const reveal = (wanted: Target, tries: number) => {
    const element = elements.get(wanted.id);
    if (!element || wanted !== target) return;
    if (tries === MAX_TRIES) revealInAncestors(session, wanted.id);
    const shown = { top: stickyBottom(element, view), bottom: view.innerHeight };
    if (scrollToShow(element.getBoundingClientRect(), shown, wanted) === 0) return;
    // It also scrolls what the widget is in.
    element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const below = { ...shown, top: stickyBottom(element, view) };
    const top = scrollToShow(element.getBoundingClientRect(), below, { isMostNeeded: true });
    view.scrollBy({ top, behavior: 'instant' });
    if (tries > 1) view.requestAnimationFrame(() => reveal(wanted, tries - 1));
  };
  return ui.subscribe(({ selection, scrollTarget }, before) => {
    const id = selection.at(-1);
    const isTargeted = scrollTarget !== null && scrollTarget !== before.scrollTarget;
    const last = before.selection.at(-1);
    if (!isTargeted && id === last) return;
    const next = isTargeted ? scrollTarget.id : id;
    if (next === undefined) {
      target = null;
      return;
    }
    const isNew = !elements.get(next)?.isConnected;
    const isAfterDeletion = last !== undefined && !store.node(last);
    const wanted = { id: next, isMostNeeded: !isTargeted && (isNew || isAfterDeletion) };
    target = wanted;
    // New widgets have rendered by the next frame.
    view.requestAnimationFrame(() => reveal(wanted, MAX_TRIES));
  });
}
