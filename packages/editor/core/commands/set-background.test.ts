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

test('the tone stays if the text is readable, or if no tone is better', () => {
  expect(fill({}, 'box', 'surface')).toEqual({ background: { color: 'surface' } });
  expect(fill({ tone: 'inverse' }, 'box', 'inv')).toMatchObject({ tone: 'inverse' });
  expect(fill({}, 'box', '#00000080')).toEqual({ background: { color: '#00000080' } });
});

const DARK = { background: { color: 'inv' }, tone: 'inverse' };

test.each(['#00000000', 'transparent', '#0c263133', '#ffffffcc'])(
  'a fill of %s counts as what it shows',
  (color) => {
    expect(fill(DARK, 'box', color)).toEqual({ background: { color } });
  },
);

test('a translucent dark fill gets light text once it is dark enough', () => {
  expect(fill({}, 'box', '#0c2631cc')).toMatchObject({ tone: 'inverse' });
});

const change = (properties: WidgetNode['properties'], value: WidgetNode['properties']) => {
  const session = sessionWith(properties);
  setBackground(session, ['box'], { theme: DEFAULT_COLORS, value });
  return session.store.node('box')?.properties;
};

test('an image instead of a dark fill takes its light text along', () => {
  const gradient = { angle: 180, from: 'color1_4', to: 'color1_5' };
  expect(change({ background: { gradient }, tone: 'inverse' }, { image_id: 1 })).toEqual({
    background: { image_id: 1 },
  });
});

test('light text on an image stays, as does that on a dark color below it', () => {
  const image = { background: { image_id: 1 }, tone: 'inverse' };
  expect(change(image, { image_id: 2 })).toMatchObject({ tone: 'inverse' });
  expect(change(DARK, { color: 'inv', image_id: 1 })).toMatchObject({ tone: 'inverse' });
  expect(change({ tone: 'inverse' }, { image_id: 1 })).toMatchObject({ tone: 'inverse' });
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

test('the text is readable on all colors of a gradient', () => {
  const gradient = (from: string, to: string, via?: string) => {
    const session = sessionWith({});
    const value = { gradient: { angle: 180, from, to, ...(via && { via }) } };
    setBackground(session, ['box'], { theme: DEFAULT_COLORS, value });
    return session.store.node('box')?.properties;
  };
  expect(gradient('color1', 'color1_5')).toMatchObject({ tone: 'inverse' });
  expect(gradient('surface', 'surface_2')).not.toHaveProperty('tone');
  expect(gradient('#999999', '#999999')).not.toHaveProperty('tone');
  expect(gradient('#999999', '#999999', '#000000')).toMatchObject({ tone: 'inverse' });
  expect(gradient('text', 'primary')).toEqual({
    background: { gradient: { angle: 180, from: 'color3', to: 'primary' } },
    tone: 'inverse',
  });
});

test('fill and tone are one step', () => {
  const session = sessionWith({});
  setBackground(session, ['box'], { theme: DEFAULT_COLORS, value: { color: 'primary' } });
  session.history.undo();
  expect(session.store.node('box')?.properties).toEqual({});
});
