import { describe, expect, it } from 'vitest';
import type { IssueKey } from './issue-keys.ts';
import { isPhone } from './patterns.ts';
import type { Validator } from './validators.ts';
import {
  confirms,
  email,
  matches,
  max,
  maxLength,
  min,
  minLength,
  required,
  uri,
  url,
  validate,
} from './validators.ts';

const table: [string, Validator, IssueKey, string[], string[]][] = [
  ['required', required, 'isEmpty', ['a', ' a '], ['', '   ', '\t\n']],
  [
    'email',
    email,
    'emailAddressInvalidHostname',
    ['', 'a@b.co', "o'neil+x@mail.example.com", 'jörg@müller.de', 'a@xn--mller-kva.de'],
    ['a', 'a@', '@b.co', 'a b@c.de', 'a..b@c.de'],
  ],
  ['email', email, 'hostnameUnknownTld', [], ['a@b.c', 'a@1.2.3.4', 'a@b.123']],
  ['email', email, 'hostnameLocalNameNotAllowed', [], ['a@b', 'a@localhost', 'a@nas.local']],
  ['email', email, 'hostnameInvalidHostname', [], ['a@b..de', 'a@-b.de', 'a@b_c.de', 'a@b.de.']],
  [
    'uri',
    uri,
    'notUri',
    ['', '/a?b=c#d', 'https://a.de/%20', 'javascript:x'],
    ['https://a.de/b c', 'https://a.de\\b', '<a>', 'https://a.de/"'],
  ],
  [
    'url',
    url,
    'incorrectURL',
    [
      '',
      'http://a.de',
      'https://a.de:8080/x?y#z',
      'ftp://a.de/file',
      '//a.de',
      'https://user:pass@a.de/',
      'http://93.184.216.34/',
      'http://[2001:db8::1]/',
      `http://${'a'.repeat(63)}.de`,
    ],
    [
      'a.de',
      'javascript:alert(1)',
      'http://',
      'http://localhost',
      'http://10.0.0.1',
      'http://192.168.1.1/x',
      'http://172.16.0.1',
      'http://127.0.0.1:3000',
      'http://169.254.1.1',
      'http://[::1]/',
      'http://[fe80::1]/',
      'http://300.1.1.1',
      `http://${'a'.repeat(64)}.de`,
      'http://a b.de',
      'http://a.de\\x',
    ],
  ],
  ['max', max(5), 'numberIsBigger', ['', '5', '-9', '4.9'], ['5.1', '6']],
  ['min', min(5), 'numberIsSmaller', ['', '5', '1e3'], ['4.9', '-5']],
  ['maxLength', maxLength(3), 'stringLengthTooLong', ['', 'abc', ' abc ', '👍👍👍'], ['abcd']],
  ['minLength', minLength(3), 'stringLengthTooShort', ['', 'abc'], ['ab', ' ab ', '👍👍']],
  ['confirms', confirms('secret'), 'notSame', ['secret'], ['', 'Secret', 'secret ']],
  ['matches', matches(/^\d+$/g), 'valueInvalid', ['', '12', '34'], ['a', '1 2']],
];

describe.each(table)('%s', (_name, validator, key, right, wrong) => {
  it.each(right)('accepts %j', (value) => expect(validator(value)).toBeNull());
  it.each(wrong)('rejects %j', (value) => expect(validator(value)).toBe(key));
});

describe('validate', () => {
  it('collects keys, but only isEmpty for an empty value', () => {
    expect(validate('abcdef', [required, maxLength(3), email])).toEqual([
      'stringLengthTooLong',
      'emailAddressInvalidHostname',
    ]);
    expect(validate(' ', [required, minLength(3)])).toEqual(['isEmpty']);
    expect(max(5)('abc')).toBe('valueInvalid');
    expect(min(5)('abc')).toBe('valueInvalid');
  });
});

describe('isPhone', () => {
  it('requires the form +112233445566', () => {
    expect(isPhone('+112233445566')).toBe(true);
    for (const wrong of ['112233445566', '+0123456', '+12 345 678', '+1', '+1234567890123456']) {
      expect(isPhone(wrong)).toBe(false);
    }
  });
});
