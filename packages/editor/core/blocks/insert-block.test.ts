import type { WidgetNode } from '@plinth/model';
import { expect, test } from 'vitest';
import { createSession } from '../session/create-session.ts';
import { insertBlock } from './insert-block.ts';
import { replacedBlock } from './replaced-block.ts';

const node = (
  id: string,
  widget: string,
  children: readonly WidgetNode[] = [],
  properties: WidgetNode['properties'] = {},
): WidgetNode => ({ id, widget, properties, children });

const withText = (id: string, html: string): WidgetNode =>
  node(`${id}s`, 'section', [
    node(`${id}b`, 'block', [
      node(`${id}r`, 'row', [node(`${id}c`, 'column', [node(id, 'text', [], { html })])]),
    ]),
  ]);

function textsAfterInserting(page: string): readonly unknown[] {
  let made = 0;
  const session = createSession({
    sections: [
      { ...{ name: 'content', id: 1, label: '', usedOn: 1 }, tree: withText('old', page) },
    ],
    pageType: 'page',
    newId: () => `new${made++}`,
  });
  const hero = withText('hero', '<h1 class="moto-text_display">Hello</h1><h3>More</h3>');
  expect(insertBlock(session, hero, { parent: 'olds', index: 1 }).refused).toBeNull();
  return [...session.store.reader.nodes.values()]
    .filter(({ id, widget }) => widget === 'text' && id !== 'old')
    .map(({ properties }) => properties.html);
}

test('a block keeps its main heading on a page without one', () => {
  expect(textsAfterInserting('<h2>Words</h2>')).toEqual([
    '<h1 class="moto-text_display">Hello</h1><h3>More</h3>',
  ]);
});

test('a block’s main heading becomes an h2 with the same style on a page that has one', () => {
  expect(textsAfterInserting('<h1>Words</h1>')).toEqual([
    '<h2 class="moto-text_display">Hello</h2><h3>More</h3>',
  ]);
});

test('a site header takes the place of the last one, in one step', () => {
  let made = 0;
  const header = node('root', 'section', [
    node('bar', 'block', [node('bar-row', 'row', [node('bar-column', 'column')])]),
    node('old', 'block', [node('row', 'row', [node('column', 'column')])]),
  ]);
  const session = createSession({
    sections: [{ ...{ name: 'header', id: 1, label: 'Header', usedOn: 7 }, tree: header }],
    pageType: 'page',
    newId: () => `new${made++}`,
  });
  const replaced = replacedBlock(session, { parent: 'root', index: 2 });
  expect(replaced).toBe('old');
  const block = withText('fresh', '<p>Name</p>');
  expect(insertBlock(session, block, { replaced: replaced ?? '' }).refused).toBeNull();
  const children = () => session.store.node('root')?.children;
  expect(children()).toEqual(['bar', expect.stringMatching(/^new/)]);
  session.history.undo();
  expect(children()).toEqual(['bar', 'old']);
});

test('a block of the page is added to the others', () => {
  const session = createSession({
    sections: [
      {
        ...{ name: 'content', id: 1, label: '', usedOn: 1 },
        tree: withText('old', '<p>Words</p>'),
      },
    ],
    pageType: 'page',
    newId: () => 'new',
  });
  expect(replacedBlock(session, { parent: 'olds', index: 1 })).toBeNull();
});
