import { nestFrom, type WidgetNode } from '@plinth/model';
import { expect, test } from 'vitest';
import { undoOrRedo } from '../history/undo-redo.ts';
import { createSession } from '../session/create-session.ts';
import { draggedSelection } from './dragged.ts';
import { dropAt } from './drop.ts';
import type { DropSlot } from './drop-target.ts';
import { duplicateSelection, moveAmongSiblings, removeSelection } from './edit.ts';
import { outermostSelected } from './refusals.ts';
import { dropRules } from './rules.ts';

const node = (id: string, widget: string, ...children: WidgetNode[]): WidgetNode => ({
  id,
  widget,
  properties: {},
  children,
});

const text = (id: string) => node(id, 'text');

function opened(...selection: string[]) {
  let made = 0;
  const own = selection.includes('own') ? [text('own')] : [];
  const tree = node(
    'root',
    'section',
    node('row', 'row', node('left', 'column', text('a'), text('b'), text('c'))),
    node('pair', 'row', node('right', 'column', text('d'), text('e')), node('empty', 'column')),
    ...own,
  );
  const session = createSession({
    sections: [{ name: 'content', id: 1, label: '', tree, usedOn: 1 }],
    pageType: 'page',
    newId: () => `new${made++}`,
  });
  session.ui.setState({ selection });
  const shape = (id = 'root'): string => {
    const { widget, children } = session.store.node(id) ?? { widget: '', children: [] };
    const name = id.startsWith('new') ? widget : id;
    return children.length === 0 ? name : `${name}(${children.map(shape).join(' ')})`;
  };
  const slot = (parent: string, index: number): DropSlot => {
    const dragged = draggedSelection(session, selection.at(-1) ?? '');
    const verdict = dragged && dropRules(session).verdict(parent, dragged);
    if (!verdict?.ok) throw new Error(JSON.stringify(verdict));
    const box = { left: 0, top: 0, right: 0, bottom: 0 };
    const line = { axis: 'vertical', at: 0, from: 0, to: 0 } as const;
    return { kind: 'slot', parent, index, wrap: verdict.wrap, line, container: box };
  };
  const drop = (parent: string, index: number): string => {
    const dragged = draggedSelection(session, selection.at(-1) ?? '');
    if (dragged) dropAt(session, dragged, slot(parent, index));
    return shape();
  };
  return { session, shape, drop };
}

const BEFORE = 'root(row(left(a b c)) pair(right(d e) empty))';

test('drops several widgets in page order, whatever the order of selection', () => {
  const { drop, session, shape } = opened('e', 'c', 'a');
  expect(drop('empty', 0)).toBe('root(row(left(b)) pair(right(d) empty(a c e)))');
  expect(session.history.entries()).toHaveLength(1);
  undoOrRedo(session, 'undo');
  expect(shape()).toBe(BEFORE);
  expect(session.ui.getState().selection).toEqual(['e', 'c', 'a']);
});

test('a drop index excludes the moved widgets', () => {
  expect(opened('a', 'b').drop('left', 1)).toBe('root(row(left(c a b)) pair(right(d e) empty))');
  expect(opened('a', 'c').drop('left', 1)).toBe('root(row(left(b a c)) pair(right(d e) empty))');
  expect(opened('a', 'd').drop('left', 2)).toBe('root(row(left(b c a d)) pair(right(e) empty))');
});

test('dropping at the current position changes nothing', () => {
  const { drop, session } = opened('a', 'b');
  expect(drop('left', 0)).toBe(BEFORE);
  expect(session.history.entries()).toHaveLength(0);
});

test('dropped next to columns, widgets share a new one, and columns need none', () => {
  expect(opened('a', 'b').drop('pair', 1)).toBe(
    'root(row(left(c)) pair(right(d e) column(a b) empty))',
  );
  expect(opened('a', 'empty', 'b').drop('row', 1)).toBe(
    'root(row(left(c) column(a b) empty) pair(right(d e)))',
  );
});

test('remaining columns share the width, and an empty row is removed', () => {
  const { drop, session } = opened('right', 'empty');
  expect(drop('row', 1)).toBe('root(row(left(a b c) right(d e) empty))');
  const widths = ['left', 'right', 'empty'].map((id) => session.store.node(id)?.properties.width);
  expect(widths).toEqual([4, 4, 4]);
});

test('a container that refuses one widget refuses all', () => {
  const { session } = opened('a', 'b');
  session.ui.setState({ selection: ['a', 'row'] });
  const dragged = { widget: 'text', ids: new Set(['d', 'row']) };
  expect(dropRules(session).verdict('empty', dragged)).toMatchObject({ ok: true });
  session.store.write(
    new Map([
      ['d', { ...text('d'), parent: 'right', children: [], properties: { is_locked: true } }],
    ]),
  );
  expect(dropRules(session).verdict('empty', dragged)).toEqual({
    ok: false,
    reason: 'widgetLocked',
  });
});

test('a widget inside another selected one moves with it', () => {
  const { session } = opened('b', 'row', 'd');
  expect(outermostSelected(session)).toEqual(['row', 'd']);
});

test('duplicating or deleting several widgets is one step', () => {
  const { session, shape } = opened('c', 'a');
  duplicateSelection(session);
  expect(shape('left')).toBe('left(a text b c text)');
  expect(session.history.entries().at(-1)?.label.values).toEqual({ widget: 'text', count: 2 });
  removeSelection(session);
  expect(shape('left')).toBe('left(a b c)');
  undoOrRedo(session, 'undo');
  undoOrRedo(session, 'undo');
  expect(shape()).toBe(BEFORE);
  expect(nestFrom(session.store.reader, 'root')?.children).toHaveLength(2);
});

test('a widget moved between the parts of the page gets a block with padding', () => {
  const { drop, session } = opened('a');
  expect(drop('root', 1)).toBe('root(row(left(b c)) block(a) pair(right(d e) empty))');
  const block = session.store.node(session.store.node('a')?.parent ?? '');
  expect(block?.properties).toHaveProperty('spacing');
});

test('a widget that is already between them moves as it is', () => {
  const { drop } = opened('own');
  expect(drop('root', 0)).toBe('root(own row(left(a b c)) pair(right(d e) empty))');
});

test('what moves among its siblings stays in view', () => {
  const { session, shape } = opened('row');
  expect(moveAmongSiblings(session, -1)).toEqual({ refused: 'atTheStart' });
  expect(moveAmongSiblings(session, 1)).toEqual({ refused: null });
  expect(moveAmongSiblings(session, 1)).toEqual({ refused: 'atTheEnd' });
  expect(shape()).toBe('root(pair(right(d e) empty) row(left(a b c)))');
  expect(session.ui.getState().scrollTarget).toEqual({ id: 'row' });
});

test('moved widgets get the spacing of new ones where they would touch a neighbor', () => {
  const { session, drop } = opened('a', 'b');
  const spacing = (id: string) => session.store.node(id)?.properties.spacing;
  drop('empty', 0);
  expect(spacing('a')).toMatchObject({ bottom: { desktop: 'small' } });
  expect(spacing('b')).toBeUndefined();
  drop('right', 1);
  const both = { top: { desktop: 'small' }, bottom: { desktop: 'small' } };
  expect(spacing('a')).toEqual(both);
  expect(spacing('b')).toMatchObject({ bottom: { desktop: 'small' } });
  undoOrRedo(session, 'undo');
  expect(spacing('b')).toBeUndefined();
});
