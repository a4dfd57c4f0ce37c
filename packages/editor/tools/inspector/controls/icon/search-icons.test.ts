import { type Bundle, loadI18n } from '@plinth/i18n';
import { ICON_NAMES } from '@plinth/widgets/kit';
import { expect, test } from 'vitest';
import { searchIcons } from './search-icons.ts';

const { t } = await loadI18n<Bundle>(['editor', 'widgets']);

test('icons are found by their name and by other words', () => {
  expect(searchIcons(t, 'date')).toEqual(['calendar']);
  expect(searchIcons(t, 'telephone')).toEqual(['phone']);
  expect(searchIcons(t, 'email')).toEqual(['mail']);
  expect(searchIcons(t, 'shop')).toEqual(['cart']);
  expect(searchIcons(t, 'opening hours')).toEqual(['clock']);
  expect(searchIcons(t, 'unicorn')).toEqual([]);
});

test('all icons are there without a search', () => {
  expect(searchIcons(t, ' ')).toEqual(ICON_NAMES);
});
