import { expect, test } from 'vitest';
import { stylesIn, withStyle } from './text-blocks.ts';

const html =
  '<h1>Big</h1><p class="moto-text_lead moto-align-center">Lead</p><p>Plain <a href="#">link</a></p>';

test('styles are read from classes, and from the element where there is none', () => {
  expect(stylesIn(html)).toEqual(['heading-1', 'lead', 'normal']);
});

test('another style takes the place of one, and leaves all else', () => {
  expect(withStyle(html, 'lead', 'small')).toBe(
    '<h1>Big</h1><p class="moto-align-center moto-text_small">Lead</p><p>Plain <a href="#">link</a></p>',
  );
  expect(withStyle(html, 'heading-1', 'display')).toContain(
    '<h1 class="moto-text_display">Big</h1>',
  );
});
