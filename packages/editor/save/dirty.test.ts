import { createHistory, flatten, setProperties } from '@plinth/model';
import { expect, test } from 'vitest';
import { createDocumentStore } from '../core/store/document-store.ts';
import { createDirtyTracker } from './dirty.ts';

function open() {
  const { nodes } = flatten({
    id: 'root',
    widget: 'section',
    properties: {},
    children: [{ id: 'text', widget: 'text', properties: { html: 'Hello' }, children: [] }],
  });
  const store = createDocumentStore(nodes.values());
  const history = createHistory<null>({
    document: { read: () => store.reader, write: store.write },
  });
  const write = (html: string) => {
    history.begin({ key: 'change' }, null);
    history.run(setProperties('text', { html }));
    history.commit(null);
    history.seal();
  };
  return { store, history, write, dirty: createDirtyTracker(store) };
}

test('undoing back to the saved state is clean', () => {
  const { history, write, dirty } = open();
  write('Hello you');
  expect(dirty.isDirty()).toBe(true);
  history.undo();
  expect(dirty.isDirty()).toBe(false);
});

test('typing the saved text again is clean', () => {
  const { write, dirty } = open();
  write('Hello you');
  write('Hello');
  expect(dirty.isDirty()).toBe(false);
});

test('changes made during a save stay unsaved', () => {
  const { store, write, dirty } = open();
  write('first');
  const sent = new Map(store.reader.nodes);
  write('second');
  dirty.markSaved(sent);
  expect(dirty.isDirty()).toBe(true);
  expect([...dirty.dirtyRoots()]).toEqual(['root']);
});

test('listeners are called only when the document becomes dirty or clean', () => {
  const { write, dirty } = open();
  let heard = 0;
  dirty.subscribe(() => heard++);
  write('a');
  write('ab');
  expect(heard).toBe(1);
});
