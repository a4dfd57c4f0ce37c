import type { WidgetNode } from '@plinth/model';
import { expect, it } from 'vitest';
import { withLocalPrices } from './local-prices.ts';

const document: WidgetNode = {
  id: 'w1',
  widget: 'text',
  properties: { html: '<p>$00</p><p>$000, not $5</p>' },
  children: [],
};

it('writes placeholder prices in the currency of the country', () => {
  const html = (country: string) =>
    withLocalPrices(document, { language: 'en-US', country }).properties.html;
  expect(html('United Kingdom')).toBe('<p>£00</p><p>£000, not $5</p>');
  expect(html('')).toBe(document.properties.html);
});
