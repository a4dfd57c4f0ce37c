import type { WidgetNode } from '@plinth/model';
import { expect, test } from 'vitest';
import { pasteTrees } from '../commands/clipboard.ts';
import { duplicateSelection, removeSelection } from '../commands/edit.ts';
import { duplicateRefusal } from '../commands/refusals.ts';
import { createSession } from '../session/create-session.ts';

const node = (id: string, widget: string, children: readonly WidgetNode[] = []): WidgetNode => ({
  id,
  widget,
  properties: {},
  children,
});

const items = (count: number, prefix = 'i'): readonly WidgetNode[] =>
  Array.from({ length: count }, (_, index) => node(`${prefix}${index}`, 'accordion_item'));

const FULL = { reason: 'tooManyChildren', widget: 'accordion', max: 50 };

function opened(count: number, ...selection: string[]) {
  let made = 0;
  const session = createSession({
    sections: [
      {
        name: 'content',
        id: 1,
        label: '',
        usedOn: 1,
        tree: node('root', 'section', [
          node('row', 'row', [node('column', 'column', [node('faq', 'accordion', items(count))])]),
        ]),
      },
    ],
    pageType: 'page',
    newId: () => `new${made++}`,
  });
  session.ui.setState({ selection });
  const size = () => session.store.node('faq')?.children.length;
  return { session, size };
}

test('refuses to duplicate widgets that don’t fit together', () => {
  for (const count of [48, 49, 50]) {
    const { session, size } = opened(count, 'i0', 'i1', 'i2');
    expect(duplicateRefusal(session)).toEqual(FULL);
    expect(duplicateSelection(session).refused).toEqual(FULL);
    expect(size()).toBe(count);
    expect(session.history.entries()).toHaveLength(0);
  }
  const { session, size } = opened(47, 'i0', 'i1', 'i2');
  expect(duplicateSelection(session).refused).toBeNull();
  expect(size()).toBe(50);
});

test('refuses to paste widgets that don’t fit together', () => {
  const three = opened(49, 'i4');
  expect(pasteTrees(three.session, items(3, 'copied')).refused).toEqual(FULL);
  expect(three.size()).toBe(49);
  expect(pasteTrees(three.session, items(1, 'copied')).refused).toBeNull();
  expect(pasteTrees(three.session, items(1, 'copied')).refused).toEqual(FULL);
  expect(three.size()).toBe(50);
});

test('allows removing from an overfull widget', () => {
  const { session, size } = opened(53, 'i0', 'i1');
  expect(removeSelection(session).refused).toBeNull();
  expect(size()).toBe(51);
});
