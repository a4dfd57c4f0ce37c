import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { groupIssues, issueKeys, MAX_ISSUES } from './issue-keys.ts';
import { validatedText } from './validated-text.ts';
import { email, maxLength, required } from './validators.ts';

const keysOf = (schema: z.ZodType, value: unknown) => {
  const { error } = schema.safeParse(value);
  return error ? issueKeys(error) : {};
};

describe('issueKeys', () => {
  it('maps Zod issues to error keys', () => {
    const schema = z.strictObject({
      missing: z.string(),
      empty: z.string().min(1),
      short: z.string().min(3),
      long: z.string().max(3),
      big: z.number().max(3),
      small: z.number().min(3),
      list: z.array(z.string()).max(1),
      none: z.array(z.string()).min(1),
      type: z.number(),
      choice: z.enum(['a']),
      email: z.email(),
      url: z.url(),
      own: z.string().refine(() => false, 'recordFound'),
      other: z.string().refine(() => false, 'some words'),
    });
    const value = {
      empty: '',
      short: 'ab',
      long: 'abcd',
      big: 4,
      small: 2,
      list: ['a', 'b'],
      none: [],
      type: null,
      choice: 'b',
      email: 'x',
      url: 'x',
      own: '',
      other: '',
      extra: 1,
    };
    expect(keysOf(schema, value)).toEqual({
      missing: ['isEmpty'],
      empty: ['isEmpty'],
      short: ['stringLengthTooShort'],
      long: ['stringLengthTooLong'],
      big: ['numberIsBigger'],
      small: ['numberIsSmaller'],
      list: ['numberIsBigger'],
      none: ['isEmpty'],
      type: ['valueInvalid'],
      choice: ['valueInvalid'],
      email: ['emailAddressInvalidHostname'],
      url: ['incorrectURL'],
      own: ['recordFound'],
      other: ['valueInvalid'],
      extra: ['unknownField'],
    });
  });

  it('reports paths inside lists and unions', () => {
    const part = z.strictObject({ size: z.number().max(3) });
    const schema = z.strictObject({ list: z.array(z.union([z.string(), part])) });
    expect(keysOf(schema, { list: ['a', { size: 9 }, { size: 1, foo: 2 }, 7] })).toEqual({
      'list.1.size': ['numberIsBigger'],
      'list.2.foo': ['unknownField'],
      'list.3': ['valueInvalid'],
    });
  });
});

describe('a value with many errors', () => {
  it('reports only the first fields, with truncated names', () => {
    const names = Array.from({ length: 1000 }, (_, index) => `${index}${'x'.repeat(1000)}`);
    const value = Object.fromEntries(names.map((name) => [name, 1]));
    for (const schema of [z.strictObject({}), z.record(z.string(), z.string())]) {
      const fields = Object.keys(keysOf(schema, value));
      expect(fields).toHaveLength(MAX_ISSUES);
      expect(Math.max(...fields.map((field) => field.length))).toBe(64);
    }
  });
});

describe('textWith', () => {
  it('reports the keys of its validators', () => {
    const schema = z.strictObject({ email: validatedText(required, maxLength(3), email) });
    expect(keysOf(schema, { email: 'abcde' })).toEqual({
      email: ['stringLengthTooLong', 'emailAddressInvalidHostname'],
    });
    expect(keysOf(schema, { email: '' })).toEqual({ email: ['isEmpty'] });
    expect(keysOf(schema, {})).toEqual({ email: ['isEmpty'] });
  });
});

describe('groupIssues', () => {
  it('adds a prefix to paths and removes duplicate keys', () => {
    const issues = [
      { path: 'a', key: 'x' },
      { path: 'a', key: 'y' },
      { path: 'a', key: 'x' },
      { path: '', key: 'z' },
    ];
    expect(groupIssues(issues, 'sections.content')).toEqual({
      'sections.content.a': ['x', 'y'],
      'sections.content': ['z'],
    });
  });
});
