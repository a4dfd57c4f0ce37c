import type { NodeId } from '@plinth/model';
import type { EditorSession } from '../core/session/types.ts';

/** The widget that a refusal is about: `sections.content.children.0.properties.html`. */
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

/** Brings a refused widget into sight and outlines it until the answer is called. */
export function showRefused(session: EditorSession, path: string): () => void {
  const id = refusedNode(session, path);
  const element = id === null ? undefined : session.elements.get(id);
  if (id === null || !element) return () => undefined;
  session.ui.setState({ selection: [id], textEditing: null });
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  // Drawn without a trace in the markup that React keeps.
  const drawn = element.animate([RED, RED], {
    duration: 1000,
    iterations: Number.POSITIVE_INFINITY,
  });
  return () => drawn.cancel();
}
