import type { EditorSession } from '../session/types.ts';
import { textKind } from './edit-inline-text.ts';

const isShown = (element: Element): boolean => element.getClientRects().length > 0;

const OWNER = '[data-node-id]';

/**
 * Opens the next text of the same widget for editing, such as that below a title, or the previous
 * one. Returns false at the last.
 */
export function openNextText({ ui, store }: EditorSession, at: Element, step: 1 | -1): boolean {
  const text = at.closest('[data-text]');
  const texts = [...(text?.closest(OWNER)?.querySelectorAll('[data-text]') ?? [])];
  const shown = texts.filter((each) => each === text || isShown(each));
  const next = text && shown[shown.indexOf(text) + step];
  const id = next?.closest(OWNER)?.getAttribute('data-node-id');
  const path = next?.getAttribute('data-text');
  if (!id || !path || textKind(store.node(id)?.widget ?? '', path) === undefined) return false;
  ui.setState({
    selection: [id],
    textEditing: id,
    textPath: path,
    textOpenedAt: 'all',
    typedAhead: '',
    clickedText: { id, path },
  });
  return true;
}
