import type { Properties } from '@plinth/model';
import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';

test('text has no markup', () => {
  const html = '<h1>Fish &amp;&nbsp;chips</h1><p>a &lt; b &amp;lt; &quot;c&quot;</p>';
  expect(plainText({ widget: 'text', properties: { html } })).toBe('Fish & chips a < b &lt; "c"');
  const label = ' Order  <b> now ';
  expect(plainText({ widget: 'button', properties: { label } })).toBe('Order <b> now');
});

test('a widget without text uses the first text in its settings', () => {
  const gallery: Properties = { items: [{ image_id: 3 }, { caption: 'Harbor at dawn' }] };
  expect(plainText({ widget: 'grid_gallery', properties: gallery })).toBe('Harbor at dawn');
  expect(plainText({ widget: 'image', properties: { image_id: 3, title: 'Boat' } })).toBe('Boat');
  expect(plainText({ widget: 'image', properties: { image_id: 3 } })).toBe('');
  expect(plainText({ widget: 'hologram', properties: { label: 'Unknown' } })).toBe('');
});
