import type { WidgetNode } from '@plinth/model';
import { expect, test } from 'vitest';
import { createSession } from '../session/create-session.ts';
import { openLinkedElement } from './open-linked-element.ts';

const node = (
  id: string,
  widget: string,
  more: Partial<Pick<WidgetNode, 'properties' | 'children'>> = {},
): WidgetNode => ({ properties: {}, children: [], ...more, id, widget });

const section = (name: 'header' | 'content', id: number, children: WidgetNode[]) => ({
  ...{ name, id, label: '', usedOn: 1 },
  tree: node(`root-${name}`, 'section', {
    children: [node(`${name}-block`, 'block', { children })],
  }),
});

const open = () =>
  createSession({
    sections: [
      section('header', 1, [node('w1', 'text', { properties: { html: '<p>Call us</p>' } })]),
      section('content', 2, [
        node('w1', 'text', { properties: { html: '<h1>Know what’s under the paint.</h1>' } }),
        node('w2', 'image'),
      ]),
    ],
    pageType: 'page',
    newId: () => 'new',
  });

test('opens a text of the linked section with all of it selected', () => {
  const session = open();
  openLinkedElement(session, { section: 'content', node: 'w1', path: 'html' });
  const { selection, textEditing, textPath, textOpenedAt } = session.ui.getState();
  const [id = ''] = selection;
  expect(session.store.node(id)?.properties.html).toContain('under the paint');
  expect({ textEditing, textPath, textOpenedAt }).toEqual({
    textEditing: id,
    textPath: 'html',
    textOpenedAt: 'all',
  });
});

test('selects an element without such a text', () => {
  const session = open();
  openLinkedElement(session, { section: 'content', node: 'w2', path: null });
  expect(session.ui.getState()).toMatchObject({ selection: ['w2'], textEditing: null });
});

test('ignores an element that is gone', () => {
  const session = open();
  openLinkedElement(session, { section: 'content', node: 'w9', path: 'html' });
  expect(session.ui.getState()).toMatchObject({ selection: [], textEditing: null });
});
