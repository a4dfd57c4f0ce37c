import { describe, expect, test } from 'vitest';
import { fieldIssues } from '../validate/field-limits.ts';
import { FactSettings } from './fact-settings.ts';
import { groupedHours, overlappingHours } from './opening-hours.ts';
import { socialNetwork } from './social-network.ts';

const issues = (values: object) =>
  fieldIssues(FactSettings, values).map(({ path, key }) => ({ [path]: key }));

const hours = (values: object) => FactSettings.parse(values);

describe('facts', () => {
  test.each(['+1 (202) 555-0143', '040 / 12 34 56', '+49.40.123', '110', ''])(
    'accept the phone number %s',
    (phone) => {
      expect(issues({ phone })).toEqual([]);
    },
  );

  test.each(['call me', '12', '+', '1234567890123456', '+49 40 x'])(
    'refuse the phone number %s',
    (phone) => {
      expect(issues({ phone })).toEqual([{ phone: 'phoneInvalid' }]);
    },
  );

  test('refuse profiles that are no web URLs', () => {
    const social_profiles = ['https://instagram.com/me', 'instagram', 'javascript:alert(1)'];
    expect(issues({ social_profiles })).toEqual([
      { 'social_profiles.1': 'incorrectURL' },
      { 'social_profiles.2': 'incorrectURL' },
    ]);
  });

  test('limit the length of addresses', () => {
    expect(issues({ street: 'x'.repeat(201) })).toEqual([{ street: 'stringLengthTooLong' }]);
    expect(issues({ street: 'x'.repeat(200) })).toEqual([]);
  });
});

describe('opening hours', () => {
  const day = { opens: '09:00', closes: '17:00' };
  const night = { opens: '20:00', closes: '02:00' };

  test('may cross midnight and the end of the week', () => {
    expect(overlappingHours(hours({ hours_friday: [day, night], hours_sunday: [night] }))).toEqual(
      [],
    );
  });

  test.each([
    ['on a day', { hours_monday: [day, { opens: '16:59', closes: '18:00' }] }, 'hours_monday'],
    [
      'after midnight',
      { hours_friday: [night], hours_saturday: [{ opens: '01:00', closes: '03:00' }] },
      'hours_saturday',
    ],
    [
      'after Sunday',
      { hours_sunday: [night], hours_monday: [{ opens: '00:00', closes: '03:00' }] },
      'hours_monday',
    ],
    [
      'after 24 hours',
      {
        hours_monday: [{ opens: '08:00', closes: '08:00' }],
        hours_tuesday: [{ opens: '07:00', closes: '09:00' }],
      },
      'hours_tuesday',
    ],
  ])('must not overlap %s', (_, values, path) => {
    expect(overlappingHours(hours(values))).toEqual([{ path, key: 'timesOverlap' }]);
  });

  test('may touch each other', () => {
    const open = [day, { opens: '17:00', closes: '18:00' }];
    expect(overlappingHours(hours({ hours_monday: open }))).toEqual([]);
    const always = [{ opens: '00:00', closes: '00:00' }];
    expect(overlappingHours(hours({ hours_sunday: always, hours_monday: always }))).toEqual([]);
  });

  test('group days in a row', () => {
    const values = { hours_monday: [day], hours_tuesday: [day], hours_thursday: [day] };
    expect(groupedHours(hours(values)).map(({ days }) => days)).toEqual([
      ['monday', 'tuesday'],
      ['thursday'],
    ]);
  });
});

test('networks are recognized by host', () => {
  expect(socialNetwork('https://www.instagram.com/me')).toBe('Instagram');
  expect(socialNetwork('https://notinstagram.com/me')).toBeNull();
  expect(socialNetwork('instagram')).toBeNull();
});
