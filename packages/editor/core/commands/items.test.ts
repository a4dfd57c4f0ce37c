import { checkDocument, nestFrom, type WidgetNode } from '@plinth/model';
import { widgetDefinition } from '@plinth/widgets';
import { expect, test } from 'vitest';
import { undoOrRedo } from '../history/undo-redo.ts';
import { createSession } from '../session/create-session.ts';
import { removeSelection } from './edit.ts';
import { addImageItems, addItem, duplicateItem, hideItem, moveItem, removeItem } from './items.ts';

const node = (id: string, widget: string, children: readonly WidgetNode[] = []): WidgetNode => ({
  id,
  widget,
  properties: {},
  children,
});

const items = (count: number): readonly WidgetNode[] =>
  Array.from({ length: count }, (_, index) => node(`i${index}`, 'accordion_item'));

const around = (children: readonly WidgetNode[]): WidgetNode =>
  node('root', 'section', [
    node('row', 'row', [
      node('column', 'column', [node('faq', 'accordion', children), node('slider', 'slider')]),
    ]),
  ]);

function opened(count: number) {
  let made = 0;
  const session = createSession({
    sections: [{ name: 'content', id: 1, label: '', tree: around(items(count)), usedOn: 1 }],
    pageType: 'page',
    newId: () => `new${made++}`,
  });
  const shown = () => session.store.node('faq')?.children ?? [];
  return { session, shown };
}

test('adds an item with its template and selects it', () => {
  const { session, shown } = opened(1);
  expect(addItem(session, 'faq', 'accordion_item').refused).toBeNull();
  const [, added = ''] = shown();
  const inside = session.store.node(added)?.children ?? [];
  expect(inside.map((id) => session.store.node(id)?.widget)).toEqual(['text']);
  expect(session.ui.getState().selection).toEqual([added]);
});

test('adds an item for each image in one step, as far as there is room for all', () => {
  const { session } = opened(0);
  const add = (count: number) =>
    addImageItems(session, 'slider', {
      widget: 'slider_item',
      path: 'image_id',
      images: Array.from({ length: count }, (_, index) => index + 1),
    });
  const shown = () => session.store.node('slider')?.children ?? [];
  expect(add(2).refused).toBeNull();
  expect(shown().map((id) => session.store.node(id)?.properties.image_id)).toEqual([1, 2]);
  expect(session.ui.getState().selection).toEqual(shown().slice(0, 1));
  expect(add(29).refused).toMatchObject({ reason: 'tooManyChildren', max: 30 });
  expect(shown()).toHaveLength(2);
  expect(add(0).refused).toBeNull();
  undoOrRedo(session, 'undo');
  expect(shown()).toHaveLength(0);
});

test('refuses a 51st item, in the editor and in a save', () => {
  const { session, shown } = opened(50);
  const full = { reason: 'tooManyChildren', widget: 'accordion', max: 50 };
  expect(addItem(session, 'faq', 'accordion_item').refused).toEqual(full);
  expect(duplicateItem(session, 'i0').refused).toEqual(full);
  expect(shown()).toHaveLength(50);
  const place = { pageType: 'page', sectionName: 'content' } as const;
  const check = (count: number) =>
    checkDocument({ tree: around(items(count)), location: place, lookup: widgetDefinition });
  expect(check(50).ok).toBe(true);
  expect(check(51)).toMatchObject({ issues: [{ key: 'tooManyChildren' }] });
});

test('moves, copies, and removes an item, each in one step', () => {
  const { session, shown } = opened(3);
  moveItem(session, 'i0', 2);
  expect(shown()).toEqual(['i1', 'i2', 'i0']);
  duplicateItem(session, 'i1');
  expect(shown()).toEqual(['i1', 'new0', 'i2', 'i0']);
  session.ui.setState({ selection: ['i2'] });
  removeItem(session, 'i2');
  expect(shown()).toEqual(['i1', 'new0', 'i0']);
  expect(session.ui.getState().selection).toEqual(['faq']);
  expect(session.history.entries()).toHaveLength(3);
});

test('leaves at least one item', () => {
  const { session, shown } = opened(2);
  session.ui.setState({ selection: ['i0', 'i1'] });
  expect(removeSelection(session).refused).toBe('lastItem');
  expect(removeItem(session, 'i0').refused).toBeNull();
  expect(removeItem(session, 'i1').refused).toBe('lastItem');
  expect(shown()).toEqual(['i1']);
  session.ui.setState({ selection: ['faq'] });
  expect(removeSelection(session).refused).toBeNull();
});

test('hides an item on all devices and shows it again', () => {
  const { session } = opened(1);
  hideItem(session, 'i0', true);
  const nowhere = { desktop: false, tablet: false, mobile_h: false, mobile_v: false };
  expect(nestFrom(session.store.reader, 'i0')?.properties).toEqual({ visibility: nowhere });
  hideItem(session, 'i0', false);
  expect(nestFrom(session.store.reader, 'i0')?.properties).toEqual({});
});
