import { expect, test } from 'vitest';
import { FURTHER } from './further.gen.ts';
import { FURTHER as FURTHER_INSPECTORS } from './further-inspectors.gen.ts';
import { loadFurther, AVAILABLE as NO_INSPECTORS } from './further-inspectors-on-demand.ts';
import { AVAILABLE, loadParts } from './further-on-demand.ts';
import { withItems } from './lookup.ts';

const missing = () => true;

test('the panel starts without further widgets', () => {
  expect(AVAILABLE).toEqual({});
});

test('named widgets are loaded once each, and unknown and common ones are skipped', async () => {
  const loaded = await loadParts(missing, [
    'accordion',
    'text',
    'accordion',
    'price_tag',
    'toString',
  ]);
  expect(loaded).toEqual({ accordion: FURTHER.accordion });
});

test('all that are missing are loaded by default', async () => {
  const loaded = await loadParts((name) => name !== 'accordion');
  expect(Object.keys(loaded)).toEqual(Object.keys(FURTHER).filter((name) => name !== 'accordion'));
  expect(loaded.grid_gallery).toBe(FURTHER.grid_gallery);
});

test('inspectors are loaded with their widgets', async () => {
  expect(NO_INSPECTORS).toEqual({});
  const loaded = await loadFurther(missing, ['slider', 'text']);
  expect(loaded).toEqual({ slider: FURTHER_INSPECTORS.slider });
});

test('a widget brings the widgets that it consists of', () => {
  expect([...withItems(['text', 'slider', 'row'])].sort()).toEqual([
    'column',
    'row',
    'slider',
    'slider_item',
    'text',
  ]);
});
