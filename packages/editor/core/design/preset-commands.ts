import type { DocumentNode } from '@plinth/model';
import type { EditorSession } from '../session/types.ts';
import type { Refusal } from '../steps/refusal.ts';
import { countValues, localStyle } from './style-overrides.ts';

/** The selected widget; undefined unless exactly one is selected. */
export function presetSource({ store, ui }: EditorSession): DocumentNode | undefined {
  const { selection } = ui.getState();
  return selection.length === 1 ? store.node(selection[0] ?? '') : undefined;
}

/** Why the selection's style can't be saved as a preset; null if it can. */
export function presetRefusal(session: EditorSession): Refusal | null {
  const { selection } = session.ui.getState();
  if (selection.length === 0) return 'nothingSelected';
  const node = presetSource(session);
  if (!node) return 'onlyOne';
  return countValues(localStyle(node.widget, node.properties)) === 0 ? 'noLook' : null;
}
