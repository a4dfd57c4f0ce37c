import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';

test('the words of a text are those that are read, without markup', () => {
  expect(plainText({ html: '<h1>Fish &amp;&nbsp;chips</h1><p>a &lt; b</p>' })).toBe(
    'Fish & chips a < b',
  );
  expect(plainText({ label: ' Order  now ' })).toBe('Order now');
  expect(plainText({ image_id: 3 })).toBe('');
});
