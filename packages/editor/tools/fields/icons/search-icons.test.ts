import { allIcons } from '@plinth/widgets/icon-set';
import { expect, test } from 'vitest';
import { iconLabel, searchIcons } from './search-icons.ts';

const found = (search: string) => searchIcons(allIcons(), search).map(({ name }) => name);

test.each([
  ['date', 'calendar'],
  ['telephone', 'phone'],
  ['email', 'mail'],
  ['shop', 'cart'],
  ['opening hours', 'clock'],
  ['Arrow right', 'arrow_right'],
  ['arrow-right', 'arrow_right'],
  ['anchor', 'anchor'],
  ['puppy', 'dog'],
])('%s finds %s', (search, icon) => {
  expect(found(search)).toContain(icon);
});

test('crossed-out icons come last', () => {
  const boats = found('boat');
  expect(boats[0]).toMatch(/boat/);
  expect(boats.indexOf('anchor')).toBeLessThan(boats.indexOf('anchor_off'));
});

test('an icon with that name comes first, and nothing without a match', () => {
  expect(found('home')[0]).toBe('home');
  expect(found('dog')[0]).toBe('dog');
  expect(found('unicornus')).toEqual([]);
});

test('all icons are there without a search, the common ones first', () => {
  expect(found(' ').length).toBeGreaterThan(5000);
  expect(found('')[0]).toBe('arrow_right');
});

test('names in words', () => {
  expect(iconLabel('arrow_up_right')).toBe('Arrow up right');
});
