import { createHistory, flatten, removeWidget, setProperties } from '@plinth/model';
import { expect, test } from 'vitest';
import { createDocumentStore } from '../store/document-store.ts';
import { createUiStore } from '../view/ui-store.ts';
import { offerUndo } from './undo-offer.ts';

const text = (id: string) => ({ id, widget: 'text', properties: { html: id }, children: [] });

/** Three text widgets, the first of which was just deleted. */
function afterDelete() {
  const { nodes } = flatten({
    id: 'root',
    widget: 'section',
    properties: {},
    children: [text('a'), text('b'), text('c')],
  });
  const store = createDocumentStore(nodes.values());
  const history = createHistory<null>({
    document: { read: () => store.reader, write: store.write },
  });
  const ui = createUiStore();
  const session = { history, ui } as unknown as Parameters<typeof offerUndo>[0];
  const remove = (id: string) => {
    const label = { key: 'delete' };
    history.perform({ label, actions: [removeWidget(id)], before: null, after: null });
    offerUndo(session, `${id} deleted`);
  };
  remove('a');
  return { history, remove, offered: () => ui.getState().undoOffer?.text ?? null };
}

test('offers to undo the last deletion', () => {
  const { offered, history } = afterDelete();
  expect(offered()).toBe('a deleted');
  history.seal();
  expect(offered()).toBe('a deleted');
});

test('another change removes the offer', () => {
  const { offered, history } = afterDelete();
  const actions = [setProperties('b', { html: 'B' })];
  history.perform({ label: { key: 'change' }, actions, before: null, after: null });
  expect(offered()).toBeNull();
});

test('undoing the step removes the offer for good', () => {
  const { offered, history } = afterDelete();
  history.undo();
  expect(offered()).toBeNull();
  history.redo();
  expect(offered()).toBeNull();
});

test('a second deletion replaces the offer', () => {
  const { offered, remove, history } = afterDelete();
  remove('b');
  expect(offered()).toBe('b deleted');
  history.undo();
  expect(offered()).toBeNull();
});
