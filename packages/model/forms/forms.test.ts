import { expect, test } from 'vitest';
import { answerIssue } from './answer-issue.ts';
import { fieldOptions, namedFields, recipientsIn } from './form-field.ts';

const field = (type: 'text' | 'email', label: string, is_hidden = false) => ({
  ...{ type, label, options: '', is_required: false, is_hidden },
});

test('a field keeps its name when others move, and no two have the same', () => {
  const [size, color] = [field('text', 'Size'), field('text', 'Color')];
  const names = (...fields: ReturnType<typeof field>[]) =>
    namedFields(fields).map(({ name }) => name);
  const [first, second] = names(size, color);
  expect(names(color, size)).toEqual([second, first]);
  expect(names(field('email', ''), size)).toEqual([expect.stringMatching(/^email_/), first]);
  expect(new Set(names(size, size, size, color)).size).toBe(4);
  expect(names({ ...size, is_hidden: true }, color)).toEqual([second]);
});

test.each([
  ['name', '', 'required'],
  ['name', '  ', 'required'],
  ['name', 'Ada', null],
  ['name', 'Ada\r\nBcc: evil@example.com', 'invalid'],
  ['name', 'x'.repeat(256), 'too_long'],
  ['email', 'ada@example.com', null],
  ['email', '\u200bada@example.com\u202c', null],
  ['email', 'ada@example', 'email'],
  ['email', '"a@evil.test x"@good.test', 'email'],
  ['email', 'a@example.com,b@example.com', 'email'],
  ['email', 'group: a@example.com, b@example.com;', 'email'],
  ['email', 'a@b.example,c@d.example', 'email'],
  ['message', 'Two\nlines', null],
  ['message', 'x'.repeat(10_001), 'too_long'],
  ['phone', '+49 (30) 123', null],
  ['phone', 'call me', 'invalid'],
  ['number', '-1.5', null],
  ['number', 'two', 'invalid'],
  ['date', '2026-11-29', null],
  ['date', '2026-13-29', 'invalid'],
  ['date', 'tomorrow', 'invalid'],
  ['select', 'Red', null],
  ['select', 'Green', 'invalid'],
  ['checkbox', 'on', null],
] as const)('%s “%s”: %s', (type, value, issue) => {
  expect(answerIssue({ type, is_required: true }, value, ['Red', 'Blue'])).toBe(issue);
});

test('an empty answer is fine if it isn’t required', () => {
  expect(answerIssue({ type: 'email', is_required: false }, '')).toBe(null);
});

test('options are lines, and recipients are separated by commas', () => {
  expect(fieldOptions({ options: ' Red \n\nBlue\nRed' })).toEqual(['Red', 'Blue']);
  expect(recipientsIn('a@example.com, b@example.com;')).toEqual(['a@example.com', 'b@example.com']);
  expect(recipientsIn('<a@example.com>; mailto:b@example.com\u200b')).toEqual([
    'a@example.com',
    'b@example.com',
  ]);
});
