// @vitest-environment happy-dom
import { expect, onTestFinished, test } from 'vitest';
import { createSession } from '../session/create-session.ts';
import { moveAmongSiblings, stepRefusal } from './edit.ts';

/** A column with two buttons in a line between widgets that have lines of their own. */
function opened(...selection: string[]) {
  const widgets = { spacer: 'spacer', one: 'button', two: 'button', text: 'text' };
  const children = Object.entries(widgets).map(([id, widget]) => ({
    ...{ id, widget, properties: {}, children: [] },
  }));
  const column = { id: 'column', widget: 'column', properties: {}, children };
  const row = { id: 'row', widget: 'row', properties: {}, children: [column] };
  const tree = { id: 'root', widget: 'section', properties: {}, children: [row] };
  const session = createSession({
    sections: [{ name: 'content', id: 1, label: '', tree, usedOn: 1 }],
    pageType: 'page',
    newId: () => 'new',
  });
  document.body.innerHTML = children
    .map(({ id, widget }) => {
      const display = widget === 'button' ? 'inline-block' : 'block';
      return `<div data-node-id="${id}" style="display: ${display}"></div>`;
    })
    .join('');
  session.elements.watch(document);
  onTestFinished(() => session.elements.watch(null));
  session.ui.setState({ selection });
  return { session, order: () => session.store.node('column')?.children.join(' ') };
}

test('widgets in a line move within it', () => {
  const { session, order } = opened('one');
  expect(stepRefusal(session, -1)).toBe('firstInLine');
  expect(moveAmongSiblings(session, -1)).toEqual({ refused: 'firstInLine' });
  expect(moveAmongSiblings(session, 1)).toEqual({ refused: null });
  expect(order()).toBe('spacer two one text');
  expect(stepRefusal(session, 1)).toBe('lastInLine');
  expect(stepRefusal(session, -1)).toBeNull();
});

test('a whole line moves past its neighbors', () => {
  const { session, order } = opened('one', 'two');
  moveAmongSiblings(session, -1);
  expect(order()).toBe('one two spacer text');
});
