import type { NodeId } from '@plinth/model';
import type { EditorSession } from '../core/session/types.ts';

/** The widget at a path like `sections.content.children.0.properties.html`. */
export function refusedNode(
  { sections, store }: Pick<EditorSession, 'sections' | 'store'>,
  path: string,
): NodeId | null {
  const [, section, ...steps] = path.split('.');
  let id: NodeId | null = sections.find(({ name }) => name === section)?.root ?? null;
  for (let at = 0; id !== null && steps[at] === 'children' && at + 1 < steps.length; at += 2) {
    const child: NodeId | undefined = store.node(id)?.children[Number(steps[at + 1])];
    if (child === undefined) break;
    id = child;
  }
  return id;
}

const RED = { outline: '3px solid #e03131', outlineOffset: '-3px' };

/** Scrolls to a refused widget and outlines it until the returned function is called. */
export function showRefused(session: EditorSession, path: string): () => void {
  const id = refusedNode(session, path);
  const element = id === null ? undefined : session.elements.get(id);
  if (id === null || !element) return () => undefined;
  session.ui.setState({ selection: [id], textEditing: null });
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  // Drawn by animation, so the markup that React manages doesn't change.
  const drawn = element.animate([RED, RED], {
    duration: 1000,
    iterations: Number.POSITIVE_INFINITY,
  });
  return () => drawn.cancel();
}
