import type { Properties, WidgetNode } from '@plinth/model';
import { expect, test } from 'vitest';
import { createSession } from '../session/create-session.ts';
import { addWidget } from './insert.ts';
import { newWidget } from './new-widget.ts';

const node = (
  id: string,
  widget: string,
  children: readonly WidgetNode[] = [],
  properties: Properties = {},
): WidgetNode => ({ id, widget, properties, children });

/** A hero with texts over an image, and a block with an image beside an empty column. */
function opened(selection: readonly string[]) {
  let made = 0;
  const hero = node(
    'hero',
    'block',
    [
      node('heroRow', 'row', [
        node('heroColumn', 'column', [node('title', 'text'), node('call', 'button')]),
        node('heroSide', 'column'),
      ]),
    ],
    { background: { image_id: 7 } },
  );
  const plain = node('plain', 'block', [
    node('row', 'row', [
      node('column', 'column', [node('photo', 'image')]),
      node('empty', 'column'),
    ]),
  ]);
  const tree = node('root', 'section', [hero, plain]);
  const session = createSession({
    sections: [{ name: 'content', id: 1, label: '', usedOn: 1, tree }],
    pageType: 'page',
    newId: () => `new${made++}`,
  });
  session.ui.setState({ selection });
  return session;
}

/** Adds a widget with this selection. */
function added(widget: string, selection: readonly string[]) {
  const session = opened(selection);
  expect(addWidget(session, widget).refused).toBeNull();
  const node = session.store.node(session.ui.getState().selection[0] ?? '');
  return { session, node, parent: session.store.node(node?.parent ?? '') };
}

/** The parent of a new text and its index, with this selection. */
function place(...selection: string[]) {
  const { session, node } = added('text', selection);
  const parent = node?.parent ?? '';
  const siblings = session.store.node(parent)?.children ?? [];
  return [parent, siblings.findIndex((id) => id.startsWith('new'))];
}

test.each([
  ['a text over an image', ['title'], ['heroColumn', 1]],
  ['a button over an image', ['call'], ['heroColumn', 2]],
  ['a column over an image', ['heroColumn'], ['heroColumn', 2]],
  ['an image', ['photo'], ['column', 1]],
  ['an empty column', ['empty'], ['empty', 0]],
  ['a block without an image', ['plain'], ['plain', 1]],
] as const)('with %s selected, a widget goes into it or beside it', (_, selection, expected) => {
  expect(place(...selection)).toEqual(expected);
});

test('with a block or row over an image selected, a widget joins the texts, not the image', () => {
  expect(place('hero')).toEqual(['heroColumn', 2]);
  expect(place('heroRow')).toEqual(['heroColumn', 2]);
});

test.each([
  ['nothing', []],
  ['the section', ['root']],
] as const)(
  'with %s selected, a widget gets a block with the usual padding at the end',
  (_, selection) => {
    const { session, parent } = added('accordion', selection);
    const block = session.store.node('root')?.children[2] ?? '';
    expect(parent).toMatchObject({ id: block, widget: 'block', parent: 'root' });
    expect(parent?.properties).toEqual(
      newWidget({ newId: () => 'block', text: (key) => key }, 'block').properties,
    );
  },
);

test.each(['block', 'row', 'container', 'divider', 'spacer'])(
  'layout goes between the blocks as it is: %s',
  (widget) => {
    expect(added(widget, []).parent?.id).toBe('root');
  },
);
