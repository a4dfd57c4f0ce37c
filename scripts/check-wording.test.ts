import { expect, it, test } from 'vitest';
import broken from './fixtures/wording/broken.json' with { type: 'json' };
import { faultsInMessage, faultsInProse } from './wording/find.ts';
import { WORDING_RULES } from './wording/rules.ts';

const namesIn = (key: string, text: string) => faultsInMessage(key, text).map(({ rule }) => rule);

it('has one invalid text for each rule', () => {
  expect(Object.keys(broken)).toEqual(WORDING_RULES.map(({ name }) => name));
});

test.each(Object.entries(broken))('reports %s in “%s”', (rule, text) => {
  expect(namesIn('ANY.KEY', text)).toEqual([rule]);
});

test.each([
  'Send reset link',
  'Picture-in-picture',
  'Use the Content tab to change what it says and the Design tab to change how it looks.',
  'Items can link to pages, URLs, and email addresses.',
  'Mail options',
  'More save options',
  'Low contrast: {{ratio}}:1. Aim for {{needed}}:1.',
  'Saving…',
])('accepts “%s”', (text) => {
  expect(namesIn('ANY.KEY', text)).toEqual([]);
});

it('allows exceptions by key, and any word in synonyms', () => {
  expect(namesIn('MODULE.SETTINGS.MAIL.AUTH.LOGIN', 'Login')).toEqual([]);
  expect(namesIn('WIDGET.IMAGE.SYNONYMS', 'picture, photo')).toEqual([]);
});

it('ignores code, tags, and link targets in prose', () => {
  expect(faultsInProse('Set `PLINTH_ADDRESS`, see [Blocks](address.md), <kbd>L</kbd>')).toEqual([]);
  expect(faultsInProse('It cannot be undone, see the picture').map(({ rule }) => rule)).toEqual([
    'image',
  ]);
});
