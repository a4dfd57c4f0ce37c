import { expect, test } from 'vitest';
import { hasTextFormats, withoutTextFormats } from './text-overrides.ts';

const html =
  '<p class="moto-text_lead" style="font-size:64px;--font-size-mobile-v:40px">' +
  'Any <span style="--line-height-mobile-v:1.2">boat</span></p>';

test('formats of words and lines on a device are found and removed', () => {
  expect(hasTextFormats(html, 'mobile_v')).toBe(true);
  expect(hasTextFormats(html, 'tablet')).toBe(false);
  expect(withoutTextFormats(html, 'mobile_v')).toBe(
    '<p class="moto-text_lead" style="font-size:64px">Any <span>boat</span></p>',
  );
  expect(withoutTextFormats(html, 'tablet')).toBe(html);
});
