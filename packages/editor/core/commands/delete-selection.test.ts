import type { WidgetNode } from '@plinth/model';
import { expect, test } from 'vitest';
import { createSession } from '../session/create-session.ts';
import { removeSelection } from './edit.ts';

const node = (
  id: string,
  widget: string,
  children: readonly WidgetNode[] = [],
  properties: WidgetNode['properties'] = {},
): WidgetNode => ({ id, widget, properties, children });
const text = (id: string) => node(id, 'text', [], { html: `<p>${id}</p>` });

function open(...ids: readonly string[]) {
  const columns = [node('left', 'column', ids.map(text)), node('right', 'column', [text('other')])];
  return createSession({
    sections: [
      {
        ...{ name: 'content', id: 1, label: '', usedOn: 1 },
        tree: node('root', 'section', [node('row', 'row', columns)]),
      },
    ],
    pageType: 'page',
    newId: () => 'new',
  });
}

test.each([
  { case: 'the next sibling', all: ['a', 'b', 'c'], deleted: ['b'], next: ['c'] },
  { case: 'the previous sibling of the last one', all: ['a', 'b'], deleted: ['b'], next: ['a'] },
  { case: 'the parent of the only one', all: ['a'], deleted: ['a'], next: ['left'] },
  { case: 'what follows several', all: ['a', 'b', 'c', 'd'], deleted: ['b', 'c'], next: ['d'] },
  {
    case: 'what precedes the last several',
    all: ['a', 'b', 'c'],
    deleted: ['b', 'c'],
    next: ['a'],
  },
  {
    case: 'the sibling of the first one selected',
    all: ['a', 'b'],
    deleted: ['a', 'other'],
    next: ['b'],
  },
])('deleting selects $case', ({ all, deleted, next }) => {
  const session = open(...all);
  session.ui.setState({ selection: deleted });
  expect(removeSelection(session)).toEqual({ refused: null });
  for (const id of deleted) expect(session.store.node(id)).toBeUndefined();
  expect(session.ui.getState().selection).toEqual(next);
});

test('nothing selected deletes nothing', () => {
  const session = open('a');
  expect(removeSelection(session)).toEqual({ refused: null });
  expect(session.history.canUndo()).toBe(false);
});
