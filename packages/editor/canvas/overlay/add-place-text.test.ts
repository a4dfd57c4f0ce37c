import type { MessageKey, Translate } from '@plinth/i18n';
import type { WidgetNode } from '@plinth/model';
import { emptySite } from '@plinth/widgets/kit';
import { expect, test } from 'vitest';
import { createSession } from '../../core/session/create-session.ts';
import { addPlaceText } from './add-place-text.ts';

/** Texts as their keys with their values. */
const t = ((key: MessageKey, values: object = {}) =>
  [key, ...Object.values(values)].join(' ')) as Translate;

const node = (id: string, widget: string, ...children: WidgetNode[]): WidgetNode => ({
  id,
  widget,
  properties:
    widget === 'text' ? { html: `<h2>${id}</h2>` } : widget === 'block' ? { layer_name: id } : {},
  children,
});

const column = node('column', 'column', node('Prices', 'text'), node('Hours', 'text'));
const row = node('row', 'row', column, node('empty', 'column'));
const tree = node('root', 'section', node('Call to action', 'block', row));
const session = createSession({
  sections: [{ name: 'content', id: 1, label: '', tree, usedOn: 1 }],
  pageType: 'page',
  newId: () => 'new',
});

const textAt = (parent: string, index: number) =>
  addPlaceText({ t, session, site: emptySite({}) }, { parent, index });

test('a place is named by the widget next to it, and by the container without one', () => {
  const text = (words: string) => `EDITOR.SELECTED.WITH_TEXT WIDGET.TEXT.NAME ${words}`;
  expect(textAt('column', 2)).toBe(`EDITOR.ADD.PLACE_BELOW ${text('Hours')}`);
  expect(textAt('column', 1)).toBe(`EDITOR.ADD.PLACE_BELOW ${text('Prices')}`);
  expect(textAt('column', 0)).toBe(`EDITOR.ADD.PLACE_ABOVE ${text('Prices')}`);
  expect(textAt('empty', 0)).toMatch(/^EDITOR\.ADD\.PLACE_WITHIN .*COLUMN/);
  expect(textAt('root', 1)).toBe('EDITOR.ADD.PLACE_BELOW EDITOR.ADD.NAMED Call to action');
  expect(textAt('row', 1)).toMatch(/^EDITOR\.ADD\.PLACE_BESIDE .*COLUMN/);
});

test.each([
  ['', '', 'PLACE_WITHIN'],
  ['<p>Above</p>', '<p>Below</p>', 'PLACE_WITHIN'],
  ['<p>Above</p>', '', 'PLACE_BELOW'],
])('a place in a text between "%s" and "%s": %s', (before, after, text) => {
  const within = { id: 'Prices', path: 'html', before, after };
  const place = { parent: 'column', index: 1, within };
  expect(addPlaceText({ t, session, site: emptySite({}) }, place)).toContain(text);
});
