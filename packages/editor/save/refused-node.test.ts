import { expect, test } from 'vitest';
import { createSession } from '../core/session/create-session.ts';
import { refusedNode } from './refused-node.ts';

const session = createSession({
  sections: [
    {
      name: 'content',
      id: 1,
      label: '',
      usedOn: 1,
      tree: {
        id: 'root',
        widget: 'section',
        properties: {},
        children: [
          { id: 'a', widget: 'text', properties: {}, children: [] },
          {
            id: 'b',
            widget: 'block',
            properties: {},
            children: [{ id: 'c', widget: 'text', properties: {}, children: [] }],
          },
        ],
      },
    },
  ],
  pageType: 'page',
  newId: () => 'new',
});

test('a refused path leads to its widget, or to the nearest existing parent', () => {
  expect(refusedNode(session, 'sections.content')).toBe('root');
  expect(refusedNode(session, 'sections.content.children.1.children.0.properties.html')).toBe('c');
  expect(refusedNode(session, 'sections.content.children.1.children')).toBe('b');
  expect(refusedNode(session, 'sections.content.children.9.widget')).toBe('root');
  expect(refusedNode(session, 'sections.footer')).toBeNull();
});
