import { expect, test, vi } from 'vitest';
import { addWidget } from '../../core/commands/insert.ts';
import { createSession } from '../../core/session/create-session.ts';
import { watchNewWidgets } from './new-widgets.ts';

function opened() {
  let made = 0;
  const text = { id: 'text', widget: 'text', properties: {}, children: [] };
  const tree = { id: 'root', widget: 'section', properties: {}, children: [text] };
  const session = createSession({
    sections: [{ name: 'content', id: 1, label: '', usedOn: 1, tree }],
    pageType: 'page',
    newId: () => `new${made++}`,
  });
  const onSettled = vi.fn();
  return { session, onSettled, watched: watchNewWidgets(session, onSettled) };
}

test('a widget is new from when it is added until it is no longer selected', () => {
  const { session, onSettled, watched } = opened();
  expect(watched.has('text')).toBe(false);
  expect(addWidget(session, 'button').refused).toBeNull();
  const [button = ''] = session.ui.getState().selection;
  onSettled.mockClear();
  expect(watched.has(button)).toBe(true);

  session.ui.setState({ selection: ['text'] });
  expect(watched.has(button)).toBe(false);
  expect(onSettled).toHaveBeenCalledOnce();

  session.ui.setState({ selection: [button] });
  expect(watched.has(button)).toBe(false);
});

test('only what was added itself is new, not the wrappers around it', () => {
  const { session, watched } = opened();
  addWidget(session, 'button');
  const [button = ''] = session.ui.getState().selection;
  expect(watched.has(session.store.node(button)?.parent ?? '')).toBe(false);
});
