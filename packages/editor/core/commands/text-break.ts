import { type Action, createWidget, indexOf, removeWidget, setProperties } from '@plinth/model';
import type { EditorSession } from '../session/types.ts';
import type { TextBreak } from '../view/insert-state.ts';

/** The gap of a widget that takes the place of an empty paragraph in a text. */
export function gapInText(store: EditorSession['store'], within: TextBreak) {
  const parent = store.node(within.id)?.parent ?? null;
  if (parent === null) return null;
  const index = indexOf(store.reader, within.id) + (within.before === '' ? 0 : 1);
  return { parent, index, within };
}

/**
 * Splits a text: it keeps the HTML before the break, and a new text gets the HTML after it. A part
 * without HTML doesn't remain.
 */
export function breakText(
  { store, newId }: EditorSession,
  { id, path, before, after }: TextBreak,
  run: (action: Action) => void,
): void {
  const node = store.node(id);
  if (!node?.parent) return;
  if (after !== '') {
    const properties = { ...node.properties, [path]: after };
    const tree = { id: newId(), widget: node.widget, properties, children: [] };
    run(createWidget({ parent: node.parent, index: indexOf(store.reader, id) + 1, tree }));
  }
  run(before === '' ? removeWidget(id) : setProperties(id, { [path]: before }, []));
}
