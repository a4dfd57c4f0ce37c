import type { WidgetNode } from '@plinth/model';
import { expect, test } from 'vitest';
import { createSession } from '../session/create-session.ts';
import { insertBlock } from './insert-block.ts';

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
