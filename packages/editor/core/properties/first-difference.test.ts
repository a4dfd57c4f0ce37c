import { expect, test } from 'vitest';
import { firstDifference } from './first-difference.ts';

test('long texts with equal beginnings show where they differ', () => {
  const start = 'We survey ships of every size before you buy them. '.repeat(5);
  const { mine, theirs } = firstDifference(
    `${start}Call us on Monday, please.`,
    `${start}Call us on Sunday, please.`,
  );
  expect(mine.before).toMatch(/^….{0,39}Call us on $/);
  expect([mine.different, theirs.different]).toEqual(['Monday', 'Sunday']);
  expect([mine.after, theirs.after]).toEqual([', please.', ', please.']);
});

test('the text before a difference starts with a whole word', () => {
  const { mine } = firstDifference(
    'Guided kayak tours along the Zephyr coast, a',
    'Guided kayak tours along the Zephyr coast, b',
  );
  expect(mine.before).toBe('…kayak tours along the Zephyr coast, ');
});

test('text added by one side is marked on that side only', () => {
  const { mine, theirs } = firstDifference('First one', 'First');
  expect(mine).toEqual({ before: 'First', different: ' one', after: '' });
  expect(theirs).toEqual({ before: 'First', different: '', after: '' });
});

test('repeated words are not counted as shared twice', () => {
  const { mine, theirs } = firstDifference('very very good', 'very good');
  expect(`${mine.before}${mine.different}${mine.after}`).toBe('very very good');
  expect(`${theirs.before}${theirs.different}${theirs.after}`).toBe('very good');
});

test('long differences are cut', () => {
  const { mine } = firstDifference('word '.repeat(100), 'other');
  expect(mine.different).toHaveLength(121);
  expect(mine.after).toBe('');
});

test('characters are never cut in half', () => {
  const { mine } = firstDifference(`${'🙂'.repeat(60)} a`, `${'🙂'.repeat(60)} b`);
  expect(mine.before).toBe(`…${'🙂'.repeat(39)} `);
});
