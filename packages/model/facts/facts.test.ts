import { describe, expect, test } from 'vitest';
import { fieldIssues } from '../validate/field-limits.ts';
import { FactSettings, postalCodeIssues } from './fact-settings.ts';
import {
  groupedHours,
  type OpeningHours,
  overlappingDays,
  overlappingHours,
  spansOn,
  type Weekday,
  withSpansOn,
} from './opening-hours.ts';
import { socialNetwork } from './social-network.ts';

const issues = (values: object) =>
  fieldIssues(FactSettings, values).map(({ path, key }) => ({ [path]: key }));

describe('facts', () => {
  test.each([
    '+1 (202) 555-0143',
    '040 / 12 34 56',
    '+49.40.123',
    '110',
    '',
    '+1 555 010 2000 ext 4',
  ])('accept the phone number %s', (phone) => {
    expect(issues({ phone })).toEqual([]);
  });

  test.each(['call me', '12', '+', '1234567890123456', '+49 40 x', 'ext 4', '+1 555 010 2000 ext'])(
    'refuse the phone number %s',
    (phone) => {
      expect(issues({ phone })).toEqual([{ phone: 'phoneInvalid' }]);
    },
  );

  test.each(['97201-1234', 'BS1 6UX', 'D02 AF30', ''])('accept the postal code %s', (code) => {
    expect(postalCodeIssues({ postal_code: code })).toEqual([]);
  });

  test.each(['ABCDE!!', '97201,', '<b>'])('refuse the postal code %s', (code) => {
    const issue = { path: 'postal_code', key: 'postalCodeInvalid' };
    expect(postalCodeIssues({ postal_code: code })).toEqual([issue]);
  });

  test('refuse profiles that are no web URLs', () => {
    const urls = ['https://instagram.com/me', 'instagram', 'javascript:alert(1)'];
    expect(issues({ profiles: urls.map((url) => ({ url })) })).toEqual([
      { 'profiles.1.url': 'incorrectURL' },
      { 'profiles.2.url': 'incorrectURL' },
    ]);
  });

  test('limit the length of addresses', () => {
    expect(issues({ street: 'x'.repeat(201) })).toEqual([{ street: 'stringLengthTooLong' }]);
    expect(issues({ street: 'x'.repeat(200) })).toEqual([]);
  });
});

describe('opening hours', () => {
  const open = (days: string, opens: string, closes: string): OpeningHours[number] => ({
    days: days.split(' ') as Weekday[],
    opens,
    closes,
  });

  test('may cross midnight and the end of the week', () => {
    const hours = [open('friday', '09:00', '17:00'), open('friday sunday', '20:00', '02:00')];
    expect(overlappingHours(hours)).toEqual([]);
  });

  test.each([
    ['on a day', open('monday', '09:00', '17:00'), open('monday', '16:59', '18:00'), 'monday'],
    [
      'after midnight',
      open('friday', '20:00', '02:00'),
      open('saturday', '01:00', '03:00'),
      'saturday',
    ],
    ['after Sunday', open('sunday', '20:00', '02:00'), open('monday', '00:00', '03:00'), 'monday'],
    [
      'after 24 hours',
      open('monday', '08:00', '08:00'),
      open('tuesday', '07:00', '09:00'),
      'tuesday',
    ],
  ])('must not overlap %s', (_, first, second, day) => {
    expect(overlappingHours([first, second])).toEqual([
      { path: 'hours.1.days.0', key: 'timesOverlap' },
    ]);
    expect([...overlappingDays([second, first])]).toEqual([day]);
  });

  test('are refused once per day on which they overlap', () => {
    const late = open('monday wednesday', '16:00', '18:00');
    const paths = (hours: OpeningHours) => overlappingHours(hours).map(({ path }) => path);
    expect(paths([open('monday wednesday', '09:00', '17:00'), late])).toEqual([
      'hours.1.days.0',
      'hours.1.days.1',
    ]);
    const afternoon = open('monday', '15:00', '17:30');
    expect(paths([open('monday', '09:00', '17:00'), afternoon, late])).toEqual(['hours.2.days.0']);
  });

  test('overlap if a day is named twice', () => {
    expect(overlappingHours([open('monday monday', '09:00', '17:00')])).toHaveLength(1);
  });

  test('may touch each other', () => {
    expect(
      overlappingHours([open('monday', '09:00', '17:00'), open('monday', '17:00', '18:00')]),
    ).toEqual([]);
    expect(overlappingHours([open('sunday monday', '00:00', '00:00')])).toEqual([]);
  });

  test('group days in a row', () => {
    const hours = [open('monday tuesday thursday', '09:00', '17:00')];
    expect(groupedHours(hours).map(({ days }) => days)).toEqual([
      ['monday', 'tuesday'],
      ['thursday'],
    ]);
  });

  test('change on one day, and keep the order of the spans on all days', () => {
    const late = { opens: '18:00', closes: '22:00' };
    const early = { opens: '09:00', closes: '17:00' };
    const hours = withSpansOn([{ days: ['monday'], ...early }], 'tuesday', [late, early]);
    expect(spansOn(hours, 'monday')).toEqual([early]);
    expect(spansOn(hours, 'tuesday')).toEqual([late, early]);
    const same = withSpansOn(hours, 'tuesday', [early]);
    expect(same).toEqual([{ days: ['monday', 'tuesday'], ...early }]);
    expect(withSpansOn(same, 'monday', [])).toEqual([{ days: ['tuesday'], ...early }]);
  });

  test('may have the same span twice while they are typed', () => {
    const span = { opens: '09:00', closes: '17:00' };
    expect(spansOn(withSpansOn([], 'sunday', [span, span]), 'sunday')).toEqual([span, span]);
  });
});

test('networks are recognized by host', () => {
  expect(socialNetwork('https://www.instagram.com/me')).toBe('Instagram');
  expect(socialNetwork('https://notinstagram.com/me')).toBeNull();
  expect(socialNetwork('instagram')).toBeNull();
});
