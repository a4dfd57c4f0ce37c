import { type Bundle, loadI18n } from '@plinth/i18n';
import type { WidgetNode } from '@plinth/model';
import { emptySite } from '@plinth/widgets/kit';
import { expect, test } from 'vitest';
import { createSession } from '../../core/session/create-session.ts';
import { targetText } from './target-text.ts';

const { t } = await loadI18n<Bundle>(['editor', 'widgets']);

const image = (id: string): WidgetNode => ({ id, widget: 'image', properties: {}, children: [] });
const text = (id: string, html: string): WidgetNode => ({
  ...{ id, widget: 'text', children: [] },
  properties: { html },
});

/** What is announced before each widget of a section; the first one is moved. */
function placesOf(...children: WidgetNode[]): readonly string[] {
  const tree = { id: 'root', widget: 'section', properties: {}, children };
  const session = createSession({
    sections: [{ name: 'content', id: 1, label: '', tree, usedOn: 1 }],
    pageType: 'page',
    newId: () => 'new',
  });
  const siblings = children.slice(1).map(({ id }) => id);
  return siblings.map((_, index) =>
    targetText(
      { t, session, site: emptySite({}) },
      {
        siblings,
        target: { kind: 'slot', parent: 'root', index, wrap: [] } as never,
      },
    ),
  );
}

test('a neighbor of its own kind has its name alone', () => {
  expect(placesOf(image('a'), text('b', '<p>Hours</p>'))).toEqual([
    'before Text, 1 of 2, in Content',
  ]);
});

test('neighbors of one kind are told apart by their texts', () => {
  expect(placesOf(image('a'), text('b', '<p>Hours</p>'), text('c', '<p>Prices</p>'))).toEqual([
    'before Text “Hours”, 1 of 3, in Content',
    'before Text “Prices”, 2 of 3, in Content',
  ]);
});

test('neighbors with the same text are numbered', () => {
  expect(placesOf(text('a', '<p>Moved</p>'), image('b'), image('c'))).toEqual([
    'before Image 1, 1 of 3, in Content',
    'before Image 2, 2 of 3, in Content',
  ]);
});
