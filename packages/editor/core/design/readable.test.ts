import type { Translate } from '@plinth/i18n';
import { flatten } from '@plinth/model';
import { expect, test } from 'vitest';
import { widgetName } from '../widgets/widget-name.ts';
import { nodeName, nodeNameByContent, propertyName, valueText } from './readable.ts';

const t: Translate = (key) => key;

test('values are readable text', () => {
  expect(valueText(t, '<h1>Hello &amp; <b>you</b></h1>')).toBe('Hello & you');
  expect(valueText(t, { top: { desktop: 'small' }, bottom: { desktop: 'auto' } })).toBe(
    'Top Desktop: small, Bottom Desktop: auto',
  );
  expect(valueText(t, undefined)).toBe('EDITOR.VALUE.DEFAULT');
  expect(valueText(t, '')).toBe('EDITOR.VALUE.NONE');
  expect(valueText(t, 'color3')).toBe('EDITOR.COLOR.MAIN');
  expect(valueText(t, false)).toBe('EDITOR.VALUE.NO');
  expect(valueText(t, 'x'.repeat(500))).toHaveLength(120);
});

test('properties have their inspector labels', () => {
  expect(propertyName(t, 'text', 'html')).toBe('WIDGET.TEXT.HTML');
  expect(propertyName(t, 'hologram', 'light_depth')).toBe('Light depth');
});

test('names a widget by layer name, its own text, or text inside it', () => {
  const { nodes } = flatten({
    id: 'r',
    widget: 'row',
    properties: {},
    children: [
      { id: 't', widget: 'text', properties: { html: '<p>First words</p>' }, children: [] },
      { id: 'n', widget: 'text', properties: { layer_name: 'Motto' }, children: [] },
    ],
  });
  expect(nodeName(t, nodes.get('t'))).toBe('WIDGET.TEXT.NAME “First words”');
  expect(nodeName(t, nodes.get('n'))).toBe('Motto');
  const row = nodes.get('r');
  expect(row && nodeNameByContent(t, row, { nodes })).toBe('WIDGET.ROW.NAME “First words”');
  expect(widgetName(t, 'hologram')).toBe('Hologram');
});
