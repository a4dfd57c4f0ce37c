import type { LinkedElement } from '../session/services.ts';
import type { EditorSession } from '../session/types.ts';
import { editInlineText, textKind } from './edit-inline-text.ts';
import { selectNode } from './select.ts';

/** Selects a linked element, and its text so that typing replaces it. Ignores one that is gone. */
export function openLinkedElement(session: EditorSession, linked: LinkedElement): void {
  const { store, sections, ui } = session;
  const root = sections.find(({ name }) => name === linked.section)?.root;
  const id = root === undefined ? linked.node : session.toShownId(root, linked.node);
  const widget = store.node(id)?.widget;
  if (widget === undefined) return;
  selectNode(session, id);
  const { path } = linked;
  if (path === null || textKind(widget, path) === undefined) return;
  ui.setState({ clickedText: { id, path } });
  editInlineText(session, id, 'all');
}
