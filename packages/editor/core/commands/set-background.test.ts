import { DEFAULT_COLORS, type WidgetNode } from '@plinth/model';
import { expect, test } from 'vitest';
import { createSession } from '../session/create-session.ts';
import { setBackground } from './set-background.ts';

const node = (
  id: string,
  widget: string,
  children: readonly WidgetNode[] = [],
  properties: WidgetNode['properties'] = {},
): WidgetNode => ({ id, widget, properties, children });

function sessionWith(properties: WidgetNode['properties']) {
  const inner = node('inner', 'row', [node('column', 'column')]);
  const tree = node('root', 'section', [node('box', 'block', [inner], properties)]);
  return createSession({
    sections: [{ ...{ name: 'content', id: 1, label: '', usedOn: 1 }, tree }],
    pageType: 'page',
    newId: () => 'new',
  });
}

const fill = (properties: WidgetNode['properties'], id: string, color: string | undefined) => {
  const session = sessionWith(properties);
  const value = color === undefined ? undefined : { color };
  setBackground(session, [id], { theme: DEFAULT_COLORS, value });
  return session.store.node(id)?.properties;
};

test('a dark fill gets light text, and a light one dark text', () => {
  expect(fill({}, 'box', 'primary')).toEqual({ background: { color: 'primary' }, tone: 'inverse' });
  expect(fill({ tone: 'inverse' }, 'box', 'bg')).toEqual({ background: { color: 'bg' } });
});

test('the tone stays if the text is readable, or if the fill has no single color', () => {
  expect(fill({}, 'box', 'surface')).toEqual({ background: { color: 'surface' } });
  expect(fill({ tone: 'inverse' }, 'box', 'inv')).toMatchObject({ tone: 'inverse' });
  expect(fill({}, 'box', '#00000080')).toEqual({ background: { color: '#00000080' } });
});

test('without a fill, what is behind the box counts', () => {
  expect(fill({ background: { color: 'inv' }, tone: 'inverse' }, 'box', undefined)).toEqual({});
});

test('a box inside one with light text has light text already', () => {
  const around = { background: { color: 'inv' }, tone: 'inverse' };
  expect(fill(around, 'inner', 'primary')).toEqual({ background: { color: 'primary' } });
});

test('a fill stays the chosen color where its role is another one in light text', () => {
  expect(fill({}, 'box', 'text')).toEqual({ background: { color: 'color3' }, tone: 'inverse' });
  const around = { background: { color: 'inv' }, tone: 'inverse' };
  expect(fill(around, 'inner', 'surface')).toEqual({ background: { color: 'color1_1' } });
  const kept = { background: { color: 'surface', image_id: 1 }, tone: 'inverse' };
  expect(fill(kept, 'box', 'surface')).toMatchObject({ background: { color: 'surface' } });
});

test('fill and tone are one step', () => {
  const session = sessionWith({});
  setBackground(session, ['box'], { theme: DEFAULT_COLORS, value: { color: 'primary' } });
  session.history.undo();
  expect(session.store.node('box')?.properties).toEqual({});
});
