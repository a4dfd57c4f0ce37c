import { ancestors, type NodeId } from '@plinth/model';
import type { EditorSession } from '../../core/session/types.ts';
import { REVEALED } from '../frame/chrome-styles.ts';
import { revealInAncestors } from '../frame/reveal.ts';

/**
 * Shows a widget and everything around it while its text is edited, although visitors don't see it:
 * elements that aren't rendered get no focus. Returns a function that hides them again.
 */
export function revealText(session: EditorSession, id: NodeId): () => void {
  const { store, elements } = session;
  const path = [id, ...ancestors(store.reader, id).map((above) => above.id)];
  const revealed = path.flatMap((at) => elements.get(at) ?? []);
  for (const element of revealed) element.setAttribute(REVEALED, '');
  revealInAncestors(session, id);
  return () => {
    for (const element of revealed) element.removeAttribute(REVEALED);
  };
}
