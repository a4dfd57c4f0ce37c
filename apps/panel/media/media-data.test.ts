import { expect, test } from 'vitest';
import { lacksAlt } from './media-data.ts';

test('images need alt text, but neither the favicon nor other files do', () => {
  expect(lacksAlt({ id: 7, type: 'images', alt: '' }, null)).toBe(true);
  expect(lacksAlt({ id: 7, type: 'images', alt: 'The quay' }, null)).toBe(false);
  expect(lacksAlt({ id: 7, type: 'images', alt: '' }, 7)).toBe(false);
  expect(lacksAlt({ id: 7, type: 'video', alt: '' }, null)).toBe(false);
});
