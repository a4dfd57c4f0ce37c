import { expect, test } from 'vitest';
import { subjectOf } from './submission-subject.ts';

const answer = (label: string, value: string) => ({ type: 'text' as const, label, value });
const fields = [answer('Name', 'Ada'), answer('Your city ', 'Berlin'), answer('Sum', '$& {Name}')];

test.each([
  ['Request of {Name} from {your city}', 'Request of Ada from Berlin'],
  ['{Name}{ Name }', 'AdaAda'],
  ['Sum: {Sum}', 'Sum: $& {Name}'],
  ['{Phone}', ''],
  ['Call {Phone} back {', 'Call back {'],
  ['', ''],
])('%s becomes %s', (template, subject) => {
  expect(subjectOf(template, { fields })).toBe(subject);
});

test('answers can’t break the line or make it long', () => {
  const evil = [
    answer('Name', 'Ada\r\nBcc: evil@example.com\u0000\u2028x'),
    answer('Long', 'x'.repeat(9000)),
  ];
  expect(subjectOf('{Name}', { fields: evil })).toBe('Ada Bcc: evil@example.com x');
  expect(subjectOf('{Long}', { fields: evil })).toHaveLength(255);
});
