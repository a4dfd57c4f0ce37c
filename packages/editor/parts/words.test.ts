import { expect, test } from 'vitest';
import { ownWords } from './words.ts';

test('the words of a text are those that are read, without markup', () => {
  expect(ownWords({ html: '<h1>Fish &amp;&nbsp;chips</h1><p>a &lt; b</p>' })).toBe(
    'Fish & chips a < b',
  );
  expect(ownWords({ label: ' Order  now ' })).toBe('Order now');
  expect(ownWords({ image_id: 3 })).toBe('');
});
