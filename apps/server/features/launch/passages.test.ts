import type { WidgetNode } from '@plinth/model';
import { expect, test } from 'vitest';
import { passagesOf } from './passages.ts';

const node = (properties: WidgetNode['properties']): WidgetNode => ({
  ...{ id: 'w1', widget: 'text', children: [] },
  properties,
});

const textsOf = (properties: WidgetNode['properties']) =>
  passagesOf(node(properties)).map(({ text }) => text);

test('a passage says which property of which widget has it', () => {
  expect(passagesOf(node({ items: [{ title: 'First' }, { title: 'Second boat' }] }))).toEqual([
    { text: 'Second boat', node: 'w1', path: 'items.1.title' },
  ]);
});

test('passages are the lines that visitors read', () => {
  const html = '<h2>Book a <b>survey</b></h2><p>From $28<br>per&nbsp;foot</p>';
  expect(textsOf({ html, layer_name: 'Boat details' })).toEqual([
    ...['Book a survey', 'From $28', 'per foot'],
  ]);
  expect(textsOf({ label: 'Call us', size: 'large', color: '#12345678' })).toEqual(['Call us']);
});

test('lines with a site fact are the owner’s own', () => {
  const html = '<p>© <data value="name"></data>. All rights reserved.</p><p>All are welcome</p>';
  expect(textsOf({ html })).toEqual(['All are welcome']);
});
